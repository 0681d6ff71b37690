import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract.gen.d.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { FactList } from '../../../shared/catalogue/fact-list.tsx';
import { usePriceTexts } from '../../../shared/catalogue/offer-texts.ts';
import { PriceCard } from '../../../shared/catalogue/price-card.tsx';
import { canBeAdded } from '../../../shared/orders/cart/can-be-added.ts';
import styles from './offer-card.module.css';

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
  const { t } = useTranslation(['services', 'catalogue']);
  const { to } = useLocale();
  const sold = canBeAdded(product);
  return (
    <>
      {sold && (
        <form method="post" action={to('service', { id: product.id })} className={styles.add}>
          <Button type="submit" variant="contained" size="large" fullWidth>
            {t('catalogue:cart.addLong')}
          </Button>
        </form>
      )}
      <Button
        variant={sold ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        className={sold ? styles.second : styles.first}
      >
        {t('services:detail.meeting')}
      </Button>
      {!sold && (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          href={to('register')}
          className={styles.register}
        >
          {t('services:detail.register')}
        </Button>
      )}
      <Text variant="body2" tone="secondary" className={styles.note}>
        {sold ? t('services:detail.loginFirst') : t('services:detail.notSold')}
      </Text>
    </>
  );
}
