import { validate } from 'uuid';
import type { PlacedOrder } from '#api/contract.ts';
import type { Payment } from '#domain/orders/order.ts';
import { type ApiError, isUndecided } from '../../../kit/api/api-error.ts';
import type { Call } from '../../../kit/api/call.ts';
import { type Fields, judge, problemsAt } from '../../../kit/forms/rules.ts';
import type { FormRefusal } from '../../../kit/forms/sender.ts';
import { parseWishes } from '../../../shared/orders/cart/cart-cookie.ts';
import { checkoutRules } from './checkout-rules.ts';

/** Why nothing was ordered; the code is a key of `cart.refusal`. */
export type CheckoutRefusal = FormRefusal & {
  /** What it cost when the form was sent, for the comparison with what it costs now. */
  expectedCents?: number;
};

export type CheckoutResult = { ok: true; order: PlacedOrder; payment: Payment } | CheckoutRefusal;

/**
 * Orders what the page showed for the total that it showed. The form's key identifies the order: a
 * double click or a retry is the same one.
 * @throws Response 400 for a form without a valid key
 */
export async function placeOrder(call: Call, fields: Fields): Promise<CheckoutResult> {
  const { key = '', lines = '', expected = '', ...typed } = fields;
  const expectedGrossCents = Number(expected);
  if (!validate(key) || !Number.isSafeInteger(expectedGrossCents)) {
    throw new Response(null, { status: 400 });
  }
  const judged = judge(checkoutRules, typed);
  if (!judged.ok) return { ok: false, code: 'missing', problems: judged.problems, typed };
  const body = { ...judged.data, lines: parseWishes(lines), expectedGrossCents };
  const answer = await call('POST /orders', { body, idempotencyKey: key });
  if (answer.ok) return { ok: true, order: answer.data, payment: judged.data.payment };
  const retry = isUndecided(answer) || answer.status === 401;
  return {
    ok: false,
    code: codeOf(answer),
    problems: problemsAt(answer, checkoutRules, typed),
    typed,
    ...(retry && { retryKey: key }),
    ...(answer.code === 'PRICE_CHANGED' && { expectedCents: expectedGrossCents }),
  };
}

const known = ['PRICE_CHANGED', 'NOT_SOLD', 'CART_EMPTY', 'TOO_MANY_ORDERS'];

function codeOf({ status, code }: ApiError): string {
  if (known.includes(code)) return code;
  if (status === 401) return 'LOGGED_OUT';
  if (status === 429) return 'TOO_MANY';
  return status === 400 ? 'missing' : 'UNAVAILABLE';
}
