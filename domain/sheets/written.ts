import { ERASED } from '../erased.ts';
import type { PersonDetails } from '../foundations/people/people.ts';
import { type Country, countryNames } from '../orders/countries/names.ts';
import { longDate } from '../site/formats.ts';
import { numberFormat } from '../site/intl.ts';
import type { Locale } from '../site/paths.ts';

// How sheets write days, countries and amounts. A text whose key is gone stays as it reads.

export const dayIn = (day: string, language: Locale): string =>
  day === ERASED ? day : longDate(day, language);

export const countryIn = (code: string, language: Locale): string =>
  countryNames[code as Country]?.[language] ?? code;

export const eurosIn = (euros: number, language: Locale): string =>
  numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
  }).format(euros);

/** `33,3`; a missing figure stays empty. */
export const percentIn = (percent: string, language: Locale): string =>
  language === 'de' ? percent.replace('.', ',') : percent;

type Address = Pick<PersonDetails, 'street' | 'zip' | 'city' | 'country'>;

/** Germany goes without saying. */
const abroad = ({ country }: Address, language: Locale) =>
  country === 'DE' ? [] : [countryIn(country, language)];

export const addressIn = (address: Address, language: Locale): string =>
  [address.street, `${address.zip} ${address.city}`, ...abroad(address, language)].join(', ');

/** Residence or seat. */
export const townIn = (address: Address, language: Locale): string =>
  [address.city, ...abroad(address, language)].join(', ');
