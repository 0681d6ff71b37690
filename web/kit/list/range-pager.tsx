import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Locale } from '#domain/site/paths.ts';
import { useTexts } from '../texts/use-texts.ts';
import { rowsPerTable } from './list-address.ts';

interface Props {
  page: number;
  /** How many rows this page has. */
  rows: number;
  total: Total;
  onPage: (page: number) => void;
}

/** How many rows a list has; the API counts to a limit, then it only says that there are more. */
export interface Total {
  total: number;
  more?: true;
}

/** Pages of a table; hidden while there is only one. */
export function RangePager({ page, rows, total, onPage }: Props) {
  const { t, locale } = useTexts('list');
  const hasNext = total.more ? rows === rowsPerTable : page * rowsPerTable < total.total;
  if (!hasNext && page === 1) return null;
  const from = (page - 1) * rowsPerTable + 1;
  const to = hasNext ? page * rowsPerTable : Math.max(from, total.total);
  return (
    <Box component="nav" aria-label={t('list:pager.label')} sx={bar}>
      <IconButton
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('list:pager.previous')}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <output>{t('list:pager.range', { from, to, total: countText(total, locale) })}</output>
      <IconButton
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
        aria-label={t('list:pager.next')}
      >
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  );
}

/** `12`, or `1.000+` for a list that is longer than what is counted. */
export function countText({ total, more }: Total, locale: Locale): string {
  const digits = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(total);
  return more ? `${digits}+` : digits;
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 2,
  color: 'text.secondary',
} as const;
