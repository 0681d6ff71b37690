import type { Product } from '#api/contract.ts';
import { durationText } from '#domain/catalogue/names.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { MarkedList } from '../../shared/pages/lists.tsx';
import { TextPart } from '../../shared/pages/prose.tsx';

/** How a package of hours is used up. */
export function Hours({ hours }: { hours: NonNullable<Product['hourPackage']> }) {
  const { t, texts, locale } = useI18n('market');
  const { title } = texts.market.product.hours;
  const values = { hours: durationText(hours.hours, locale), months: hours.redeemableMonths };
  return (
    <TextPart title={title}>
      <MarkedList
        items={[
          t('market:product.hours.units', values),
          t('market:product.hours.months', values),
          t('market:product.hours.balance'),
        ]}
        included
      />
    </TextPart>
  );
}
