import { z } from 'zod';
import type { VendorKind } from '../catalogue/product.ts';
import type { ConsultantKind } from '../slots/slots.ts';
import { instant } from '../text.ts';
import { redemptionRequest } from './hours.ts';

/** Who of those with times here holds the hours of a vendor; null where a vendor arranges them alone. */
export const holderOf: Record<VendorKind, ConsultantKind | null> = {
  operator: 'coach',
  'law-firm': 'lawyer',
  'tax-adviser': null,
  partner: null,
};

/** For how long somebody has to be free. */
export const timeQuestion = redemptionRequest.pick({ minutes: true });

/** The time that a member chooses for hours that were redeemed, or chooses anew. */
export const timeRequest = z.object({ startsAt: instant, consultantId: z.uuid() });
export type TimeRequest = z.output<typeof timeRequest>;

interface Redeemed {
  /** The order of the hours was withdrawn. */
  isVoid: boolean;
  isUndone: boolean;
  /** Otherwise the team arranges the time. */
  choosesTime: boolean;
  /** Of the time that is booked; null while there is none. */
  startsAt: string | null;
}

export type TimeRefusal =
  | 'ORDER_WITHDRAWN'
  | 'REDEMPTION_UNDONE'
  | 'TIME_ARRANGED'
  | 'MEETING_BEGUN';

/** One redemption has one time, which can be moved and cancelled until it begins. */
export function timeRefusal(
  { isVoid, isUndone, choosesTime, startsAt }: Redeemed,
  at: string,
): TimeRefusal | undefined {
  if (isVoid) return 'ORDER_WITHDRAWN';
  if (isUndone) return 'REDEMPTION_UNDONE';
  if (!choosesTime) return 'TIME_ARRANGED';
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= Date.parse(at);
  return hasBegun ? 'MEETING_BEGUN' : undefined;
}

type Held = Pick<Redeemed, 'choosesTime' | 'startsAt'>;

/**
 * Whether nobody has begun to perform redeemed hours: they have no time yet, or one that is still
 * ahead. What the team arranges, it alone knows.
 */
export const isAhead = ({ choosesTime, startsAt }: Held, at: string): boolean =>
  choosesTime && (startsAt === null || Date.parse(startsAt) > Date.parse(at));

/** Days within which the team agrees a time, where it does. */
export const AGREED_WITHIN_DAYS = 2;
/** Days for which a missing time is looked for: what is older was arranged otherwise. */
export const MISSED_DAYS = 90;
/** Days after which the team asks a member who has not chosen one. */
export const CHOSEN_WITHIN_DAYS = 7;

const REMINDED_HOURS = 24;

/** The day before; null for what is booked later than that. */
export function remindedAt(startsAt: string, now: Date): Date | null {
  const at = new Date(Date.parse(startsAt) - REMINDED_HOURS * 3_600_000);
  return at > now ? at : null;
}
