import { numberFormat } from '../site/intl.ts';
import type { Locale } from '../site/paths.ts';
import type { DeliveryMode, ProductCategory, ProductType } from './product.ts';

/** Names of the codes, for site and desk. */
type Names<Code extends string> = Record<Code, Record<Locale, string>>;

export const productTypeNames: Names<ProductType> = {
  single: { de: 'Einzelleistung', en: 'Single service' },
  bundle: { de: 'Paket', en: 'Bundle' },
  seminar: { de: 'Seminar', en: 'Seminar' },
  coaching: { de: 'Coaching', en: 'Coaching' },
};

export const productCategoryNames: Names<ProductCategory> = {
  foundation: { de: 'Gründung', en: 'Company formation' },
  legal: { de: 'Recht', en: 'Law' },
  tax: { de: 'Steuern', en: 'Tax' },
  funding: { de: 'Förderung', en: 'Funding' },
  accounting: { de: 'Buchhaltung', en: 'Accounting' },
  controlling: { de: 'Controlling', en: 'Controlling' },
  marketing: { de: 'Marketing', en: 'Marketing' },
  'personality-development': {
    de: 'Persönliche Entwicklung',
    en: 'Personal development',
  },
};

export const deliveryModeNames: Names<DeliveryMode> = {
  online: { de: 'Telefon oder Video', en: 'Phone or video call' },
  'in-person': { de: 'Vor Ort', en: 'In person' },
  hybrid: { de: 'Gespräch und Unterlagen', en: 'Conversation and documents' },
  documents: { de: 'Unterlagen als PDF', en: 'Documents as PDF' },
};

/** Towns with an English name of their own. */
const englishTowns: Record<string, string> = {
  Hannover: 'Hanover',
  Köln: 'Cologne',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
};

/** `Köln, Ehrenfeld`, or `Cologne, Ehrenfeld`. */
export function placeName(place: string, locale: Locale): string {
  const [town = '', ...quarter] = place.split(', ');
  const name = locale === 'en' ? (englishTowns[town] ?? town) : town;
  return [name, ...quarter].join(', ');
}

/** `2 Stunden`, `90 Minuten`: whole or half hours from two hours on, minutes below. */
export function durationText(hours: number, locale: Locale): string {
  const minutes = Math.round(hours * 60);
  const inHours = minutes >= 120 || minutes === 60;
  const number = (value: number) =>
    numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  if (!inHours) return `${number(minutes)}\u00a0${locale === 'de' ? 'Minuten' : 'minutes'}`;
  const unit = { de: hours === 1 ? 'Stunde' : 'Stunden', en: hours === 1 ? 'hour' : 'hours' };
  return `${number(hours)}\u00a0${unit[locale]}`;
}
