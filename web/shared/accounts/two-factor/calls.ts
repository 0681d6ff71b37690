/** The outcome of a call of `/users/me/tfa/…`. */
export type TwoFactorAnswer<T = unknown> =
  | { ok: true; data: T }
  | { ok: false; code: string; status: number };

export type TwoFactorStep = 'generate' | 'enable' | 'disable' | 'recovery-codes';

/** How a page reaches the API; the site and the console have sessions of their own. */
export type TwoFactorCall = <T>(step: TwoFactorStep, body: object) => Promise<TwoFactorAnswer<T>>;

export interface Offer {
  secret: string;
  otpauth_url: string;
}

export type Problem = 'password' | 'code' | 'tooMany' | 'failed';

/** What to say about a refusal of a step. */
export function problemOf(
  step: TwoFactorStep,
  { code, status }: { code: string; status: number },
): Problem {
  if (status === 429) return 'tooMany';
  if (code === 'INVALID_CREDENTIALS') return 'password';
  if (code === 'INVALID_PAYLOAD' && (step === 'enable' || step === 'disable')) return 'code';
  return 'failed';
}
