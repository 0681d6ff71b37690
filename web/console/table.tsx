import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/**
 * A table that becomes a list of cards on phones: each cell then carries the name of its column.
 * Columns are CSS grid tracks, `columns`.
 */
export const tableSx = (columns: string) => ({
  width: '100%',
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr auto', md: columns },
    columnGap: 2,
    rowGap: 0.75,
    alignItems: 'start',
    px: { xs: 2, md: 3 },
    py: 1.75,
    position: 'relative',
    '& + [role="row"]::before, &[data-head] + *::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: { xs: 16, md: 24 },
      right: { xs: 16, md: 24 },
      borderTop: '1px solid var(--s-palette-divider)',
    },
  },
  '& [role="row"][data-head]': {
    display: { xs: 'none', md: 'grid' },
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& [role="row"][data-selected]': { bgcolor: 'brand.highlight' },
  '& [role="cell"]': { minWidth: 0, fontSize: '0.9375rem' },
  '& [role="cell"][data-wide]': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& [role="cell"] [data-label]': {
    display: { md: 'none' },
    color: 'text.secondary',
    mr: 0.75,
  },
});

interface CellProps {
  /** Name of the column, spoken on phones where there is no head. */
  label?: string;
  wide?: boolean;
  children: ReactNode;
}

export function Cell({ label, wide, children }: CellProps) {
  return (
    <Box role="cell" data-wide={wide || undefined}>
      {label && <span data-label="">{label}</span>}
      {children}
    </Box>
  );
}

/** Rows in the shape of those that will come. */
export function SkeletonRows({ count, cells }: { count: number; cells: number }) {
  return Array.from({ length: count }, (_row, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <Box key={row} role="row">
      {Array.from({ length: cells }, (_cell, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike.
        <Box key={cell} role="cell">
          <Skeleton width={cell === 0 ? '80%' : '60%'} height={28} />
        </Box>
      ))}
    </Box>
  ));
}
