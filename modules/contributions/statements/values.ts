/** Days and amounts as banks write them. */

const written = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d{2})(?!\d)/,
];

/** `2026-12-03` of `03.12.26`, `3.12.2026` or an instant; undefined for what is no day. */
export function dayOf(text: string): string | undefined {
  for (const form of written) {
    const { year = '', month = '', day = '' } = form.exec(text.trim())?.groups ?? {};
    if (year !== '') return realDay(year.length === 2 ? `20${year}` : year, month, day);
  }
  return undefined;
}

export function realDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
  return isReal && year.startsWith('20') ? iso : undefined;
}

const amount =
  /^(?<sign>[+-]?)(?<whole>[1-9]\d{0,2}(?:(?<mark>[.,'])\d{3})(?:\k<mark>\d{3}){0,3}|\d{1,12})(?:(?<point>[.,])(?<cents>\d{0,2}))?(?<after>[+-]?)$/;

/** Cents of `1.234,56`, `-1234.5` or `1,234.56 EUR`; undefined for what is no amount. */
export function centsOf(text: string): number | undefined {
  const bare = text.replace(/[−–]/g, '-').replace(/[\s\u00a0]|€|EUR/g, '');
  const found = bare.length > 30 ? undefined : amount.exec(bare)?.groups;
  const { sign = '', whole = '', mark, point, cents = '', after = '' } = found ?? {};
  if (whole === '' || (mark !== undefined && mark === point)) return undefined;
  const value = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' || after === '-' ? -value : value;
}

// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffe\uffff]/g;
const nothingSaid = /^(?:not ?provided|nonref|unknown|unbekannt)$/i;
const TEXT_MAX = 140;

/** Words of a bank on one line; null where there are none. */
export function wordsOf(text: string | undefined): string | null {
  const words = (text ?? '')
    .slice(0, 4 * TEXT_MAX)
    .toWellFormed()
    .replace(unprintable, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .trim();
  return /[\p{L}\p{N}]/u.test(words) && !nothingSaid.test(words) ? words : null;
}

/** The last four characters of the number of an account. */
export const accountOf = (number: string | undefined): string | null =>
  (number ?? '').replace(/[^A-Za-z0-9]/g, '').slice(-4) || null;
