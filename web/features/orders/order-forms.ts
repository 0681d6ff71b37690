import { v5 as uuidv5, validate } from 'uuid';
import type { z } from 'zod';
import { timeRequest } from '#domain/appointments/forms.ts';
import { billingSchema } from '#domain/orders/billing.ts';
import { redemptionRequest } from '#domain/orders/hours.ts';
import type { Answered, Call } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { type Fields, type FormRules, judge } from '../../kit/forms/rules.ts';
import { addressFields } from '../../shared/orders/billing-rules.ts';
import { runPayForm } from '../../shared/orders/pay-by-card.ts';
import { withdraw } from './withdraw-forms.ts';

export const redemptionRules: FormRules<typeof redemptionRequest> = {
  schema: redemptionRequest,
  payload: ({ minutes, topic }) => ({ minutes: Number(minutes), topic }),
};

export const timeRules: FormRules<typeof timeRequest> = { schema: timeRequest };

export const addressRules: FormRules<typeof billingSchema> = { schema: billingSchema };

interface Sent {
  call: Call;
  orderId: string;
  fields: Fields;
}

/** The form that redeems hours of a package; a page may show several of them. */
export const redeemForm = (packageId: string) => `redeem ${packageId}`;

/** The form that gives hours of a redemption back. */
export const undoForm = ({ id, packageId }: OwnRedemption) => `undo ${packageId} ${id}`;

interface OwnRedemption {
  id: string;
  packageId: string;
}

/** The form that books a time for redeemed hours, or moves it, and the one that cancels it. */
export const timeForm = ({ id, packageId }: OwnRedemption) => `time ${packageId} ${id}`;
export const cancelTimeForm = ({ id, packageId }: OwnRedemption) =>
  `cancel-time ${packageId} ${id}`;

/** Hours that were just redeemed lead on to their time. */
export type OrderOutcome = FormOutcome<{ redemptionId?: string }>;

/**
 * Carries out what a form of the page of an order asks for.
 * @throws Response 400 for a form that is none of ours
 */
export async function runOrderForm(sent: Sent): Promise<OrderOutcome> {
  const { form = '', key = '' } = sent.fields;
  if (!validate(key)) throw new Response(null, { status: 400 });
  if (form === 'withdraw') return withdraw(sent, key);
  if (form === 'pay') return runPayForm(sent.call, sent.orderId, form);
  if (form === 'bill') return bill(sent, key);
  const [name, packageId, id] = form.split(' ');
  if (name === 'redeem' && packageId) return redeem(sent, packageId, key);
  if (packageId && id) {
    if (name === 'undo') return undo(sent, { id, packageId }, key);
    if (name === 'time') return bookTime(sent, { id, packageId }, key);
    if (name === 'cancel-time') return cancelTime(sent, { id, packageId }, key);
  }
  throw new Response(null, { status: 400 });
}

async function redeem(sent: Sent, packageId: string, key: string): Promise<OrderOutcome> {
  const { minutes = '', topic = '' } = sent.fields;
  const typed = { minutes, topic };
  const judged = judgedIn(sent, redemptionRules, typed);
  if (!judged.ok) return judged;
  const redemptionId = uuidv5(packageId, key);
  const answer = await sent.call('POST /hour-packages/:id/redemptions', {
    params: { id: packageId },
    body: judged.data,
    idempotencyKey: redemptionId,
  });
  const outcome = outcomeOf(answer, sent, { rules: redemptionRules, typed });
  return outcome.ok ? { ...outcome, redemptionId } : outcome;
}

async function undo(sent: Sent, { id: redemptionId, packageId: id }: OwnRedemption, key: string) {
  const answer = await sent.call('POST /hour-packages/:id/redemptions/:redemptionId/undo', {
    params: { id, redemptionId },
    idempotencyKey: uuidv5(redemptionId, key),
  });
  return outcomeOf(answer, sent);
}

async function bookTime(
  sent: Sent,
  { id: redemptionId, packageId: id }: OwnRedemption,
  key: string,
): Promise<FormOutcome> {
  const { startsAt = '', consultantId = '' } = sent.fields;
  const judged = judgedIn(sent, timeRules, { startsAt, consultantId });
  if (!judged.ok) return judged;
  const answer = await sent.call('POST /hour-packages/:id/redemptions/:redemptionId/time', {
    params: { id, redemptionId },
    body: judged.data,
    idempotencyKey: uuidv5(redemptionId, key),
  });
  return outcomeOf(answer, sent, { rules: timeRules });
}

async function cancelTime(
  sent: Sent,
  { id: redemptionId, packageId: id }: OwnRedemption,
  key: string,
) {
  const answer = await sent.call('POST /hour-packages/:id/redemptions/:redemptionId/time/cancel', {
    params: { id, redemptionId },
    idempotencyKey: uuidv5(`cancel ${redemptionId}`, key),
  });
  return outcomeOf(answer, sent);
}

async function bill(sent: Sent, key: string): Promise<FormOutcome> {
  const typed = Object.fromEntries(addressFields.map((name) => [name, sent.fields[name] ?? '']));
  const judged = judgedIn(sent, addressRules, typed);
  if (!judged.ok) return judged;
  const answer = await sent.call('POST /orders/:id/billing', {
    params: { id: sent.orderId },
    body: judged.data,
    idempotencyKey: key,
  });
  return outcomeOf(answer, sent, { rules: addressRules, typed });
}

/** What is to be sent, or how the form is told that something is missing. */
function judgedIn<Schema extends z.ZodType>(
  { fields: { form = '' } }: Sent,
  rules: FormRules<Schema>,
  typed: Fields,
) {
  const judged = judge(rules, typed);
  return judged.ok ? judged : { ...incomplete(judged.problems, typed), form };
}

type Typed = Pick<NonNullable<Parameters<typeof refusalOf>[1]>, 'rules' | 'typed'>;

const outcomeOf = (
  answer: Answered<unknown>,
  { fields: { form = '', key = '' } }: Sent,
  typed: Typed = {},
): FormOutcome => (answer.ok ? { form, ok: true } : refusalOf(answer, { form, key, ...typed }));
