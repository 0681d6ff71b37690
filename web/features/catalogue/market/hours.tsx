import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract.gen.d.ts';
import { durationText } from '#domain/catalogue/names.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { TextPart } from '../../../kit/ui/page/prose.tsx';

/** How a package of hours is used up. */
export function Hours({ hours }: { hours: NonNullable<Product['hourPackage']> }) {
  const { t } = useTranslation(['market']);
  const { locale } = useLocale();
  const values = { hours: durationText(hours.hours, locale) };
  return (
    <TextPart title={t('market:product.hours.title')}>
      <MarkedList
        items={[
          t('market:product.hours.units', values),
          t('market:product.hours.until'),
          t('market:product.hours.rest'),
          t('market:product.hours.balance'),
        ]}
        included
      />
    </TextPart>
  );
}
