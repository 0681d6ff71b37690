import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#api/contract.gen.d.ts';
import {
  deliveryModeNames,
  durationText,
  productCategoryNames,
  productTypeNames,
} from '#domain/catalogue/names.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import styles from './fact-list.module.css';
import { useVendorName } from './offer-texts.ts';

/** Names and values between hairlines. */
export const FactList = ({ product }: { product: ProductCard }) => (
  <dl className={styles.facts}>
    {useFacts(product).map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What is known of a product, by name. */
function useFacts(product: ProductCard): [name: string, value: string][] {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const words = t('catalogue:facts');
  const { type, category, durationHours, delivery, coach, startsAt, location } = product;
  const { hourPackage } = product;
  const vendor = useVendorName(product);
  const hours = hourPackage && { hours: durationText(hourPackage.hours, locale) };
  const facts: [string, string | null | false][] = [
    [words.type, productTypeNames[type][locale]],
    [words.category, productCategoryNames[category][locale]],
    [words.duration, durationHours !== null && durationText(durationHours, locale)],
    [words.hours, hours && t('catalogue:facts.hoursWithin', hours)],
    [words.date, startsAt && appointmentDate(startsAt, locale)],
    [words.place, location],
    [words.delivery, deliveryModeNames[delivery][locale]],
    [words.coach, coach],
    [words.vendor, vendor],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
