const ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** `Do., 26. November 2026, 10:30 Uhr` style, with the zone, since offices elsewhere read it too. */
export const longInstant = (instant: string, locale: string) => {
  const day = part(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = part(locale, { hour: '2-digit', minute: '2-digit', hour12: false });
  const date = new Date(instant);
  const clock = locale === 'de' ? `${time.format(date)} Uhr` : time.format(date);
  return `${day.format(date)}, ${clock} (${zoneOf(date, locale)})`;
};

export const shortDay = (instant: string, locale: string) =>
  part(locale, { day: 'numeric', month: 'short' }).format(new Date(instant));

export const dayAndTime = (instant: string, locale: string) =>
  part(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(instant));

/** How long something has been waiting: `3 Tagen`, `gestern`, `4 Std.` (read after "since"). */
export function waitingSince(instant: string, now: number, translate: Translate): string {
  const passed = Math.max(0, now - Date.parse(instant));
  const days = daysBetween(instant, now);
  if (days <= 0 || passed < 12 * HOUR_MS) {
    const hours = Math.floor(passed / HOUR_MS);
    if (hours >= 1) return translate('time.hours', { count: hours });
    return translate('time.minutes', { count: Math.max(1, Math.floor(passed / MINUTE_MS)) });
  }
  return days === 1 ? translate('time.yesterday') : translate('time.days', { count: days });
}

/** When something is due: `gestern`, `heute`, `morgen`, `25. Nov.`. */
export function dueDay(instant: string, now: number, locale: string, translate: Translate) {
  const word: Record<string, string> = { '1': 'yesterday', '0': 'today', '-1': 'tomorrow' };
  const known = word[String(daysBetween(instant, now))];
  return known ? translate(`time.${known}`) : shortDay(instant, locale);
}

export const euros = (cents: number, locale: string) =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

export function fileSize(bytes: number, locale: string): string {
  const number = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    maximumFractionDigits: 1,
  });
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${number.format(Math.max(1, Math.round(kilobytes)))} KB`;
  return `${number.format(kilobytes / 1024)} MB`;
}

/** The short form under which people speak of a foundation. */
export const fileNumber = (id: string) => id.slice(0, 8).toUpperCase();

/** Days in Berlin between the instant and now; 1 means yesterday, -1 tomorrow. */
function daysBetween(instant: string, now: number): number {
  return Math.round((startOfDay(now) - startOfDay(Date.parse(instant))) / DAY_MS);
}

/** The calendar day in Berlin, as midnight UTC. */
const startOfDay = (at: number) =>
  Date.parse(`${new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at)}T00:00:00Z`);

const part = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { timeZone: ZONE, ...options });

function zoneOf(date: Date, locale: string): string {
  const parts = part(locale, { timeZoneName: 'longOffset' }).formatToParts(date);
  const summer = parts.some(({ value }) => value.includes('+02') || value.includes('+2'));
  if (locale === 'de') return summer ? 'MESZ' : 'MEZ';
  return summer ? 'CEST' : 'CET';
}
