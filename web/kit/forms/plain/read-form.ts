import { data } from 'react-router';
import type { z } from 'zod';
import type { Answered } from '../../api/call.ts';
import { type FormOutcome, type FormRefusal, incomplete } from '../form-outcome.ts';
import { postedForm } from '../posted-form.ts';
import { refusalOf } from '../refusal.ts';
import { type Fields, type FormRules, fieldsOf, judge } from '../rules.ts';

const statuses: Readonly<Record<string, number>> = {
  MISSING: 400,
  INVALID_PAYLOAD: 400,
  FORM_EXPIRED: 400,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
};

/** Answers with what is wrong and what was typed. */
export const refuse = (refusal: FormRefusal) =>
  data(refusal, { status: statuses[refusal.code] ?? 409 });

/** The fields of a posted form, judged by its schema: what it parsed, or the refusal. */
export function readForm<Schema extends z.ZodType>(rules: FormRules<Schema>, form: FormData) {
  const fields = fieldsOf(form);
  const judged = judge(rules, fields);
  if (judged.ok) return { ok: true as const, data: judged.data, fields };
  return { ok: false as const, refusal: refuse(incomplete(judged.problems, fields)) };
}

/** Reads the form and sends it on to the API, whose refusal marks the same fields. */
export async function submitForm<Schema extends z.ZodType, Result>(
  rules: FormRules<Schema>,
  request: Request,
  send: (data: z.output<Schema>, sent: Sent) => Promise<Answered<Result>>,
): Promise<FormOutcome<{ data: z.output<Schema>; result: Result }> | ReturnType<typeof refuse>> {
  const form = readForm(rules, await postedForm(request));
  if (!form.ok) return form.refusal;
  const answer = await send(form.data, sentAlong(form.fields));
  if (answer.ok) return { ok: true, data: form.data, result: answer.data };
  const { fields } = form;
  const { stamp, ...typed } = fields;
  // An expired form is shown with a stamp of its own.
  const kept = answer.code === 'FORM_EXPIRED' || !stamp ? typed : fields;
  return refuse(refusalOf(answer, { rules, typed: kept }));
}

/** What forms send beside what people type. */
export interface Sent {
  /** Makes a repetition harmless; made by the API where the form has none. */
  idempotencyKey?: string;
  /** Signed time at which the form was shown. */
  stamp: string;
  /** What only programs fill in. */
  trap: string;
}

/** Name of the field that people don't see. */
export const trapName = 'topic';

function sentAlong({ key = '', stamp = '', [trapName]: trap = '' }: Fields): Sent {
  return { ...(isUuid.test(key) && { idempotencyKey: key }), stamp, trap };
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
