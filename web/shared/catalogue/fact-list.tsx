import Box from '@mui/material/Box';
import type { ProductCard } from '#api/contract.ts';
import { useFacts } from './facts.ts';

/** Names and values between hairlines. */
export const FactList = ({ product }: { product: ProductCard }) => (
  <Box component="dl" sx={{ m: 0, mt: 3, borderTop: 1, borderColor: 'divider' }}>
    {useFacts(product).map(([name, value]) => (
      <Box
        key={name}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
          gap: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          fontSize: '0.9375rem',
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
