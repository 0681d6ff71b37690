import { data } from 'react-router';
import type { Refusal } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import type { Fields, Problems } from '../../kit/forms/rules.ts';
import { withoutSecrets } from './account-schemas.ts';
import type { accounts } from './texts.de.ts';

/** What the pages of an account say, also why they refused a form. */
export type NoticeKey = keyof typeof accounts.notices;

/** With the address a mail went to, where the page shows it. */
export type AccountOutcome = FormOutcome<{ notice: NoticeKey; email?: string }>;

export const accepted = (notice: NoticeKey, email?: string): AccountOutcome => ({
  ok: true,
  notice,
  ...(email && { email }),
});

/** Answers 400 with what is wrong and what was typed. */
const answer = (outcome: AccountOutcome) => data(outcome, { status: 400 });

/** Refuses for a reason of the page. */
export const refuse = (code: string, typed: Fields = {}) =>
  answer({ ok: false, code, problems: {}, typed: withoutSecrets(typed) });

/** Refuses fields that are missing or wrong. */
export const refuseFields = (problems: Problems, typed: Fields = {}) =>
  answer(incomplete(problems, withoutSecrets(typed)));

/** Refuses as the API did; `otherwise` is the page's own reason. */
export function refuseAs(refusal: Refusal, otherwise?: NoticeKey, typed: Fields = {}) {
  const refused = refusalOf(refusal, { typed, ...(otherwise && { otherwise }) });
  const problems = { ...refused.problems, ...passwordProblems(refusal) };
  return answer({ ...refused, problems, typed: withoutSecrets(typed) });
}

/** The API's types of FAILED_VALIDATION for passwords. */
const types: Record<string, string> = {
  min_length: 'TOO_SHORT',
  common: 'COMMON',
  personal: 'PERSONAL',
  own_address: 'OWN_ADDRESS',
  used_before: 'USED_BEFORE',
  confirmation: 'DIFFERENT',
  wrong: 'WRONG',
};

export function passwordProblems({ code, fields, extensions: { type } }: Refusal): Problems {
  if (code !== 'FAILED_VALIDATION') return {};
  const problem = types[String(type)] ?? 'INVALID';
  return Object.fromEntries(fields.map((field) => [field, problem]));
}
