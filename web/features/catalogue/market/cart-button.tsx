import Button from '@mui/material/Button';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** Leads to the cart and says how much is in it. */
export function CartButton({ count }: { count: number }) {
  const { t } = useTranslation(['catalogue']);
  const { to } = useLocale();
  return (
    <Button
      variant="outlined"
      href={to('cart')}
      startIcon={<ShoppingCart size={20} strokeWidth={1.75} aria-hidden="true" />}
      sx={{ flexShrink: 0 }}
    >
      {count === 0 ? t('catalogue:cart.buttonEmpty') : t('catalogue:cart.button', { count })}
    </Button>
  );
}
