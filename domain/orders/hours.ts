import { TZDate } from '@date-fns/tz';
import { addYears } from 'date-fns/addYears';
import { endOfYear } from 'date-fns/endOfYear';
import { z } from 'zod';
import { TIME_ZONE } from '../days/berlin-days.ts';
import { optional, text } from '../text.ts';
import type { Payment } from './order.ts';
import { isOurs, type Vendor } from './totals.ts';

/** Hours bought in advance are redeemed in quarters of an hour. */
export const REDEMPTION_STEP_MINUTES = 15;
/** No package has more; keeps the number within what is stored. */
const MAX_MINUTES = 60 * 1_000;

export const redemptionRequest = z.object({
  minutes: z
    .int('NOT_A_NUMBER')
    .min(REDEMPTION_STEP_MINUTES, 'TOO_LITTLE')
    .max(MAX_MINUTES, 'TOO_MUCH')
    .multipleOf(REDEMPTION_STEP_MINUTES, 'NOT_A_QUARTER_HOUR'),
  topic: optional(text(500)),
});
export type RedemptionRequest = z.output<typeof redemptionRequest>;

/** Years after the one of the order with whose end hours end, as claims do (§§ 195, 199 BGB). */
export const HOURS_LAST_YEARS = 3;

/** The last moment of that year in Berlin. What is left then is paid back. */
export const hoursExpireAt = (placedAt: string): string =>
  new Date(
    endOfYear(addYears(new TZDate(placedAt, TIME_ZONE), HOURS_LAST_YEARS)).getTime(),
  ).toISOString();

/** So long before their end members are reminded of hours that they have not redeemed. */
export const REMIND_OF_HOURS_DAYS = 60;

/** Hours bought while a shorter time was promised last as long as all others. */
export const hoursLastUntil = (promised: string, placedAt: string): string => {
  const today = hoursExpireAt(placedAt);
  return Date.parse(promised) > Date.parse(today) ? promised : today;
};

interface OrderOfHours {
  placedAt: string;
  withdrawableUntil: string;
  earlyStart: boolean;
}

/** Nobody begins before the withdrawal period is over unless the order says so (§ 357a BGB). */
export const hoursRedeemableFrom = (order: OrderOfHours): string =>
  order.earlyStart
    ? order.placedAt
    : new Date(Date.parse(order.withdrawableUntil) + 1).toISOString();

interface PaidHours {
  payment: Payment;
  vendor: Pick<Vendor, 'kind'>;
  /** Our invoice of the order. */
  isPaid: boolean;
}

/**
 * Our hours bought by card are paid first, since a payment that was given up leaves the order as it
 * is. An invoice grants time to pay, and other vendors collect their money themselves.
 */
export const hoursAwaitPayment = ({ payment, vendor, isPaid }: PaidHours): boolean =>
  payment === 'card' && isOurs(vendor) && !isPaid;

/** Quarters of an hour, however a product counts its hours. */
export const packageMinutes = (hours: number, quantity: number): number =>
  Math.floor((hours * quantity * 60) / REDEMPTION_STEP_MINUTES) * REDEMPTION_STEP_MINUTES;

interface Balance {
  minutesLeft: number;
  expiresAt: string;
  redeemableFrom: string;
  awaitsPayment: boolean;
  /** The order was withdrawn. */
  isVoid: boolean;
}

export type RedemptionRefusal =
  | 'NOT_ENOUGH_HOURS'
  | 'HOURS_EXPIRED'
  | 'ORDER_WITHDRAWN'
  | 'WITHDRAWAL_PERIOD'
  | 'NOT_PAID';

export function redemptionRefusal(
  { minutesLeft, expiresAt, redeemableFrom, awaitsPayment, isVoid }: Balance,
  minutes: number,
  at: string,
): RedemptionRefusal | undefined {
  if (isVoid) return 'ORDER_WITHDRAWN';
  if (Date.parse(at) > Date.parse(expiresAt)) return 'HOURS_EXPIRED';
  if (Date.parse(at) < Date.parse(redeemableFrom)) return 'WITHDRAWAL_PERIOD';
  if (awaitsPayment) return 'NOT_PAID';
  return minutes > minutesLeft ? 'NOT_ENOUGH_HOURS' : undefined;
}

/** Long enough to notice a slip, short enough that nobody has begun. */
const UNDO_SECONDS = 60;

/** Until then a redemption can be undone; nobody is told of it before. */
export const undoableUntil = (redeemedAt: string): string =>
  new Date(Date.parse(redeemedAt) + UNDO_SECONDS * 1_000).toISOString();

interface UndoneRedemption {
  redeemedAt: string;
  /** The order of the hours was withdrawn. */
  isVoid: boolean;
  /** A time is booked for them. */
  hasTime: boolean;
}

export type UndoRefusal = 'ORDER_WITHDRAWN' | 'TIME_BOOKED' | 'UNDO_OVER';

export function undoRefusal(
  { redeemedAt, isVoid, hasTime }: UndoneRedemption,
  at: string,
): UndoRefusal | undefined {
  if (isVoid) return 'ORDER_WITHDRAWN';
  if (hasTime) return 'TIME_BOOKED';
  return Date.parse(at) > Date.parse(undoableUntil(redeemedAt)) ? 'UNDO_OVER' : undefined;
}
