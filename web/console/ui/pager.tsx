import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';

/** Pages through a list; nothing to see when there is but one page. */
export function Pages() {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage } = useListContext();
  if (total <= perPage && page === 1) return null;
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  return (
    <Box component="nav" aria-label={translate('foundations.pages')} sx={bar}>
      <IconButton
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
        aria-label={translate('foundations.previous')}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <output>{translate('foundations.range', { from, to, total })}</output>
      <IconButton
        disabled={to >= total}
        onClick={() => setPage(page + 1)}
        aria-label={translate('foundations.next')}
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
