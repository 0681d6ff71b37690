import { addDaysTo } from '../../days/working-days.ts';
import { isFinished, type Status, type Unfinished } from '../statuses.ts';
import {
  arrangements,
  type Course,
  type Hindrance,
  type Spent,
  stopsForWithdrawal,
  timeSpent,
} from './time-spent.ts';
import type { UsualStage } from './usual.ts';

const DAY_MS = 86_400_000;
/** A stage that takes longer than usual is expected to go on for this share of the usual spread. */
const OVERTIME = 1 / 4;
/** Smaller shifts are noise. */
const LEAST_SHIFT_DAYS = 2;
const SHIFTS_SHOWN = 3;

/** The state of a case. */
export interface Standing {
  status: Status;
  since: string;
  /** The awaited appointment. */
  dueAt: string | null;
  /** End of the withdrawal period, if work waits for it. */
  beginsAfter: string | null;
  /** Whether the case waits for the founder's order. */
  lacksOrder: boolean;
  order: { orderedAt: string } | null;
  obstacles: readonly Hindrance[];
}

interface Period {
  from: string;
  to: string;
}

export interface Forecast {
  /** The probable end of the running stage; a single instant where a date is agreed. */
  nextStep: Period & { ends: Unfinished };
  completion: Period;
  /** Stages ahead, beginning with the running one unless it ends on an agreed date. */
  stages: UsualStage[];
}

/** Days by which something has moved the completion: later, or sooner if negative. */
export interface Shift {
  by: Spent;
  days: number;
}

/** The time ahead, in milliseconds. */
interface Ahead {
  /** When work on the running stage begins. */
  begins: number;
  ends: Unfinished;
  from: number;
  to: number;
  /** Delay of the expected end by open obstacles. */
  held: number;
  stages: readonly UsualStage[];
  /** Stages after the running one. */
  later: readonly UsualStage[];
}

const stagesFrom = (usual: readonly UsualStage[], stage: Unfinished) =>
  usual.slice(usual.findIndex((known) => known.stage === stage));

/** The end of the day, ignoring time zones. */
const endOf = (day: string) => Date.parse(`${addDaysTo(day, 1)}T00:00:00Z`);

function aheadOf(standing: Standing, usual: readonly UsualStage[], at: number): Ahead | null {
  const { status, dueAt, beginsAfter } = standing;
  if (isFinished(status)) return null;
  const stopped = beginsAfter !== null && stopsForWithdrawal(status) ? Date.parse(beginsAfter) : 0;
  const begins = Math.max(at, stopped);
  const arrangement = arrangements[status];
  if (arrangement && dueAt !== null && Date.parse(dueAt) > at) {
    const date = Math.max(Date.parse(dueAt), stopped);
    const stages = stagesFrom(usual, arrangement.then);
    const { stage: ends } = arrangement;
    return { begins, ends, from: date, to: date, held: 0, stages, later: stages };
  }
  const [running, ...later] = stagesFrom(usual, status);
  if (!running) return null;
  const stages = [running, ...later];
  const begun = Math.max(begunAt(standing, at), stopped);
  return { begins, ends: status, ...runningOn(standing, running, { begun, at }), stages, later };
}

/** When the running stage could begin, apart from a withdrawal period. */
function begunAt({ since, dueAt, lacksOrder, order }: Standing, at: number): number {
  if (lacksOrder) return at;
  const waited = [since, dueAt, order?.orderedAt].filter((instant) => instant != null);
  return Math.max(...waited.map((instant) => Date.parse(instant)));
}

/** The end of a stage without a date: its time stops while an obstacle is open. */
function runningOn(
  { obstacles }: Pick<Standing, 'obstacles'>,
  { fromDays, toDays }: UsualStage,
  { begun, at }: { begun: number; at: number },
) {
  const from = Math.max(begun, at);
  const elapsed = from - begun - obstructed(obstacles, begun, from);
  const [least, most] = [fromDays * DAY_MS, toDays * DAY_MS];
  const sooner = from + Math.max(0, least - elapsed);
  const later = from + Math.max(most - elapsed, (most - least) * OVERTIME);
  const open = obstacles.filter(({ resolvedAt }) => resolvedAt === undefined);
  const to = Math.max(later, ...open.map(({ dueOn }) => endOf(dueOn)));
  return { from: sooner, to, held: (to - later) / 2 };
}

