import type { Wait } from '../rate-limits/limiter.ts';

/** What is wrong with a password or its confirmation. */
export type PasswordFault =
  | 'min_length'
  | 'own_address'
  | 'common'
  /** Made of the person's name or address, or of ours. */
  | 'personal'
  | 'used_before'
  | 'confirmation'
  | 'wrong';

/** What is wrong with a change of the second factor. */
export type TwoFactorFault = 'on' | 'off' | 'not_offered' | 'otp' | 'password_missing' | 'provider';

/** Why a call was refused. Callers turn it into an answer of their own. */
export type Refusal =
  | { refused: 'INVALID_CREDENTIALS'; userId?: string | undefined }
  /** A refresh token came back long after it was replaced; its session has been ended. */
  | { refused: 'TOKEN_REUSED'; userId: string; sessionId: string }
  | { refused: 'INVALID_TOKEN' | 'TOKEN_EXPIRED' }
  /** A mailed link of another purpose, or one that has been used. */
  | { refused: 'LINK_NOT_USABLE' | 'CODE_SPENT' | 'INVITE_SPENT' }
  | { refused: 'PASSWORD'; fault: PasswordFault }
  | { refused: 'CURRENT_PASSWORD_NEEDED' }
  /** The account belongs to a login provider. */
  | { refused: 'NO_PASSWORD' }
  /** The password is right; the second factor is missing or wrong. */
  | { refused: 'INVALID_OTP'; userId?: string | undefined }
  | { refused: 'TWO_FACTOR'; fault: TwoFactorFault }
  | { refused: 'EMAIL_TAKEN' }
  /** Nobody with this id, or nobody the caller may see. */
  | { refused: 'NO_SUCH_USER' }
  /** No picture with this id, or somebody else's. */
  | { refused: 'NO_SUCH_AVATAR' }
  /** No session with this id, or somebody else's. */
  | { refused: 'NO_SUCH_SESSION' }
  /** Takes a proof that people give elsewhere, as for everybody's own account. */
  | { refused: 'OWN_ACCOUNT' }
  /** Somebody has to be left who can let others in. */
  | { refused: 'LAST_ADMIN' }
  /** Members, and whoever has founded something, leave by an erasure only. */
  | { refused: 'MEMBERS_ARE_ERASED' }
  | { refused: 'WAIT'; wait: Wait };

/** The result of calls that return nothing else. */
export type Refused = Refusal | undefined;

export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result;
