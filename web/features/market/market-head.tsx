import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { CartButton } from '../../shared/shop/cart-button.tsx';

/** What a page of the marketplace begins with, and the ways to orders and cart. */
export function MarketHead({ inCart, children }: { inCart: number; children: ReactNode }) {
  const { texts, to } = useI18n('market');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 1.5,
        // Notices and the user menu have the corner.
        pr: { md: 15 },
      }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button href={to('orders')}>{texts.market.orders}</Button>
        <CartButton count={inCart} />
      </Box>
    </Box>
  );
}
