import { holderOfAccount, readerOfAccount } from '#modules/accounts/directory/people.ts';
import { type Booked, lastBooked } from '#modules/appointments/bookings.ts';
import { consultantsNamed } from '#modules/appointments/calendar/consultants.ts';
import { findOrder, type OrderDetails } from '#modules/orders/orders.ts';
import { findRedeemedHours, type RedeemedHours } from '#modules/orders/redeem-hours.ts';
import { type Frame, type Loaded, type MailDeps, readerOf, teamOf } from '../define-mail.ts';

export interface CustomerFacts {
  /** `name` is what they are greeted by. */
  customer: { name: string | null; fullName: string | null; email: string };
}
type OrderFacts = CustomerFacts & { order: OrderDetails };
export interface HoursFacts extends CustomerFacts {
  redeemed: RedeemedHours;
  /** The time is booked, the member can choose one here, or we arrange it with the vendor. */
  next: 'booked' | 'choose' | 'arrange';
}
export interface TimeFacts extends CustomerFacts {
  redeemed: RedeemedHours & { id: string };
  time: Booked;
  consultant: string | null;
}

/** What all mails about orders and redeemed hours may say. */
export type CustomerContext = CustomerFacts & Frame;
/** What a mail about an order may say. */
export type OrderContext = OrderFacts & Frame;
/** What a mail about the time of redeemed hours may say. */
export type TimeContext = TimeFacts & Frame;

type Sold<Facts> = Promise<Loaded<Facts, 'member' | 'team'> | null>;

/** null when the account is gone. */
export async function loadOrder(
  deps: MailDeps,
  { orderId }: { orderId: string },
): Sold<OrderFacts> {
  const order = await findOrder(deps.db, { orderId }, deps.now());
  const { foundationId } = order ?? {};
  return order ? withCustomer(deps, { orderId, foundationId }, order, { order }) : null;
}

/** null when the account is gone. */
export async function loadHours(
  deps: MailDeps,
  { redemptionId }: { redemptionId: string },
): Sold<HoursFacts> {
  const redeemed = await findRedeemedHours(deps.db, redemptionId);
  if (!redeemed) return null;
  const time = await lastBooked(deps.db, redemptionId);
  const isBooked = time?.isFreed === false;
  const next = isBooked ? 'booked' : redeemed.choosesTime ? 'choose' : 'arrange';
  return withCustomer(deps, redeemed, redeemed, { redeemed, next });
}

/** null when the account is gone, or the time was changed again: then a later mail says so. */
export async function loadHourTime(
  deps: MailDeps,
  { redemptionId, version }: { redemptionId: string; version: string },
): Sold<TimeFacts> {
  const redeemed = await findRedeemedHours(deps.db, redemptionId);
  const time = await lastBooked(deps.db, redemptionId);
  if (!redeemed || !time || String(time.version) !== version) return null;
  const consultants = await consultantsNamed(deps.db, [time.consultantId]);
  const consultant = consultants.get(time.consultantId)?.name ?? null;
  const facts = { redeemed: { ...redeemed, id: redemptionId }, time, consultant };
  const loaded = await withCustomer(deps, redeemed, redeemed, facts);
  return loaded && { ...loaded, stamp: time.changedAt };
}

async function withCustomer<Facts>(
  { db, operator }: MailDeps,
  { orderId, foundationId = null }: { orderId: string; foundationId?: string | null | undefined },
  { accountId, language }: Pick<OrderDetails, 'accountId' | 'language'>,
  facts: Facts,
): Sold<Facts & CustomerFacts> {
  const holder = await holderOfAccount(db, accountId);
  if (!holder) return null;
  return {
    facts: {
      ...facts,
      customer: { name: holder.firstName, fullName: holder.fullName, email: holder.email },
    },
    readers: {
      // Members get no mails while they are suspended; the team hears of their orders all the same.
      async member() {
        const reader = await readerOfAccount(db, accountId);
        return reader && readerOf({ ...reader, language });
      },
      team: () => teamOf(operator),
    },
    notice: { accountId, subject: { orderId } },
    filed: { subject: 'money', foundationId, accountId, persons: [accountId] },
  };
}
