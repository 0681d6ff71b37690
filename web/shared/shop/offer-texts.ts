import type { ProductCard } from '#api/contract.ts';
import { money } from '#domain/site/formats.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** The price as people read it: the total with VAT first, then what it is made of. */
export function usePriceTexts({ price }: Pick<ProductCard, 'price'>) {
  const { t, texts, locale } = useI18n('shop');
  const { kind, grossCents, netCents, vatPercent: percent, note } = price;
  if (grossCents === null || netCents === null) {
    return { amount: texts.shop.price.onRequest, tax: null, taxShort: null, note };
  }
  const gross = money(grossCents, locale);
  return {
    amount: kind === 'from' ? t('shop:price.from', { amount: gross }) : gross,
    tax: t('shop:price.tax', { percent, net: money(netCents, locale) }),
    taxShort: t('shop:price.taxShort', { percent }),
    note,
  };
}

/** Who offers it. In demos, tax advisers and partners are invented, and are named as such. */
export function useVendorName({ vendor, sample }: Pick<ProductCard, 'vendor' | 'sample'>): string {
  const { t } = useI18n('shop');
  const { kind, name } = vendor;
  if (kind === 'law-firm') return t('shop:vendor.lawFirm', { name });
  return sample && kind !== 'operator' ? t('shop:vendor.sample', { name }) : name;
}
