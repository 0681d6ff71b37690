import type { useTranslate } from 'ra-core';
import { daysBetween } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Translate = ReturnType<typeof useTranslate>;

/** How long something has been waiting: `3 Tagen`, `gestern`, `4 Std.` (read after "since"). */
export function waitingSince(instant: string, now: number, translate: Translate): string {
  const passed = Math.max(0, now - Date.parse(instant));
  const days = daysBetween(instant, new Date(now).toISOString());
  if (days <= 0 || passed < 12 * HOUR_MS) {
    const hours = Math.floor(passed / HOUR_MS);
    if (hours >= 1) return translate('time.hours', { count: hours });
    return translate('time.minutes', { count: Math.max(1, Math.floor(passed / MINUTE_MS)) });
  }
  return days === 1 ? translate('time.yesterday') : translate('time.days', { count: days });
}

/** When something is due: `gestern`, `heute`, `morgen`, `25. Nov.`. */
export function dueDay(instant: string, now: number, locale: Locale, translate: Translate) {
  const days = daysBetween(instant, new Date(now).toISOString());
  const word = { '1': 'yesterday', '0': 'today', '-1': 'tomorrow' }[String(days)];
  return word ? translate(`time.${word}`) : shortDay(instant, locale);
}

/** `25. Nov.` */
export const shortDay = (instant: string, locale: Locale) =>
  inBerlin(locale, { day: 'numeric', month: 'short' }).format(new Date(instant));

/** `21.11.2026, 18:48` */
export const dayAndTime = (instant: string, locale: Locale) =>
  inBerlin(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(instant));

const inBerlin = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    ...options,
  });

/** The API counts to this, then it only says that there are more. */
const COUNTED_MAX = 1_000;

/** `12`, or `1.000+` for a list that is longer than what is counted. */
export const countText = (total: number, locale: Locale): string => {
  const digits = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB');
  return total > COUNTED_MAX ? `${digits.format(COUNTED_MAX)}+` : digits.format(total);
};
