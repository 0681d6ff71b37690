import { linedRows } from '../../../../kit/ui/lined-rows.ts';

export const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
  '& .MuiChip-root': { height: 36 },
} as const;

export const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;

export const rows = { ...linedRows, '& > li:first-of-type': { pt: 0 } } as const;

export const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
