import { withdrawableUntil } from '../../orders/withdrawal.ts';
import type { ObstacleKind } from '../obstacles.ts';
import { isFinished, type Status, statuses, type Unfinished } from '../statuses.ts';

/** What the days of a case were spent on: a stage of the usual way, or a delay. */
export type Spent = Unfinished | ObstacleKind | 'withdrawal-period';

/** A past or present obstacle. */
export interface Hindrance {
  kind: ObstacleKind;
  reportedAt: string;
  resolvedAt?: string | undefined;
  /** The day by which it was due. */
  dueOn: string;
}

/** The history of a case, as far as durations depend on it. */
export interface Course {
  /** Every status so far, oldest first. */
  history: readonly { status: Status; at: string }[];
  order: {
    orderedAt: string;
    earlyStart: boolean;
    /** When an early start was requested, if that was after the order. */
    earlyStartAt?: string | undefined;
    withdrawnAt: string | null;
  } | null;
  consultation: { declined: true } | { declined: false; endsAt: string } | null;
  notaryAppointment: { startsAt: string } | null;
  obstacles: readonly Hindrance[];
}

/** Waiting for a date belongs to the stage in which the date is arranged; `then` is the stage after it. */
export interface Arrangement {
  stage: Unfinished;
  then: Unfinished;
}

const notary: Arrangement = {
  stage: 'notary-appointment-pending',
  then: 'foundation-certificate-pending',
};
export const arrangements: Partial<Record<Status, Arrangement>> = {
  'consultation-pending': {
    stage: 'consultation-appointment-select-pending',
    then: 'consultation-pending',
  },
  'notary-appointment-confirmation-pending': notary,
  'foundation-certificate-pending': notary,
};

/** The last stage that stops during a withdrawal period. */
const LAST_STOPPED: Status = 'notary-appointment-pending';
export const stopsForWithdrawal = (status: Status): boolean =>
  statuses.indexOf(status) <= statuses.indexOf(LAST_STOPPED);

interface Instants {
  entered: { status: Status; at: number }[];
  withdrawal: { from: number; until: number } | null;
  /** The awaited date of each status. */
  dates: Partial<Record<Status, number>>;
  obstacles: { kind: ObstacleKind; from: number; until: number }[];
}

/** The part of the withdrawal period in which work stopped. */
function waitedFor({ orderedAt, earlyStart, earlyStartAt }: NonNullable<Course['order']>) {
  if (!earlyStart) return { from: orderedAt, until: withdrawableUntil(orderedAt) };
  return earlyStartAt === undefined ? null : { from: orderedAt, until: earlyStartAt };
}

function instantsOf({ history, order, consultation, notaryAppointment, obstacles }: Course) {
  const waited = order?.withdrawnAt === null ? waitedFor(order) : null;
  const talk = consultation && !consultation.declined ? Date.parse(consultation.endsAt) : undefined;
  const deed = notaryAppointment ? Date.parse(notaryAppointment.startsAt) : undefined;
  const instants: Instants = {
    entered: history.map(({ status, at }) => ({ status, at: Date.parse(at) })),
    withdrawal: waited && { from: Date.parse(waited.from), until: Date.parse(waited.until) },
    dates: {
      ...(talk !== undefined && { 'consultation-pending': talk }),
      ...(deed !== undefined && {
        'notary-appointment-confirmation-pending': deed,
        'foundation-certificate-pending': deed,
      }),
    },
    obstacles: obstacles
      .map(({ kind, reportedAt, resolvedAt }) => ({
        kind,
        from: Date.parse(reportedAt),
        until: resolvedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(resolvedAt),
      }))
      .toSorted((one, other) => one.from - other.from),
  };
  return instants;
}

/**
 * The time of a case until an instant, in milliseconds by cause: the earliest reported open obstacle, or else a
 * withdrawal period, or else a stage, over all its visits. Time between a completion and a reopening counts for
 * nothing.
 */
export function timeSpent(course: Course, until: string): ReadonlyMap<Spent, number> {
  const instants = instantsOf(course);
  const { entered, withdrawal, dates, obstacles } = instants;
  const end = Date.parse(until);
  const start = entered[0]?.at ?? end;
  const changes = [
    ...entered.map(({ at }) => at),
    ...(withdrawal ? [withdrawal.from, withdrawal.until] : []),
    ...Object.values(dates),
    ...obstacles.flatMap((obstacle) => [obstacle.from, obstacle.until]),
  ].filter((at) => at >= start && at < end);
  const marks = [...new Set(changes), end].toSorted((one, other) => one - other);
  const spent = new Map<Spent, number>();
  marks.forEach((mark, index) => {
    const next = marks[index + 1];
    const on = spentOn(instants, mark);
    if (next === undefined || on === null) return;
    spent.set(on, (spent.get(on) ?? 0) + next - mark);
  });
  return spent;
}

function spentOn({ entered, withdrawal, dates, obstacles }: Instants, at: number): Spent | null {
  const status = entered.findLast((entry) => entry.at <= at)?.status;
  if (status === undefined || isFinished(status)) return null;
  const obstacle = obstacles.find(({ from, until }) => from <= at && at < until);
  if (obstacle) return obstacle.kind;
  const stopped = withdrawal !== null && withdrawal.from <= at && at < withdrawal.until;
  if (stopped && stopsForWithdrawal(status)) return 'withdrawal-period';
  const date = dates[status];
  const arrangement = arrangements[status];
  return arrangement && date !== undefined && at < date ? arrangement.stage : status;
}
