import { redirect } from 'react-router';
import { v5 as uuidv5, validate } from 'uuid';
import { billingSchema } from '#domain/orders/billing.ts';
import { redemptionRequest } from '#domain/orders/hours.ts';
import { isUndecided } from '../../kit/api/api-error.ts';
import type { Answered, Call, Refusal } from '../../kit/api/call.ts';
import { type Fields, type FormRules, judge, problemsAt } from '../../kit/forms/rules.ts';
import type { FormRefusal } from '../../kit/forms/sender.ts';
import { addressFields } from '../../shared/orders/billing-rules.ts';
import { payByCard } from '../../shared/orders/pay-by-card.ts';

/** What the forms of the page of an order do. */
export type OrderIntent = 'withdraw' | 'redeem' | 'pay' | 'bill';

/** The answer to one of its forms; a code is a key of `orders.refusal`. */
export type OrderOutcome = { intent: OrderIntent; packageId?: string | undefined } & (
  | { ok: true }
  | FormRefusal
);

export const redemptionRules: FormRules<typeof redemptionRequest> = {
  schema: redemptionRequest,
  payload: ({ minutes, topic }) => ({ minutes: Number(minutes), topic }),
};

export const addressRules: FormRules<typeof billingSchema> = { schema: billingSchema };

interface Sent {
  call: Call;
  orderId: string;
  fields: Fields;
}

/** @throws Response 400 for a form that is none of ours */
export async function runOrderIntent(sent: Sent): Promise<OrderOutcome> {
  const { intent, key = '' } = sent.fields;
  if (!validate(key)) throw new Response(null, { status: 400 });
  if (intent === 'withdraw') return withdraw(sent, key);
  if (intent === 'redeem') return redeem(sent, key);
  if (intent === 'pay') return pay(sent);
  if (intent === 'bill') return bill(sent, key);
  throw new Response(null, { status: 400 });
}

/** @throws a redirect to the page of Stripe */
async function pay({ call, orderId }: Sent): Promise<OrderOutcome> {
  const page = await payByCard(call, orderId);
  if (typeof page === 'object') throw redirect(page.url, 303);
  if (page === 'nothing') return { intent: 'pay', ok: true };
  return { intent: 'pay', ok: false, code: 'UNAVAILABLE', problems: {} };
}

/** The order of a package is withdrawn from through its foundation, which has to know. */
async function withdraw({ call, orderId }: Sent, key: string): Promise<OrderOutcome> {
  const order = await call('GET /orders/:id', { params: { id: orderId } });
  if (!order.ok) return { intent: 'withdraw', ...outcomeOf(order, key) };
  const { foundationId } = order.data;
  const idempotencyKey = uuidv5('withdraw', key);
  const answer: Answered<unknown> = foundationId
    ? await call('POST /foundations/:id/commands/withdraw-order', {
        params: { id: foundationId },
        body: {},
        idempotencyKey,
      })
    : await call('POST /orders/:id/withdraw', { params: { id: orderId }, idempotencyKey });
  return { intent: 'withdraw', ...outcomeOf(answer, key) };
}

async function redeem({ call, fields }: Sent, key: string): Promise<OrderOutcome> {
  const { packageId = '', minutes = '', topic = '' } = fields;
  const own = { intent: 'redeem', packageId } as const;
  const typed = { minutes, topic };
  const judged = judge(redemptionRules, typed);
  if (!judged.ok) {
    return { ...own, ok: false, code: 'missing', problems: judged.problems, typed };
  }
  const answer = await call('POST /hour-packages/:id/redemptions', {
    params: { id: packageId },
    body: judged.data,
    idempotencyKey: uuidv5(packageId, key),
  });
  const problems = answer.ok ? {} : problemsAt(answer, redemptionRules, typed);
  return { ...own, ...outcomeOf(answer, key, problems), ...(!answer.ok && { typed }) };
}

async function bill({ call, orderId, fields }: Sent, key: string): Promise<OrderOutcome> {
  const typed = Object.fromEntries(addressFields.map((name) => [name, fields[name] ?? '']));
  const judged = judge(addressRules, typed);
  if (!judged.ok) {
    return { intent: 'bill', ok: false, code: 'missing', problems: judged.problems, typed };
  }
  const answer = await call('POST /orders/:id/billing', {
    params: { id: orderId },
    body: judged.data,
    idempotencyKey: key,
  });
  const problems = answer.ok ? {} : problemsAt(answer, addressRules, typed);
  return {
    intent: 'bill',
    ...outcomeOf(answer, key, problems),
    ...(!answer.ok && { typed }),
  };
}

const known = [
  'WITHDRAWAL_OVER',
  'NOT_ENOUGH_HOURS',
  'HOURS_EXPIRED',
  'ORDER_WITHDRAWN',
  'WITHDRAWAL_PERIOD',
  'NOT_PAID',
  'NOT_ALLOWED_NOW',
  'BILLING_GIVEN',
];

function outcomeOf(
  answer: Answered<unknown>,
  key: string,
  problems = {},
): { ok: true } | FormRefusal {
  if (answer.ok) return { ok: true };
  const code = codeOf(answer);
  const retry = isUndecided(answer) || code === 'LOGGED_OUT';
  return { ok: false, code, problems, ...(retry && { retryKey: key }) };
}

function codeOf({ status, code }: Refusal): string {
  if (known.includes(code)) return code;
  if (status === 401) return 'LOGGED_OUT';
  return status === 400 ? 'missing' : 'UNAVAILABLE';
}
