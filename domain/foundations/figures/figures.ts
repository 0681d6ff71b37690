import { addDaysTo } from '../../days/working-days.ts';
import { unfinished } from '../statuses.ts';
import { type Counters, weekOf } from './counted.ts';
import { quantileOf, totalDays } from './spread.ts';

/** Numbers of weeks for which figures are shown. */
export const figureWeeks = [4, 13, 26, 52, 104, 260] as const;
export type FigureWeeks = (typeof figureWeeks)[number];

/** The Mondays of so many weeks, ending with the present one. */
export function weeksUntil(now: string, weeks: number): string[] {
  const last = weekOf(now);
  return Array.from({ length: weeks }, (_, index) => addDaysTo(last, -7 * (weeks - 1 - index)));
}

const FAST = 0.2;
const SLOW = 0.8;
const awaited = ['founder', 'staff', 'lawyer', 'notary', 'bank', 'court'] as const;

/** The sums of these weeks; without completed cases there are no stages and no parties. */
export function figuresOf(counted: ReadonlyMap<string, Counters>, mondays: readonly string[]) {
  const weeks = mondays.map((week) => {
    const { started = 0, completed = 0, cancelled = 0 } = counted.get(week) ?? {};
    return { week, started, completed, cancelled };
  });
  const sum = (name: 'started' | 'completed' | 'cancelled') =>
    weeks.reduce((total, week) => total + week[name], 0);
  const completed = sum('completed');
  const spreads = spreadsOf(mondays.map((week) => counted.get(week) ?? {}));
  const spreadOf = (key: string) => withZeros(spreads.get(key) ?? new Map(), completed);
  const days = awaited.map((party) => totalDays(spreadOf(`party/${party}`)));
  const all = days.reduce((total, some) => total + some, 0);
  const some = completed > 0;
  return {
    weeks,
    started: sum('started'),
    completed,
    cancelled: sum('cancelled'),
    stages: some
      ? unfinished.map((stage) => ({ stage, ...tookOf(spreadOf(`stage/${stage}`)) }))
      : [],
    parties: some
      ? awaited.map((party, index) => ({
          party,
          ...tookOf(spreadOf(`party/${party}`)),
          share: all === 0 ? 0 : Math.round(((days[index] ?? 0) / all) * 100),
        }))
      : [],
  };
}

/** Days and numbers of cases by counter, such as `stage/review-pending`. */
function spreadsOf(weeks: readonly Counters[]) {
  const spreads = new Map<string, Map<number, number>>();
  for (const counters of weeks) {
    for (const [counter, cases] of Object.entries(counters)) {
      const end = counter.lastIndexOf('/');
      if (end < 0) continue;
      const key = counter.slice(0, end);
      const days = Number(counter.slice(end + 1));
      const spread = spreads.get(key) ?? new Map<number, number>();
      spreads.set(key, spread.set(days, (spread.get(days) ?? 0) + cases));
    }
  }
  return spreads;
}

/** Adds the cases that spent no time, which have no counters of their own. */
function withZeros(spread: ReadonlyMap<number, number>, cases: number) {
  const others = [...spread].reduce((sum, [days, some]) => (days === 0 ? sum : sum + some), 0);
  return new Map(spread).set(0, Math.max(0, cases - others));
}

const tenths = (days: number | null) => Math.round((days ?? 0) * 10) / 10;

/** Half of the cases took at most `median`; one fifth was faster than `fast`, another slower than `slow`. */
const tookOf = (spread: ReadonlyMap<number, number>) => ({
  median: tenths(quantileOf(spread, 1 / 2)),
  fast: tenths(quantileOf(spread, FAST)),
  slow: tenths(quantileOf(spread, SLOW)),
});
