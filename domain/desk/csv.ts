/** A number that we have written ourselves, or a text that somebody else may have. */
export type CsvValue = string | null | { number: string };

/** So that Excel reads umlauts as such. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** German Excel opens files with it in columns; others ask or take it, too. */
const SEPARATOR = ';';
/** What programs take for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const PHONE = /^\+\d[\d\s()/.-]{5,38}$/;

/** A line as RFC 4180 has it, in which no text of other people is a formula. */
export const csvLine = (values: readonly CsvValue[]): string =>
  `${values.map(field).join(SEPARATOR)}\r\n`;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.number;
  const harmless = harmlessOf(value);
  return /[";\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A tab keeps a number to dial a text as well, and does not show; an apostrophe does. */
function harmlessOf(value: string): string {
  if (PHONE.test(value)) return `\t${value}`;
  return FORMULA.test(value) ? `'${value}` : value;
}

/** `1234,56`, as the language writes it but without separators of thousands. */
export const csvMoney = (cents: number, locale: 'de' | 'en'): CsvValue => ({
  number: (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.'),
});
