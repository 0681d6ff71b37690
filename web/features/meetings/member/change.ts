import { v5 as uuidv5, validate } from 'uuid';
import { z } from 'zod';
import { meetingForm, moveForm } from '#domain/meetings/strategy-meeting.ts';
import type { Locale } from '#domain/site/paths.ts';
import { isUndecided, refusalCode } from '../../../kit/api/api-error.ts';
import type { Call } from '../../../kit/api/call.ts';
import { type Fields, type FormRules, judge, problemsAt } from '../../../kit/forms/rules.ts';
import type { FormRefusal } from '../../../kit/forms/sender.ts';

/** What the forms of the page do. */
export const changes = ['book', 'move', 'cancel'] as const;
export type Change = (typeof changes)[number];

export type Outcome = { change: Change } & ({ ok: true } | FormRefusal);

/** The schema would report a missing time as a malformed one. */
const timeChosen = ({ startsAt }: Fields): Record<string, string> =>
  startsAt ? {} : { startsAt: 'REQUIRED' };

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
export async function carryOut(
  call: Call,
  { change: given, key = '', meeting = '', ...typed }: Fields,
  language: Locale,
): Promise<Outcome> {
  const change = changes.find((one) => one === given);
  if (!change || !validate(key)) throw new Response(null, { status: 400 });
  const judged = judge<z.ZodType<{ startsAt?: string; question?: string }>>(rules[change], typed);
  if (!judged.ok) {
    return { change, ok: false, code: 'INVALID_PAYLOAD', problems: judged.problems, typed };
  }
  const { startsAt = '', question } = judged.data;
  const idempotencyKey = uuidv5(`${change} ${startsAt}`, key);
  const own = { params: { id: meeting }, idempotencyKey };
  const answer =
    change === 'book'
      ? await call('POST /meetings', { body: { startsAt, question, language }, idempotencyKey })
      : change === 'move'
        ? await call('POST /meetings/:id/move', { ...own, body: { startsAt } })
        : await call('POST /meetings/:id/cancel', own);
  if (answer.ok) return { change, ok: true };
  const code = refusalCode(answer);
  const undecided = isUndecided(answer) || code === 'LOGGED_OUT';
  const problems = code === 'SLOT_TAKEN' ? {} : problemsAt(answer, rules[change], typed);
  return { change, ok: false, code, problems, typed, ...(undecided && { retryKey: key }) };
}
