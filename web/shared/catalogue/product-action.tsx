import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { AddToCart } from '../orders/cart/add-to-cart.tsx';
import { canBeAdded } from '../orders/cart/can-be-added.ts';

/** What a card's button does. It lies above the link that covers the card. */
export function ProductAction({ product }: { product: ProductCard }) {
  const { t } = useTranslation(['catalogue']);
  const { to } = useLocale();
  const { id, title } = product;
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      {canBeAdded(product) ? (
        <AddToCart product={product} label={t('catalogue:cart.add')} variant="outlined" icon />
      ) : (
        <Button
          variant="outlined"
          href={to('product', { id })}
          aria-label={t('catalogue:card.detailsOf', { title })}
        >
          {t('catalogue:card.details')}
        </Button>
      )}
    </Box>
  );
}
