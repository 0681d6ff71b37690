import { data } from 'react-router';
import type { z } from 'zod';
import type { Answered, Refusal } from '../../api/call.ts';
import { type Fields, type FormRules, fieldsOf, judge, problemsAt } from '../rules.ts';
import type { FormRefusal } from '../sender.ts';

/** Why a form was not accepted; keys of the shared texts `forms.notices`. */
export type RefusalCode = 'missing' | 'taken' | 'tooMany' | 'expired' | 'failed';

/** What a page renders its form again with. */
export type PlainRefusal = FormRefusal & { code: RefusalCode };

interface Accepted<Data, Result> {
  ok: true;
  /** What the schema made of the fields. */
  data: Data;
  /** What the API answered. */
  result: Result;
}

export const isRefused = (outcome: object | undefined): outcome is PlainRefusal =>
  outcome !== undefined && 'ok' in outcome && outcome.ok === false;

const statuses: Record<RefusalCode, number> = {
  missing: 400,
  taken: 409,
  expired: 400,
  tooMany: 429,
  failed: 503,
};

/** Answers with what is wrong and what was typed. */
export const refuse = (code: RefusalCode, problems = {}, typed: Fields = {}) =>
  data<PlainRefusal>({ ok: false, code, problems, typed }, { status: statuses[code] });

/** The fields of a posted form, judged by its schema: what it parsed, or the refusal. */
export function readForm<Schema extends z.ZodType>(rules: FormRules<Schema>, form: FormData) {
  const fields = fieldsOf(form);
  const judged = judge(rules, fields);
  if (judged.ok) return { ok: true as const, data: judged.data, fields };
  return { ok: false as const, refusal: refuse('missing', judged.problems, fields) };
}

/** Reads the form and sends it on to the API, whose refusal marks the same fields. */
export async function submitForm<Schema extends z.ZodType, Result>(
  rules: FormRules<Schema>,
  request: Request,
  send: (data: z.output<Schema>, sent: Sent) => Promise<Answered<Result>>,
): Promise<Accepted<z.output<Schema>, Result> | ReturnType<typeof refuse>> {
  const form = readForm(rules, await request.formData());
  if (!form.ok) return form.refusal;
  const answer = await send(form.data, sentAlong(form.fields));
  if (answer.ok) return { ok: true, data: form.data, result: answer.data };
  return refuseAs(answer, rules, form.fields);
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

function refuseAs(answer: Refusal, rules: FormRules, { stamp, ...fields }: Fields) {
  if (answer.code === 'FORM_EXPIRED') return refuse('expired', {}, fields);
  const typed = { ...fields, stamp: stamp ?? '' };
  if (answer.status === 429) return refuse('tooMany', {}, typed);
  if (answer.code === 'SLOT_TAKEN') return refuse('taken', { startsAt: 'SLOT_TAKEN' }, typed);
  if (answer.status !== 400) return refuse('failed', {}, typed);
  return refuse('missing', problemsAt(answer, rules, typed), typed);
}
