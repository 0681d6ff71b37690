import type { TFunction } from 'i18next';
import { dayKey, daysBetween } from '#domain/site/formats.ts';
import { dateFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';
import { dueDay, shortDay } from '../ui/formats.ts';

/** `gestern`, `heute`, `Mi, 25. Nov.` */
export function dueWords(
  day: string,
  now: number,
  locale: Locale,
  t: TFunction<['staff']>,
): string {
  const days = daysBetween(day, new Date(now).toISOString());
  if (Math.abs(days) <= 1) return dueDay(day, now, locale, t);
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(day)).replace('.', '')}, ${shortDay(day, locale)}`;
}

export const todayIs = (now: number) => dayKey(new Date(now).toISOString());
