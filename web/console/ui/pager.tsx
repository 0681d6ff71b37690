import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { countText } from './formats.ts';
import { useLocale } from './use-locale.ts';

/** Pages of the surrounding list; hidden while there is only one. */
export function Pager() {
  const translate = useTranslate();
  const locale = useLocale();
  const {
    page,
    perPage,
    total = 0,
    hasPreviousPage,
    hasNextPage,
    setPage,
  } = useListPaginationContext();
  if (total <= perPage && page === 1) return null;
  const from = (page - 1) * perPage + 1;
  const to = hasNextPage ? page * perPage : Math.max(from, total);
  return (
    <Box component="nav" aria-label={translate('pager.label')} sx={bar}>
      <IconButton
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
        aria-label={translate('pager.previous')}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <output>{translate('pager.range', { from, to, total: countText(total, locale) })}</output>
      <IconButton
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
        aria-label={translate('pager.next')}
      >
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 2,
  color: 'text.secondary',
} as const;
