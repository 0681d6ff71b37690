import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Columns = Partial<Record<'sm' | 'md' | 'lg', number>>;

interface CardGridProps {
  /** How many cards stand side by side, from which width on. */
  columns: Columns;
  /** Every card is an `article` with a head and a foot: the feet of a row begin at one height. */
  feet?: boolean;
  /** An `li` each. */
  children: ReactNode;
}

/** A list of cards; those of a row are equally high. */
export const CardGrid = ({ columns, feet = false, children }: CardGridProps) => (
  <Box
    component="ul"
    sx={[
      {
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: tracks(columns),
        gap: { xs: 2, sm: 3 },
      },
      feet ? { '& > li, & > li > article': twoSharedRows } : { '& > li': { display: 'flex' } },
    ]}
  >
    {children}
  </Box>
);

function tracks(columns: Columns): Record<string, string> {
  const counts = Object.entries({ xs: 1, ...columns });
  return Object.fromEntries(
    counts.map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
  );
}

const twoSharedRows = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
} as const;
