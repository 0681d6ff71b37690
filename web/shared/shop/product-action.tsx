import Button from '@mui/material/Button';
import type { ProductCard } from '#api/contract.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** What a card's button does. It lies above the link that covers the card. */
export function ProductAction({ product: { id, title } }: { product: ProductCard }) {
  const { t, texts, to } = useI18n('shop');
  return (
    <Button
      variant="outlined"
      href={to('product', { id })}
      aria-label={t('shop:card.detailsOf', { title })}
      sx={{ position: 'relative', flexShrink: 0 }}
    >
      {texts.shop.card.details}
    </Button>
  );
}
