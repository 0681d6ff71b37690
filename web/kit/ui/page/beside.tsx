import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BesideProps {
  head: ReactNode;
  /** Stays in view beside the text; on phones it follows the head. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page about one thing: its head and text, with a card for the facts and the next step. */
export const Beside = ({ head, aside, children }: BesideProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) clamp(288px, 36%, 384px)' },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { md: 4, lg: 8 },
      rowGap: 5,
      alignItems: 'start',
    }}
  >
    <div>{head}</div>
    <Box sx={{ gridRow: { md: 'span 2' }, position: { md: 'sticky' }, top: { md: 108 } }}>
      {aside}
    </Box>
    <Box sx={{ '& > * + *': { mt: 5 } }}>{children}</Box>
  </Box>
);
