/** Number of cases by number of days. */
export type Spread = ReadonlyMap<number, number>;

const DAY_MS = 86_400_000;
/** Below this, quarters of a day matter. */
const FINE_DAYS = 14;
const MAX_DAYS = 999;

/** Rounds to counted days: quarters in the first two weeks, then whole days. */
export function countedDays(ms: number): number {
  const days = ms / DAY_MS;
  return days < FINE_DAYS ? Math.round(days * 4) / 4 : Math.min(Math.round(days), MAX_DAYS);
}

/** Interpolates linearly between the two nearest cases in order; null without any. */
export function quantileOf(spread: Spread, share: number): number | null {
  const sorted = [...spread].filter(([, cases]) => cases > 0).toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, cases]) => sum + cases, 0);
  if (total === 0) return null;
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(([, cases]) => (passed += cases) > place)?.[0] ?? 0;
  };
  const place = (total - 1) * share;
  const below = at(Math.floor(place));
  return below + (at(Math.ceil(place)) - below) * (place % 1);
}

export const totalDays = (spread: Spread): number =>
  [...spread].reduce((sum, [days, cases]) => sum + days * cases, 0);
