import { useTranslation } from 'react-i18next';
import { money, wholeEuros } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

interface Amount {
  amountCents?: number | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
}

/** An amount as people read it; a range in whole euros, since it is none to the cent. */
export function useAmount(): (amount: Amount) => string {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  return ({ amountCents, minCents = 0, maxCents = 0 }) => {
    if (amountCents !== undefined) return money(amountCents, locale);
    if (minCents === maxCents) return money(minCents, locale);
    const [min, max] = [wholeEuros(minCents, locale), wholeEuros(maxCents, locale)];
    return t('costs:amount.range', { min, max });
  };
}
