import { data } from 'react-router';
import type { Refusal } from '../../kit/api/call.ts';
import type { Fields, Problems } from '../../kit/forms/rules.ts';
import type { FormRefusal } from '../../kit/forms/sender.ts';
import { withoutSecrets } from './forms.ts';

/** Keys of the texts in `account.notices`. */
export type NoticeKey =
  | 'missing'
  | 'loginFailed'
  | 'otpNeeded'
  | 'otpWrong'
  | 'adminLogin'
  | 'staffLogin'
  | 'registerFailed'
  | 'registered'
  | 'verifyFailed'
  | 'verified'
  | 'resent'
  | 'recoveryFailed'
  | 'recovering'
  | 'resetFailed'
  | 'linkInvalid'
  | 'resetDone'
  | 'invited'
  | 'emailConfirmed'
  | 'linkSpent'
  | 'newsletterOn'
  | 'newsletterOff'
  | 'termsFailed'
  | 'providerFailed'
  | 'providerTaken'
  | 'providerTeam'
  | 'providerAway'
  | 'suspended'
  | 'tooMany'
  | 'unavailable';

export type Outcome = Accepted | Refused;
/** With the address a mail went to, where the page shows it. */
type Accepted = { ok: true; code: NoticeKey; email?: string };
type Refused = FormRefusal & { code: NoticeKey };

export const accepted = (code: NoticeKey, email?: string): Accepted => ({
  ok: true,
  code,
  ...(email && { email }),
});

/** Answers 400 with what is wrong and what was typed. */
export const refuse = (code: NoticeKey, problems: Problems = {}, typed: Fields = {}) =>
  data<Outcome>({ ok: false, code, problems, typed: withoutSecrets(typed) }, { status: 400 });

/** Refuses as the API did; `otherwise` is the page's own notice. */
export const refuseAs = (refusal: Refusal, otherwise: NoticeKey, typed?: Fields) =>
  refuse(codeOf(refusal, otherwise), problemsOf(refusal), typed);

export function codeOf({ status }: Refusal, otherwise: NoticeKey): NoticeKey {
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : otherwise;
}

/** The API's types of FAILED_VALIDATION for passwords. */
const passwordProblems: Record<string, string> = {
  min_length: 'TOO_SHORT',
  common: 'COMMON',
  personal: 'PERSONAL',
  own_address: 'OWN_ADDRESS',
  used_before: 'USED_BEFORE',
  confirmation: 'DIFFERENT',
  wrong: 'WRONG',
};

export function problemsOf({ code, fields, extensions: { type } }: Refusal): Problems {
  if (code !== 'FAILED_VALIDATION') return {};
  const problem = passwordProblems[String(type)] ?? 'INVALID';
  return Object.fromEntries(fields.map((field) => [field, problem]));
}
