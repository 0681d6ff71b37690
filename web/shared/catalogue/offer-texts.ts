import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** The price as people read it: the total with VAT first, then what it is made of. */
export function usePriceTexts({ price }: Pick<ProductCard, 'price'>) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const { kind, grossCents: total, netCents, vatPercent: percent, note } = price;
  if (total === null || netCents === null) {
    return { amount: t('catalogue:price.onRequest'), tax: null, taxShort: null, note };
  }
  const gross = money(total, locale);
  return {
    amount: kind === 'from' ? t('catalogue:price.from', { amount: gross }) : gross,
    tax: t('catalogue:price.tax', { percent, net: money(netCents, locale) }),
    taxShort: t('catalogue:price.taxShort', { percent }),
    note,
  };
}

/** Who offers it. In demos, tax advisers and partners are invented, and are named as such. */
export function useVendorName({ vendor, sample }: Pick<ProductCard, 'vendor' | 'sample'>): string {
  const { t } = useTranslation(['catalogue']);
  const { kind, name } = vendor;
  if (kind === 'law-firm') return t('catalogue:vendor.lawFirm', { name });
  return sample && kind !== 'operator' ? t('catalogue:vendor.sample', { name }) : name;
}
