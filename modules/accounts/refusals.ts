import type { Wait } from '../rate-limits/limiter.ts';

/** What is wrong with a password, or with what was sent beside it. */
export type PasswordFault =
  | 'min_length'
  | 'own_address'
  | 'common'
  | 'used_before'
  | 'confirmation'
  | 'wrong';

/** Why the module declined: a value, which callers turn into an answer of their own. */
export type Refusal =
  | { refused: 'INVALID_CREDENTIALS'; userId?: string | undefined }
  /** A refresh token came back long after it was replaced; its session has been ended. */
  | { refused: 'TOKEN_REUSED'; userId: string; sessionId: string }
  | { refused: 'INVALID_TOKEN' | 'TOKEN_EXPIRED' }
  /** A mailed link of another purpose, or one that has been used. */
  | { refused: 'LINK_NOT_USABLE' | 'CODE_SPENT' | 'INVITE_SPENT' }
  | { refused: 'PASSWORD'; fault: PasswordFault }
  | { refused: 'CURRENT_PASSWORD_NEEDED' }
  | { refused: 'EMAIL_TAKEN' }
  | { refused: 'WAIT'; wait: Wait };

/** For results that hold nothing else. */
export type Refused = Refusal | undefined;

export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result;
