import { dateFormat, numberFormat, ZONE } from './intl.ts';
import type { Locale } from './paths.ts';

// Dates, money and file sizes for readers. Days and times are in Berlin time.

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

// The parts are joined here, because server and browser may join them differently.
function partsOf(instant: string, locale: Locale, month: 'long' | 'short' = 'long') {
  const format = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(new Date(instant));
  return (part: Part) => parts.find(({ type }) => type === part)?.value ?? '';
}

/** `26. November 2026`, its day and month on one line. */
export function longDate(instant: string, locale: Locale): string {
  const part = partsOf(instant, locale);
  const day = locale === 'de' ? `${part('day')}.` : part('day');
  return `${day}\u00a0${part('month')} ${part('year')}`;
}

/** `26. November`, with the year unless it is the current one. */
export function shortDate(instant: string, locale: Locale, now: string): string {
  const part = partsOf(instant, locale);
  const day = locale === 'de' ? `${part('day')}.` : part('day');
  const year = part('year') === partsOf(now, locale)('year') ? '' : ` ${part('year')}`;
  return `${day}\u00a0${part('month')}${year}`;
}

/** `30. Juni`, of `06-30`. */
export const dayOfYear = (day: string, locale: Locale): string =>
  shortDate(`2025-${day}`, locale, '2025-01-01');

/** Both ends of a period: `12.` and `26. Januar`, with the year unless it is the current one. */
export function dayRange(from: string, to: string, locale: Locale, now: string) {
  const first = partsOf(from, locale);
  const last = partsOf(to, locale);
  const dayOf = (part: typeof first) => (locale === 'de' ? `${part('day')}.` : part('day'));
  const sameYear = first('year') === last('year');
  const sameMonth = sameYear && first('month') === last('month');
  const firstYear = sameYear ? '' : ` ${first('year')}`;
  return {
    from: sameMonth ? dayOf(first) : `${dayOf(first)}\u00a0${first('month')}${firstYear}`,
    to: shortDate(to, locale, now),
  };
}

/** `Donnerstag, 26. November`, with the year unless it is the current one. */
export const spokenDay = (instant: string, locale: Locale, now: string) =>
  `${partsOf(instant, locale)('weekday')}, ${shortDate(instant, locale, now)}`;

/** `Donnerstag, 26. November 2026` */
export const longDay = (instant: string, locale: Locale) =>
  `${partsOf(instant, locale)('weekday')}, ${longDate(instant, locale)}`;

/** `Donnerstag, 26. November, um 10:30 Uhr`: for sentences, in which the year is clear. */
export function spokenDate(instant: string, locale: Locale, now: string): string {
  const day = spokenDay(instant, locale, now);
  const time = clock(instant, locale);
  return locale === 'de' ? `${day}, um ${time}` : `${day} at ${time}`;
}

/** `Donnerstag, 26. November 2026, 10:30 Uhr (MEZ)` */
export const appointmentDate = (instant: string, locale: Locale) =>
  `${longDay(instant, locale)}, ${clock(instant, locale)} (${zoneOf(instant, locale)})`;

/** `10:30 Uhr` */
export function clock(instant: string, locale: Locale): string {
  return locale === 'de'
    ? `${clockDigits(instant, locale)}\u00a0Uhr`
    : clockDigits(instant, locale);
}

/** `10:30` */
export function clockDigits(instant: string, locale: Locale): string {
  const part = partsOf(instant, locale);
  return `${part('hour')}:${part('minute')}`;
}

/** The leaf of a calendar icon. */
export function calendarLeaf(instant: string, locale: Locale) {
  const part = partsOf(instant, locale, 'short');
  const whole = part('month').replace('.', '');
  const month = whole.slice(0, 3);
  return {
    day: part('day'),
    month: locale === 'de' && whole !== 'Mai' ? `${month}.` : month,
    weekday: part('weekday').slice(0, locale === 'de' ? 2 : 3),
  };
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** `2026-11-26`, the day in Berlin. */
export const dayKey = (instant: string) => days.format(new Date(instant));

/** An instant of the last whole day before this end: what is due by midnight is due on the day before. */
export const lastDayBefore = (end: string | Date): string =>
  new Date(new Date(end).getTime() - 1).toISOString();

/** MEZ or MESZ; CET or CEST. */
export function zoneOf(instant: string, locale: Locale): string {
  const summer = offsetHours(instant) === 2;
  if (locale === 'de') return summer ? 'MESZ' : 'MEZ';
  return summer ? 'CEST' : 'CET';
}

function offsetHours(instant: string): number {
  const hour = Number(partsOf(instant, 'en')('hour'));
  return (hour - new Date(instant).getUTCHours() + 24) % 24;
}

export const hourIn = (instant: string) => Number(partsOf(instant, 'en')('hour'));

/** Hours until which it is morning; German "Guten Tag" begins earlier than English "good afternoon". */
const morningEnds: Record<Locale, number> = { de: 11, en: 12 };

type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

/** The time of day for a greeting; at night only a neutral one fits. */
export function partOfDay(instant: string, locale: Locale): PartOfDay {
  const hour = hourIn(instant);
  if (hour < 4) return 'night';
  if (hour >= 18) return 'evening';
  return hour < morningEnds[locale] ? 'morning' : 'day';
}

/** Calendar days in Berlin between two instants; 1 is from yesterday to today. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(dayKey(to)) - Date.parse(dayKey(from))) / 86_400_000);

/** `5.000,00 €`, `€5,000.00` */
export const money = (cents: number, locale: Locale) =>
  numberFormat(locale, { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replaceAll('\u202f', '\u00a0');

/** `1.232 €`: for estimates, which must not look like an invoice. */
export const wholeEuros = (cents: number, locale: Locale) =>
  numberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    cents / 100,
  );

/** `1.232`, without a sign, for columns and sums. */
export const wholeNumber = (cents: number, locale: Locale) =>
  numberFormat(locale, { maximumFractionDigits: 0 }).format(cents / 100);

/** `184 kB`, `2,4 MB` */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = bytes / 1024;
  const large = kilobytes >= 1000;
  const digits = numberFormat(locale, { maximumFractionDigits: large ? 1 : 0 });
  const value = large ? kilobytes / 1024 : Math.max(1, kilobytes);
  return `${digits.format(value)}\u00a0${large ? 'MB' : 'kB'}`;
}

/** The optional zero before a number, which is not dialled after a country code. */
const TRUNK_ZERO = /\(0\)/g;
/** Country codes after which the leading zero of a national number is dropped. */
const ZERO_AFTER_CODE =
  /^(\+(?:27|31|32|33|40|41|43|44|46|49|61|81|86|90|353|358|380|381|385|386|421))0/;

/** The link that dials a phone number, however it is written: `+49 (0)221 555 77`. */
export function phoneLink(phone: string): string {
  const isAbroad = /^\s*(?:\+|00)/.test(phone);
  const written = isAbroad ? phone.replace(TRUNK_ZERO, '') : phone;
  const digits = written.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${digits.replace(ZERO_AFTER_CODE, '$1')}`;
}

/** `1 Stunde 30 Minuten` */
export function duration(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words =
    locale === 'de'
      ? { hours: hours === 1 ? 'Stunde' : 'Stunden', minutes: 'Minuten' }
      : { hours: hours === 1 ? 'hour' : 'hours', minutes: 'minutes' };
  const parts = [
    ...(hours > 0 || rest === 0 ? [`${hours}\u00a0${words.hours}`] : []),
    ...(rest > 0 ? [`${rest}\u00a0${words.minutes}`] : []),
  ];
  return parts.join(' ');
}
