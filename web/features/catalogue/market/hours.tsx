import type { Product } from '#api/contract.ts';
import { durationText } from '#domain/catalogue/names.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { TextPart } from '../../../kit/ui/page/prose.tsx';

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
