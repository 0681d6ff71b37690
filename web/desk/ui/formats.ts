import type { TFunction } from 'i18next';
import { clock, daysBetween } from '#domain/site/formats.ts';
import { dateFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type StaffTexts = TFunction<['staff']>;

/** How long something has been waiting: `3 Tagen`, `gestern`, `4 Std.` (read after "since"). */
export function waitingSince(instant: string, now: number, t: StaffTexts): string {
  const passed = Math.max(0, now - Date.parse(instant));
  const days = daysBetween(instant, new Date(now).toISOString());
  if (days <= 0 || passed < 12 * HOUR_MS) {
    const hours = Math.floor(passed / HOUR_MS);
    if (hours >= 1) return t('staff:time.hours', { count: hours });
    return t('staff:time.minutes', { count: Math.max(1, Math.floor(passed / MINUTE_MS)) });
  }
  return days === 1 ? t('staff:time.yesterday') : t('staff:time.days', { count: days });
}

/** When something is due: `gestern`, `heute`, `morgen`, `25. Nov.`. */
export function dueDay(instant: string, now: number, locale: Locale, t: StaffTexts) {
  const days = daysBetween(instant, new Date(now).toISOString());
  if (days === 1) return t('staff:time.yesterday');
  if (days === 0) return t('staff:time.today');
  return days === -1 ? t('staff:time.tomorrow') : shortDay(instant, locale);
}

/** `25. Nov.` */
export const shortDay = (instant: string, locale: Locale) =>
  dateFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(instant));

/** `4. Dez., 10:30 Uhr`, where a title says the whole date. */
export const shortInstant = (instant: string, locale: Locale) =>
  `${shortDay(instant, locale)}, ${clock(instant, locale)}`;

/** `21.11.2026` */
export const numericDay = (instant: string, locale: Locale) =>
  dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(instant),
  );

/** `21.11.2026, 18:48` */
export const dayAndTime = (instant: string, locale: Locale) =>
  dateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(instant));

/** `21.11.2026, 18:48:09`: for what is read in the order in which it happened. */
export const toTheSecond = (instant: string, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant));

/** `ML`, of `Mara Lindner`. */
export function initialsIn(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}
