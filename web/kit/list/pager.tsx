import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageName } from '#domain/site/paths.ts';
import { useLocale } from '../texts/use-locale.ts';

export const rowsPerPage = 20;
const lastPage = 10_000;

/** The page that an address asks for, from 1. */
export function pageIn({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** Which rows the API is asked for. */
export const rowsOf = (page: number) => ({ limit: rowsPerPage, offset: (page - 1) * rowsPerPage });

/** Another page of a list is read from its beginning; the ref belongs to what leads there. */
export function useFocusOnPage(page: number) {
  const pager = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const followed = pager.current?.contains(document.activeElement);
    if (followed) document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
  return pager;
}

interface PagerProps {
  list: PageName;
  page: number;
  total: number;
}

/** Leads through a list whose newest rows come first. */
export function Pager({ list, page, total }: PagerProps) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const pager = useFocusOnPage(page);
  const hasOlder = page * rowsPerPage < total;
  if (page === 1 && !hasOlder) return null;
  const at = (number: number) => to(list) + (number === 1 ? '' : `?page=${number}`);
  return (
    <Box
      component="nav"
      ref={pager}
      aria-label={t('common:pager.label')}
      sx={{ display: 'flex', gap: 1.5, mt: 3 }}
    >
      {page > 1 && (
        <Button variant="outlined" href={at(page - 1)}>
          {t('common:pager.newer')}
        </Button>
      )}
      {hasOlder && (
        <Button variant="outlined" href={at(page + 1)}>
          {t('common:pager.older')}
        </Button>
      )}
    </Box>
  );
}
