import { z } from 'zod';
import { addDaysTo } from '../days/working-days.ts';
import type { TeamRole } from './rights.ts';

/** Most that run or are to come. */
export const STAND_INS_MAX = 200;
const MOST_DAYS = 366;

const day = z.iso.date('NOT_A_DATE');

/** Days, both included, in which somebody of the team does the work of somebody who is away. */
export const standInSchema = z.object({
  absentId: z.uuid(),
  standInId: z.uuid(),
  from: day,
  until: day,
});
export type StandIn = z.infer<typeof standInSchema>;

export type DaysRefusal = 'ENDS_BEFORE_IT_BEGINS' | 'IN_THE_PAST' | 'TOO_LONG' | 'TOO_FAR_AHEAD';

/** @param today in Berlin */
export function daysRefusal(
  { from, until }: Pick<StandIn, 'from' | 'until'>,
  today: string,
): DaysRefusal | undefined {
  if (until < from) return 'ENDS_BEFORE_IT_BEGINS';
  if (until < today) return 'IN_THE_PAST';
  if (until > addDaysTo(from, MOST_DAYS)) return 'TOO_LONG';
  return from > addDaysTo(today, MOST_DAYS) ? 'TOO_FAR_AHEAD' : undefined;
}

export type StandInRefusal = 'HAS_STAND_IN' | 'STAND_IN_AWAY' | 'STANDS_IN_THEN';

/**
 * Nobody has two stand-ins on a day, and nobody stands in while somebody stands in for them: work would go
 * in circles, or to people who do not know of it.
 */
export function standInRefusal(
  wished: StandIn,
  others: readonly StandIn[],
): StandInRefusal | undefined {
  const then = others.filter(({ from, until }) => from <= wished.until && wished.from <= until);
  if (then.some(({ absentId }) => absentId === wished.absentId)) return 'HAS_STAND_IN';
  if (then.some(({ absentId }) => absentId === wished.standInId)) return 'STAND_IN_AWAY';
  return then.some(({ standInId }) => standInId === wished.absentId) ? 'STANDS_IN_THEN' : undefined;
}

/** Lawyers stand in for lawyers: nobody else reads what is theirs. */
export const mayStandInFor = (one: TeamRole, other: TeamRole): boolean =>
  (one === 'lawyer') === (other === 'lawyer');
