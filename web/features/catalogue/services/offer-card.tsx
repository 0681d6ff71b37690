import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Product } from '#api/contract.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FactList } from '../../../shared/catalogue/fact-list.tsx';
import { usePriceTexts } from '../../../shared/catalogue/offer-texts.ts';
import { PriceCard } from '../../../shared/catalogue/price-card.tsx';
import { canBeAdded } from '../../../shared/orders/cart/can-be-added.ts';

/** Price, facts and the next step, beside the description. */
export function OfferCard({ product }: { product: Product }) {
  const { amount, tax, note } = usePriceTexts(product);
  return (
    <PriceCard product={product} amount={amount} notes={[tax, note]}>
      <FactList product={product} />
      <NextStep product={product} />
    </PriceCard>
  );
}

/** Into the cart, which works without script; what is not sold is talked about first. */
function NextStep({ product }: { product: Product }) {
  const { t, to } = useTexts('services', 'shop');
  const sold = canBeAdded(product);
  return (
    <>
      {sold && (
        <Box
          component="form"
          method="post"
          action={to('service', { id: product.id })}
          sx={{ mt: 3 }}
        >
          <Button type="submit" variant="contained" size="large" fullWidth>
            {t('shop:cart.addLong')}
          </Button>
        </Box>
      )}
      <Button
        variant={sold ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        sx={{ mt: sold ? 1.5 : 3 }}
      >
        {t('services:detail.meeting')}
      </Button>
      {!sold && (
        <Button variant="outlined" size="large" fullWidth href={to('register')} sx={{ mt: 1.5 }}>
          {t('services:detail.register')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {sold ? t('services:detail.loginFirst') : t('services:detail.notSold')}
      </Typography>
    </>
  );
}
