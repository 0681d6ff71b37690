import { data } from 'react-router';
import type { Refusal } from '../../server/services.ts';
import type { Fields, Problems } from '../../shared/forms/rules.ts';
import type { FormRefusal } from '../../shared/forms/sender.ts';
import { withoutSecrets } from './forms.ts';

/** What an account form says after it was sent; texts are `account.notices`. */
export type NoticeKey =
  | 'missing'
  | 'loginFailed'
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
  | 'termsFailed'
  | 'tooMany'
  | 'unavailable';

/** What became of an account form; the code says which notice. */
export type Outcome = { ok: true; code: NoticeKey } | Refused;
type Refused = FormRefusal & { code: NoticeKey };

export const accepted = (code: NoticeKey): Outcome => ({ ok: true, code });

/** Answers 400 with what is wrong and what was typed. */
export const refuse = (code: NoticeKey, problems: Problems = {}, typed: Fields = {}) =>
  data<Outcome>({ ok: false, code, problems, typed: withoutSecrets(typed) }, { status: 400 });

/** Why the API refused: too many attempts, unavailable, a field, or what the page says. */
export const refuseAs = (refusal: Refusal, otherwise: NoticeKey, typed?: Fields) =>
  refuse(codeOf(refusal, otherwise), problemsOf(refusal), typed);

export function codeOf({ status }: Refusal, otherwise: NoticeKey): NoticeKey {
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : otherwise;
}

/** Types of FAILED_VALIDATION that the API names for passwords. */
const passwordProblems: Record<string, string> = {
  min_length: 'TOO_SHORT',
  common: 'COMMON',
  own_address: 'OWN_ADDRESS',
  used_before: 'USED_BEFORE',
  confirmation: 'DIFFERENT',
};

function problemsOf({ code, fields, extensions: { type } }: Refusal): Problems {
  if (code !== 'FAILED_VALIDATION') return {};
  const problem = passwordProblems[String(type)] ?? 'INVALID';
  return Object.fromEntries(fields.map((field) => [field, problem]));
}
