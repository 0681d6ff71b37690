import { validate } from 'uuid';
import type { PlacedOrder } from '#api/contract.gen.d.ts';
import type { Payment } from '#domain/orders/order.ts';
import type { Call } from '../../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../../kit/forms/refusal.ts';
import { type Fields, judge } from '../../../kit/forms/rules.ts';
import { parseWishes } from '../../../shared/orders/cart/cart-cookie.ts';
import { checkoutRules } from './checkout-rules.ts';

/** What a refusal of the checkout tells besides. */
export interface ExpectedPrice {
  /** What it cost when the form was sent, for the comparison with what it costs now. */
  expectedCents?: number;
  /** The order in which the same has been ordered before. */
  orderedBefore?: { id: string; number: string };
}

export type CheckoutOutcome = FormOutcome<{ order: PlacedOrder; payment: Payment }> & ExpectedPrice;

/**
 * Orders what the page showed for the total that it showed. The form's key identifies the order: a
 * double click or a retry is the same one.
 * @throws Response 400 for a form without a valid key
 */
export async function placeOrder(call: Call, fields: Fields): Promise<CheckoutOutcome> {
  const { key = '', lines = '', expected = '', again, ...typed } = fields;
  const expectedGrossCents = Number(expected);
  if (!validate(key) || !Number.isSafeInteger(expectedGrossCents)) {
    throw new Response(null, { status: 400 });
  }
  const judged = judge(checkoutRules, typed);
  if (!judged.ok) return incomplete(judged.problems, typed);
  const body = {
    ...judged.data,
    lines: parseWishes(lines),
    expectedGrossCents,
    fromCart: again === undefined,
  };
  const answer = await call('POST /orders', { body, idempotencyKey: key });
  if (answer.ok) return { ok: true, order: answer.data, payment: judged.data.payment };
  return {
    ...refusalOf(answer, { rules: checkoutRules, typed, key }),
    ...(answer.code === 'ORDERED_BEFORE' && before(answer.extensions)),
    ...(answer.code === 'PRICE_CHANGED' && { expectedCents: expectedGrossCents }),
  };
}

function before({ orderId, number }: Readonly<Record<string, unknown>>): ExpectedPrice {
  const isKnown = typeof orderId === 'string' && typeof number === 'string';
  return isKnown ? { orderedBefore: { id: orderId, number } } : {};
}
