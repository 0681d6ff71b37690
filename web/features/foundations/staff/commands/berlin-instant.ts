import { TZDate } from '@date-fns/tz';
import { TIME_ZONE } from '#domain/slots/berlin-days.ts';

/** The instant of `2026-11-26` and `10:30` on a clock in Berlin, or null when one is missing. */
export function berlinInstant(date: string, time: string): string | null {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (hour === undefined || minute === undefined) return null;
  const at = new TZDate(year, month - 1, day, hour, minute, TIME_ZONE).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
