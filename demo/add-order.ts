import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import type { Operator } from '#domain/site/operator.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { contactOf } from '#modules/accounts/directory/people.ts';
import { findOffers } from '#modules/catalogue/offers.ts';
import { lineOf } from '#modules/orders/lines.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { placeOrder } from '#modules/orders/place-order.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { bookTime, type OwnRedemption } from '#modules/orders/times/book-time.ts';
import { timesFor } from '#modules/orders/times/times.ts';
import { workday } from './calendar.ts';
import { billing } from './foundations.ts';

/** Hours of our own people and of the law firm; the founder has booked a time for the latter. */
const bought = [
  { product: 'startup-package', name: 'order', topic: 'Preise für die ersten Angebote' },
  { product: 'legal-package', name: 'legal order', topic: 'Vereinbarung mit der Designerin' },
] as const;
type Bought = (typeof bought)[number];

/**
 * Adds orders with hours of the demo's founder, who has used one hour of each, so that her pages show them.
 * Placed once per database.
 */
export async function addDemoOrders(db: Database, operator: Operator, now: Date): Promise<void> {
  for (const one of bought) await addOrder(db, operator, one, now);
}

async function addOrder(
  db: Database,
  operator: Operator,
  { product: productId, name, topic }: Bought,
  now: Date,
): Promise<void> {
  const accountId = demoPersonId('founder@example.com');
  const placedAt = workday(now, 3, 10, 12);
  if (!(await contactOf(db, accountId))) return;
  const orderId = uuidv5(name, accountId);
  const isPlaced = await placeDemoOrder(
    db,
    operator,
    { orderId, accountId, productId, billing },
    placedAt,
  );
  if (!isPlaced) return;
  const [hours] = (await findOrder(db, { orderId }, now))?.hourPackages ?? [];
  if (!hours) return;
  const redemption = {
    redemptionId: uuidv5(name === 'order' ? 'redemption' : `redemption of ${name}`, accountId),
    packageId: hours.id,
    accountId,
  };
  await redeemHours(db, { ...redemption, minutes: 60, topic }, workday(now, 1, 14, 30));
  await bookTimeFor(db, redemption, now);
}

interface DemoOrder {
  orderId: string;
  accountId: string;
  productId: string;
  billing: Billing;
}

/**
 * Places an order of one product at its price of that time.
 *
 * @returns false where there is no such product, or the order was placed before
 */
export async function placeDemoOrder(
  db: Database,
  operator: Operator,
  { productId, ...order }: DemoOrder,
  at: Date,
): Promise<boolean> {
  const product = (await findOffers(db, [productId], 'de', at)).get(productId);
  if (!product) return false;
  const outcome = await placeOrder(
    db,
    operator,
    {
      ...order,
      language: 'de',
      lines: [{ productId, quantity: 1 }],
      terms: true,
      earlyStart: true,
      payment: 'invoice',
      expectedGrossCents: totalsOf([lineOf(product, 1, operator)]).grossCents,
    },
    at,
  );
  return 'placed' in outcome && !outcome.repeated;
}

/** Books a time in a few days, where somebody with times here holds the hours. */
async function bookTimeFor(db: Database, redemption: OwnRedemption, now: Date): Promise<void> {
  const asked = { ...redemption, minutes: 60, foundationIds: [] };
  const slots = (await timesFor(db, asked, now))?.slots ?? [];
  const slot = slots[Math.floor(slots.length / 4)];
  if (!slot) return;
  const commandId = uuidv5('time', redemption.redemptionId);
  const wish = { commandId, startsAt: slot.startsAt, consultantId: slot.consultant.id };
  await bookTime(db, redemption, wish, now);
}
