import type { Standing } from '#domain/foundations/forecast/forecast.ts';
import type { Course } from '#domain/foundations/forecast/time-spent.ts';
import type { FinishedCase } from '#domain/foundations/forecast/usual.ts';
import { type Status, unfinished } from '#domain/foundations/statuses.ts';

const START = Date.parse('2026-11-02T09:00:00.000Z');

/** That many days after the case began. */
export const day = (days: number): string => new Date(START + days * 86_400_000).toISOString();

export type Visit = readonly [status: Status, enteredOn: number];

export const historyOf = (visits: readonly Visit[]) =>
  visits.map(([status, entered]) => ({ status, at: day(entered) }));

/** The straight road to a status, a day in each before it. */
export const roadTo = (status: Status): Visit[] =>
  unfinished
    .slice(0, unfinished.indexOf(status as (typeof unfinished)[number]) + 1)
    .map((passed, index) => [passed, index] as const);

/** A case that stands where its last visit leads. */
export function standingAt(
  visits: readonly Visit[],
  more: Partial<Standing & Course> = {},
): Standing & Course {
  const history = historyOf(visits);
  const last = history.at(-1) ?? { status: 'start-pending', at: day(0) };
  return {
    history,
    status: last.status,
    since: last.at,
    dueAt: null,
    beginsAfter: null,
    lacksOrder: false,
    order: null,
    consultation: null,
    notaryAppointment: null,
    obstacles: [],
    ...more,
  };
}

/** A completed case with a day in every status but these. */
export function finishedAfter(
  days: Partial<Record<Status, number>>,
  more: Partial<FinishedCase> = {},
): FinishedCase {
  let entered = 0;
  const visits = unfinished.map((status): Visit => {
    const visit: Visit = [status, entered];
    entered += days[status] ?? 1;
    return visit;
  });
  return {
    history: historyOf([...visits, ['completed', entered]]),
    completedAt: day(entered),
    order: null,
    consultation: null,
    notaryAppointment: null,
    city: 'Plauen',
    registerCourt: null,
    ...more,
  };
}

/** As many as are asked for, each with other days in one status. */
export const casesWith = (
  count: number,
  status: Status,
  daysOf: (nth: number) => number,
  more: Partial<FinishedCase> = {},
): FinishedCase[] =>
  Array.from({ length: count }, (_, nth) => finishedAfter({ [status]: daysOf(nth) }, more));
