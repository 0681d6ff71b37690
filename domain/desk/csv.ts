import { dayKey } from '../site/formats.ts';

/** A number of our own, or a text that other people may have written. */
export type CsvValue = string | null | { number: string };

/** With this mark Excel reads umlauts correctly. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** German Excel splits columns at this character; other programs ask or accept it. */
const SEPARATOR = ';';
/** The beginning of text that programs take for a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const PHONE = /^\+\d[\d\s()/.-]{5,38}$/;

/** A line by RFC 4180, in which other people's text never becomes a formula. */
export const csvLine = (values: readonly CsvValue[]): string =>
  `${values.map(field).join(SEPARATOR)}\r\n`;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.number;
  const harmless = harmlessOf(value);
  return /[";\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A tab also keeps a phone number a text, and stays invisible, unlike an apostrophe. */
function harmlessOf(value: string): string {
  if (PHONE.test(value)) return `\t${value}`;
  return FORMULA.test(value) ? `'${value}` : value;
}

/** `1234,56`: the number format of the language without separators of thousands. */
export const csvMoney = (cents: number, locale: 'de' | 'en'): CsvValue => ({
  number: (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.'),
});

/** The day of an instant in Berlin. */
export const csvDay = (instant: string | null): CsvValue =>
  instant === null ? null : dayKey(instant);
