import { type Status, statuses } from '../foundations/statuses.ts';
import { usualDaysFrom } from './waiting-times.ts';

const DAY_MS = 86_400_000;

interface Standing {
  status: Status;
  /** The awaited appointment. */
  dueAt: string | null;
  /** The end of the withdrawal period, if nothing begins before. */
  beginsAfter: string | null;
}

export interface Forecast {
  from: string;
  to: string;
}

/**
 * When the company will probably be registered; null when finished. Midpoints of the remaining
 * stages add up, their spreads add as squares because not every stage is slow at once.
 */
export function forecast(standing: Standing, now: string): Forecast | null {
  const stages = usualDaysFrom(standing.status);
  if (stages.length === 0) return null;
  let middle = 0;
  let squares = 0;
  for (const { from, to } of stages) {
    middle += (from + to) / 2;
    squares += ((to - from) / 2) ** 2;
  }
  const spread = Math.sqrt(squares);
  const start = goesOnAt(standing, now);
  const at = (days: number) => new Date(start + days * DAY_MS).toISOString();
  return { from: at(middle - spread), to: at(middle + spread) };
}

/** The last stage that nobody works on within a withdrawal period. */
const LAST_STOPPED: Status = 'notary-appointment-pending';

/** The remaining stages count from an appointment, or from the end of the withdrawal period. */
function goesOnAt({ status, dueAt, beginsAfter }: Standing, now: string): number {
  const isStopped = statuses.indexOf(status) <= statuses.indexOf(LAST_STOPPED);
  const waits = [dueAt, isStopped ? beginsAfter : null].filter((instant) => instant !== null);
  return Math.max(Date.parse(now), ...waits.map((instant) => Date.parse(instant)));
}
