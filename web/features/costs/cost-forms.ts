import { v5 as uuidv5, validate } from 'uuid';
import type { z } from 'zod';
import type { CheckedBill, WhatIfAnswer } from '#api/contract.gen.d.ts';
import { billCheckSchema } from '#domain/costs/bill-check.ts';
import { enteredBillSchema } from '#domain/costs/entered-bill.ts';
import { whatIfSchema } from '#domain/costs/what-if.ts';
import { centsOf } from '#domain/pricing/price.ts';
import type { Answered, Call } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { type Fields, type FormRules, judge, type Problems } from '../../kit/forms/rules.ts';
import { runPayForm } from '../../shared/orders/pay-by-card.ts';

const withAmount = ({ amountCents = '', ...fields }: Fields) => ({
  ...fields,
  amountCents: centsOf(amountCents),
});
const amountProblem = ({ amountCents = '' }: Fields): Problems =>
  amountCents.trim() === '' ? { amountCents: 'REQUIRED' } : {};

export const billRules: FormRules<typeof enteredBillSchema> = {
  schema: enteredBillSchema,
  payload: withAmount,
  problems: amountProblem,
};

export const checkRules: FormRules<typeof billCheckSchema> = {
  schema: billCheckSchema,
  payload: withAmount,
  problems: amountProblem,
};

/** Left empty is what stays as it is. */
export const whatIfRules: FormRules<typeof whatIfSchema> = {
  schema: whatIfSchema,
  payload: ({ shareCapitalCents = '', participants = '', online = '', ...fields }) => ({
    ...fields,
    ...(shareCapitalCents.trim() !== '' && { shareCapitalCents: centsOf(shareCapitalCents) }),
    ...(participants.trim() !== '' && { participants: Number(participants) }),
    ...(online !== '' && { online: online === 'yes' }),
  }),
};

/** The form that enters a bill of a kind, or changes the one of a line. */
export const billForm = (place: string) => `bill ${place}`;
export const payForm = (orderId: string) => `pay ${orderId}`;
export const removeForm = (lineId: string) => `remove ${lineId}`;

export type CostOutcome = FormOutcome<{ checked?: CheckedBill; answer?: WhatIfAnswer }>;

interface Sent {
  call: Call;
  /** Of the formation. */
  id: string;
  fields: Fields;
}

/**
 * Carries out what a form of the page asks for.
 *
 * @throws Response 400 for a form that is none of ours
 */
export async function runCostForm(sent: Sent): Promise<CostOutcome> {
  const { form = '', key = '' } = sent.fields;
  if (!validate(key)) throw new Response(null, { status: 400 });
  if (form === 'check') return check(sent);
  if (form === 'what-if') return tryOut(sent);
  const [name, place = ''] = form.split(' ');
  if (name === 'bill') return enter(sent, place);
  if (name === 'remove') return remove(sent, place);
  if (name === 'pay') return runPayForm(sent.call, place, form);
  throw new Response(null, { status: 400 });
}

async function enter(sent: Sent, place: string): Promise<CostOutcome> {
  const judged = judgedIn(sent, billRules);
  if (!judged.ok) return judged;
  const { call, id, fields } = sent;
  const body = judged.data;
  const answer = validate(place)
    ? await call('PUT /foundations/:id/costs/:lineId', { params: { id, lineId: place }, body })
    : await call('POST /foundations/:id/costs', {
        params: { id },
        body,
        idempotencyKey: uuidv5(place, fields.key ?? ''),
      });
  return outcomeOf(answer, sent, billRules);
}

async function remove(sent: Sent, lineId: string): Promise<CostOutcome> {
  const { call, id } = sent;
  const answer = await call('DELETE /foundations/:id/costs/:lineId', { params: { id, lineId } });
  return outcomeOf(answer, sent);
}

async function check(sent: Sent): Promise<CostOutcome> {
  const judged = judgedIn(sent, checkRules);
  if (!judged.ok) return judged;
  const answer = await sent.call('POST /foundations/:id/bill-checks', {
    params: { id: sent.id },
    body: judged.data,
  });
  const outcome = outcomeOf(answer, sent, checkRules);
  return answer.ok ? { ...outcome, ok: true, checked: answer.data } : outcome;
}

async function tryOut(sent: Sent): Promise<CostOutcome> {
  const judged = judgedIn(sent, whatIfRules);
  if (!judged.ok) return judged;
  const answer = await sent.call('POST /foundations/:id/what-if', {
    params: { id: sent.id },
    body: judged.data,
  });
  const outcome = outcomeOf(answer, sent, whatIfRules);
  return answer.ok ? { ...outcome, ok: true, answer: answer.data } : outcome;
}

const typedIn = ({ fields: { form: _form, key: _key, ...typed } }: Sent): Fields => typed;

/** What is to be sent, or how the form is told that something is missing. */
function judgedIn<Schema extends z.ZodType>(sent: Sent, rules: FormRules<Schema>) {
  const typed = typedIn(sent);
  const judged = judge(rules, typed);
  if (judged.ok) return judged;
  return { ...incomplete(judged.problems, typed), form: sent.fields.form ?? '' };
}

function outcomeOf(
  answer: Answered<unknown>,
  sent: Sent,
  rules: Partial<FormRules> = {},
): CostOutcome {
  const { form = '', key = '' } = sent.fields;
  if (answer.ok) return { form, ok: true };
  return refusalOf(answer, { form, key, rules, typed: typedIn(sent) });
}
