import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductCard } from '#api/contract.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { AddToCart } from '../orders/cart/add-to-cart.tsx';
import { canBeAdded } from '../orders/cart/can-be-added.ts';

/** What a card's button does. It lies above the link that covers the card. */
export function ProductAction({ product }: { product: ProductCard }) {
  const { t, texts, to } = useI18n('shop');
  const { id, title } = product;
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      {canBeAdded(product) ? (
        <AddToCart product={product} label={texts.shop.cart.add} variant="outlined" icon />
      ) : (
        <Button
          variant="outlined"
          href={to('product', { id })}
          aria-label={t('shop:card.detailsOf', { title })}
        >
          {texts.shop.card.details}
        </Button>
      )}
    </Box>
  );
}
