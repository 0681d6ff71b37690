import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract.gen.d.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { FactList } from '../../../shared/catalogue/fact-list.tsx';
import { usePriceTexts } from '../../../shared/catalogue/offer-texts.ts';
import { PriceCard } from '../../../shared/catalogue/price-card.tsx';
import { AddToCart } from '../../../shared/orders/cart/add-to-cart.tsx';
import { canBeAdded } from '../../../shared/orders/cart/can-be-added.ts';
import { QuantityField } from '../../../shared/orders/cart/quantity-field.tsx';

/** Price, next step and facts, beside the description. */
export function Offer({ product }: { product: Product }) {
  const { amount, tax, note } = usePriceTexts(product);
  return (
    <PriceCard product={product} amount={amount} notes={[tax, note]}>
      <NextStep product={product} />
      <FactList product={product} />
    </PriceCard>
  );
}

function NextStep({ product }: { product: Product }) {
  const { t } = useTranslation(['market', 'catalogue']);
  const { to } = useLocale();
  if (canBeAdded(product)) {
    return (
      <Box sx={{ mt: 2.5 }}>
        <AddToCart
          product={product}
          label={t('catalogue:cart.addLong')}
          variant="contained"
          size="large"
          fullWidth
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Typography variant="body2">{t('catalogue:cart.quantity')}</Typography>
            <QuantityField value={1} label={t('catalogue:cart.quantity')} />
          </Box>
        </AddToCart>
      </Box>
    );
  }
  if (product.price.kind === 'on-request') {
    return (
      <>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('market:product.onRequest')}
        </Typography>
        <Button variant="contained" size="large" fullWidth href={to('contact')} sx={{ mt: 2 }}>
          {t('market:product.contact')}
        </Button>
      </>
    );
  }
  return <NotSold reason={product.notSoldReason ?? 'not-yet'} />;
}

/** Why there is nothing to order, and whom to ask instead. */
function NotSold({ reason }: { reason: NonNullable<Product['notSoldReason']> }) {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  const { title, text } = t('market:product.notSold')[reason];
  return (
    <>
      <Typography sx={{ mt: 2.5, fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        sx={{ mt: 2 }}
      >
        {t('market:product.meeting')}
      </Button>
    </>
  );
}
