import { v5 as uuidv5, validate } from 'uuid';
import { z } from 'zod';
import { meetingForm, moveForm } from '#domain/appointments/forms.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Call } from '../../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../../kit/forms/refusal.ts';
import { type Fields, type FormRules, judge } from '../../../kit/forms/rules.ts';
import { timeChosen } from '../../../shared/appointments/time-chosen.ts';

/** Of which at most one still takes place. */
export const MEETINGS_READ = 20;

/** What the forms of the page do. */
export const changes = ['book', 'move', 'cancel'] as const;
export type Change = (typeof changes)[number];

export const rules = {
  book: { schema: meetingForm.pick({ startsAt: true, question: true }), problems: timeChosen },
  move: { schema: moveForm, problems: timeChosen },
  cancel: { schema: z.object({}) },
} satisfies Record<Change, FormRules>;

/**
 * Carries out what a form of the page asks for. The form's hidden key and the time make up the
 * Idempotency-Key: a double click is one booking, another time is another one.
 *
 * @throws Response 400 for anything but a form of the page
 */
export async function changeMeeting(
  call: Call,
  { form, key = '', meeting = '', ...typed }: Fields,
  language: Locale,
): Promise<FormOutcome> {
  const change = changes.find((one) => one === form);
  if (!change || !validate(key)) throw new Response(null, { status: 400 });
  const judged = judge<z.ZodType<{ startsAt?: string; question?: string }>>(rules[change], typed);
  if (!judged.ok) return { ...incomplete(judged.problems, typed), form: change };
  const { startsAt = '', question } = judged.data;
  const idempotencyKey = uuidv5(`${change} ${startsAt}`, key);
  const own = { params: { id: meeting }, idempotencyKey };
  const answer =
    change === 'book'
      ? await call('POST /meetings', { body: { startsAt, question, language }, idempotencyKey })
      : change === 'move'
        ? await call('POST /meetings/:id/move', { ...own, body: { startsAt } })
        : await call('POST /meetings/:id/cancel', own);
  if (answer.ok) return { ok: true, form: change };
  return refusalOf(answer, { form: change, rules: rules[change], typed, key });
}
