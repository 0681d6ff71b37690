import type { DataOf, Refusal } from '../../../kit/api/call.ts';

type TwoFactorStep = 'generate' | 'enable' | 'disable' | 'recovery-codes';

export type Offer = DataOf<'POST /users/me/tfa/generate'>;

export type Problem = 'password' | 'code' | 'tooMany' | 'failed';

/** What to say about a refusal of a step. */
export function problemOf(
  step: TwoFactorStep,
  { code, status }: Pick<Refusal, 'code' | 'status'>,
): Problem {
  if (status === 429) return 'tooMany';
  if (code === 'INVALID_CREDENTIALS') return 'password';
  if (code === 'INVALID_PAYLOAD' && (step === 'enable' || step === 'disable')) return 'code';
  return 'failed';
}
