import { addDaysTo } from '../../days/working-days.ts';
import { dayKey } from '../../site/formats.ts';
import { type FinishedCase, stageTimes } from '../forecast/usual.ts';
import { type Status, unfinished } from '../statuses.ts';
import { type Turn, timeByParty } from '../turns/time-by-party.ts';
import { countedDays } from './spread.ts';

/**
 * Counters of a week: `started`, `completed`, `cancelled`, and how many of the completed cases spent so many days
 * in a stage (`stage/review-pending/2.5`) or waiting for a party (`party/court/21`).
 */
export type Counters = Record<string, number>;
/** By the Monday of the week, such as `2026-11-23`. */
export type CountersByWeek = Map<string, Counters>;

export interface CountedCase extends Omit<FinishedCase, 'completedAt' | 'city' | 'registerCourt'> {
  status: Status;
  since: string;
  startedAt: string;
  turns: readonly Turn[];
}

/** The Monday of the week in Berlin. */
export function weekOf(instant: string): string {
  const day = dayKey(instant);
  return addDaysTo(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Adds a case to the counters, or removes one that was added. */
export function count(weeks: CountersByWeek, one: CountedCase, by: 1 | -1): void {
  const add = (week: string, counter: string) => {
    const counters = weeks.get(week) ?? {};
    weeks.set(week, counters);
    counters[counter] = (counters[counter] ?? 0) + by;
  };
  add(weekOf(one.startedAt), 'started');
  const { status, since } = one;
  if (status !== 'completed' && status !== 'cancelled') return;
  const week = weekOf(since);
  add(week, status);
  if (status === 'cancelled') return;
  const spent = stageTimes({ ...one, completedAt: since });
  for (const stage of unfinished) {
    const ms = spent.get(stage) ?? 0;
    if (ms > 0) add(week, `stage/${stage}/${countedDays(ms)}`);
  }
  for (const { party, ms } of timeByParty(one.turns, since)) {
    add(week, `party/${party}/${countedDays(ms)}`);
  }
}

/** The sum of both, without counters that are zero. */
export function sumOf(one: Counters, other: Counters): Counters {
  const sum = { ...one };
  for (const [counter, by] of Object.entries(other)) sum[counter] = (sum[counter] ?? 0) + by;
  return Object.fromEntries(Object.entries(sum).filter(([, cases]) => cases > 0));
}
