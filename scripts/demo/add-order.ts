import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import type { Operator } from '#domain/site/operator.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { contactOf } from '#modules/accounts/directory/people.ts';
import { findOffers } from '#modules/catalogue/offers.ts';
import { lineOf } from '#modules/orders/lines.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { placeOrder } from '#modules/orders/place-order.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { workday } from './calendar.ts';

/** Five hours of advice, by us. */
const PRODUCT = 'startup-package';

const billing = {
  name: 'Jana Keller',
  street: 'Musterstraße 12',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

/**
 * An order of the demo's own founder with hours, of which she has used one, so that its pages show
 * something. Placed once per database.
 */
export async function addDemoOrder(db: Database, operator: Operator, now: Date): Promise<void> {
  const accountId = demoPersonId('founder@example.com');
  const placedAt = workday(now, 3, 10, 12);
  const product = (await findOffers(db, [PRODUCT], 'de', placedAt)).get(PRODUCT);
  if (!product || !(await contactOf(db, accountId))) return;
  const orderId = uuidv5('order', accountId);
  const { grossCents } = totalsOf([lineOf(product, 1, operator)]);
  const outcome = await placeOrder(
    db,
    operator,
    {
      orderId,
      accountId,
      language: 'de',
      lines: [{ productId: PRODUCT, quantity: 1 }],
      billing,
      terms: true,
      earlyStart: true,
      payment: 'invoice',
      expectedGrossCents: grossCents,
    },
    placedAt,
  );
  if (!('placed' in outcome) || outcome.repeated) return;
  const [hours] = (await findOrder(db, { orderId }, now))?.hourPackages ?? [];
  if (!hours) return;
  const redemption = {
    redemptionId: uuidv5('redemption', accountId),
    packageId: hours.id,
    accountId,
  };
  const topic = 'Preise für die ersten Angebote';
  await redeemHours(db, { ...redemption, minutes: 60, topic }, workday(now, 1, 14, 30));
}
