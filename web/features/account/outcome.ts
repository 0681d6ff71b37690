import type { Answer } from '../../server/services.ts';
import type { FieldFaults } from './forms.ts';

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

export interface Outcome {
  notice: NoticeKey;
  faults?: FieldFaults;
  /** What was typed, without passwords, for browsers that load the page anew. */
  values?: Record<string, string>;
}

type Refusal = Extract<Answer<unknown>, { ok: false }>;

/** Types of FAILED_VALIDATION that the API names for passwords. */
const passwordFaults: Record<string, string> = {
  min_length: 'TOO_SHORT',
  common: 'COMMON',
  own_address: 'OWN_ADDRESS',
  used_before: 'USED_BEFORE',
  confirmation: 'DIFFERENT',
};

/** Why the API refused: too often, away, a password it does not take, or what the page says. */
export function outcomeOf(refusal: Refusal, otherwise: NoticeKey): Outcome {
  if (refusal.status === 429) return { notice: 'tooMany' };
  if (refusal.status >= 500) return { notice: 'unavailable' };
  const { field, type } = refusal.extensions;
  if (refusal.code !== 'FAILED_VALIDATION' || typeof field !== 'string') {
    return { notice: otherwise };
  }
  const fault = passwordFaults[String(type)] ?? 'INVALID';
  return { notice: otherwise, faults: { [field]: fault } };
}

export const isSuccess = (notice: NoticeKey) =>
  ['registered', 'verified', 'resent', 'recovering', 'resetDone', 'invited'].includes(notice);
