import { TZDate } from '@date-fns/tz';
import { clockDigits, dayKey } from '../site/formats.ts';
import { TIME_ZONE } from './berlin-days.ts';

/** The instant of `2026-11-26` and `10:30` on a clock in Berlin, or null when one is missing. */
export function berlinInstant(date: string, time: string): string | null {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (hour === undefined || minute === undefined) return null;
  const at = new TZDate(year, month - 1, day, hour, minute, TIME_ZONE).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const HOUR_MS = 60 * 60_000;

/**
 * The same for what has happened: in October the clock shows an hour twice, and while the second one is
 * ahead the first is meant.
 */
export function pastBerlinInstant(date: string, time: string, now: Date): string | null {
  const at = berlinInstant(date, time);
  if (at === null || Date.parse(at) <= now.getTime()) return at;
  const before = new Date(Date.parse(at) - HOUR_MS).toISOString();
  return dayKey(before) === date && clockDigits(before, 'en') === time ? before : at;
}