/** Total time with an open obstacle in a period. */
function obstructed(obstacles: readonly Hindrance[], after: number, until: number): number {
  const spans = obstacles
    .map(({ reportedAt, resolvedAt }) => ({
      from: Math.max(after, Date.parse(reportedAt)),
      to: Math.min(until, resolvedAt === undefined ? until : Date.parse(resolvedAt)),
    }))
    .toSorted((one, other) => one.from - other.from);
  let reached = after;
  let total = 0;
  for (const span of spans) {
    total += Math.max(0, span.to - Math.max(reached, span.from));
    reached = Math.max(reached, span.to);
  }
  return total;
}

const middleOf = ({ fromDays, toDays }: UsualStage) => ((fromDays + toDays) / 2) * DAY_MS;

/**
 * The expected time of the next step and of the end of a case; null when it is finished. Neither lies in the
 * past, and waiting brings neither closer. Midpoints of the stages ahead are added; their spreads are added as
 * squares, because not every stage is slow at once.
 */
export function forecast(
  standing: Standing,
  usual: readonly UsualStage[],
  now: string,
): Forecast | null {
  const ahead = aheadOf(standing, usual, Date.parse(now));
  if (!ahead) return null;
  const { from: sooner, to: later, ends } = ahead;
  let middle = (sooner + later) / 2;
  let squares = ((later - sooner) / 2) ** 2;
  for (const stage of ahead.later) {
    middle += middleOf(stage);
    squares += (((stage.toDays - stage.fromDays) / 2) * DAY_MS) ** 2;
  }
  const spread = Math.sqrt(squares);
  return {
    nextStep: { ends, ...period(sooner, later) },
    completion: period(middle - spread, middle + spread),
    stages: [...ahead.stages],
  };
}

const period = (sooner: number, later: number): Period => ({
  from: new Date(Math.ceil(sooner)).toISOString(),
  to: new Date(Math.ceil(later)).toISOString(),
});

/**
 * What has moved the completion since the beginning: for each stage, its actual or expected days minus the usual
 * ones; for each obstacle and for a withdrawal period, all of its days. Together they are the difference between
 * the first forecast and the present one.
 */
export function shiftsOf(
  standing: Standing & Course,
  usual: readonly UsualStage[],
  now: string,
): Shift[] {
  const at = Date.parse(now);
  const ahead = aheadOf(standing, usual, at);
  if (!ahead) return [];
  const total = new Map(timeSpent(standing, now));
  const add = (by: Spent, ms: number) => total.set(by, (total.get(by) ?? 0) + ms);
  for (const stage of usual) add(stage.stage, -middleOf(stage));
  for (const stage of ahead.later) add(stage.stage, middleOf(stage));
  add('withdrawal-period', ahead.begins - at);
  add(ahead.ends, (ahead.from + ahead.to) / 2 - ahead.held - ahead.begins);
  const open = standing.obstacles.filter(({ resolvedAt }) => resolvedAt === undefined);
  const last = open.toSorted((one, other) => other.dueOn.localeCompare(one.dueOn))[0];
  if (last) add(last.kind, ahead.held);
  return [...total].map(([by, ms]) => ({ by, days: ms / DAY_MS }));
}

/** The few largest shifts, in whole days. */
export const largestOf = (shifts: readonly Shift[]): Shift[] =>
  shifts
    .map(({ by, days }) => ({ by, days: Math.round(days) }))
    .filter(({ days }) => Math.abs(days) >= LEAST_SHIFT_DAYS)
    .toSorted((one, other) => Math.abs(other.days) - Math.abs(one.days))
    .slice(0, SHIFTS_SHOWN);
