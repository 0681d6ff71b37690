import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface MarketHeadProps {
  children: ReactNode;
  /** Such as the way to the cart. */
  actions: ReactNode;
}

/** What a page of the marketplace begins with; on phones its actions follow where there is room. */
export const MarketHead = ({ children, actions }: MarketHeadProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      columnGap: 1.5,
      rowGap: 2,
      // Notices and the user menu have the corner.
      pr: { md: 15 },
    }}
  >
    {children}
    <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>
  </Box>
);
