import { holderOfAccount, readerOfAccount } from '#modules/accounts/directory/people.ts';
import { findOrder, type OrderDetails } from '#modules/orders/orders.ts';
import { findRedeemedHours, type RedeemedHours } from '#modules/orders/redeem-hours.ts';
import { type Frame, type Loaded, type MailDeps, readerOf, teamOf } from '../define-mail.ts';

interface CustomerFacts {
  customer: { name: string | null; email: string };
}
type OrderFacts = CustomerFacts & { order: OrderDetails };
type HoursFacts = CustomerFacts & { redeemed: RedeemedHours };

/** What all mails about orders and redeemed hours may say. */
export type CustomerContext = CustomerFacts & Frame;
/** What a mail about an order may say. */
export type OrderContext = OrderFacts & Frame;

type Sold<Facts> = Promise<Loaded<Facts, 'member' | 'team'> | null>;

/** null when the account is gone. */
export async function loadOrder(
  deps: MailDeps,
  { orderId }: { orderId: string },
): Sold<OrderFacts> {
  const order = await findOrder(deps.db, { orderId }, deps.now());
  return order ? withCustomer(deps, orderId, order, { order }) : null;
}

/** null when the account is gone. */
export async function loadHours(
  deps: MailDeps,
  { redemptionId }: { redemptionId: string },
): Sold<HoursFacts> {
  const redeemed = await findRedeemedHours(deps.db, redemptionId);
  return redeemed ? withCustomer(deps, redeemed.orderId, redeemed, { redeemed }) : null;
}

async function withCustomer<Facts>(
  { db, operator }: MailDeps,
  orderId: string,
  { accountId, language }: Pick<OrderDetails, 'accountId' | 'language'>,
  facts: Facts,
): Sold<Facts & CustomerFacts> {
  const holder = await holderOfAccount(db, accountId);
  if (!holder) return null;
  return {
    facts: { ...facts, customer: { name: holder.firstName, email: holder.email } },
    readers: {
      // Members get no mails while they are suspended; the team hears of their orders all the same.
      async member() {
        const reader = await readerOfAccount(db, accountId);
        return reader && readerOf({ ...reader, language });
      },
      team: () => teamOf(operator),
    },
    notice: { accountId, subject: { orderId } },
  };
}
