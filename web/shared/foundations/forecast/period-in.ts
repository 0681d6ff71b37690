import { dayKey, dayRange, shortDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

interface Words {
  locale: Locale;
  now: string;
  range: (ends: { from: string; to: string }) => string;
}

/** A period in days; a single day where it begins and ends on one. */
export const periodIn = (
  { from, to }: { from: string; to: string },
  { locale, now, range }: Words,
): string =>
  dayKey(from) === dayKey(to)
    ? shortDate(from, locale, now)
    : range(dayRange(from, to, locale, now));
