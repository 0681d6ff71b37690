import { dateOf, instantAt, minuteOf } from '../days/berlin-days.ts';
import { isWorkingDay, workingDayBefore } from '../days/working-days.ts';
import type { About } from './tasks.ts';

/** Minutes on the clock in Berlin between which the day's digest is made. */
const FROM = 7 * 60;
const UNTIL = 12 * 60;

/** Most tasks that it names. */
export const DIGEST_TASKS = 10;

/** A task, without anything about a person. */
export interface DigestTask {
  about: About;
  foundationId: string | null;
  /** A day such as `2026-11-27`. */
  dueOn: string;
}

/** What waits for somebody of the team on the morning of a day. */
export interface Digest {
  overdue: number;
  dueToday: number;
  /** Unread ones since the digest before could have been made. */
  notices: number;
  /** The earliest due of those overdue or due today. */
  tasks: DigestTask[];
}

export const isEmpty = ({ overdue, dueToday, notices }: Digest): boolean =>
  overdue + dueToday + notices === 0;

/** The working day in Berlin whose digest can be made now; undefined at any other time. */
export function digestDay(now: Date): string | undefined {
  const instant = now.toISOString();
  const [day, minute] = [dateOf(instant), minuteOf(instant)];
  return isWorkingDay(day) && minute >= FROM && minute < UNTIL ? day : undefined;
}

/** Since when notices are new on a day: after a weekend since Friday's morning. */
export const newSince = (day: string): Date => new Date(instantAt(workingDayBefore(day), FROM));
