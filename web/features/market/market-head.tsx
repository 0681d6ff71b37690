import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CartButton } from '../../shared/shop/cart-button.tsx';

/** What a page of the marketplace begins with, and the way to the cart. */
export const MarketHead = ({ inCart, children }: { inCart: number; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: 1.5,
      pr: 'var(--corner)',
    }}
  >
    <Box sx={{ '--corner': '0px' }}>{children}</Box>
    <CartButton count={inCart} />
  </Box>
);
