import type { Wait } from '../rate-limits/limiter.ts';

/** What is wrong with a password or its confirmation. */
export type PasswordFault =
  | 'min_length'
  | 'own_address'
  | 'common'
  /** Contains the person's name or address, or our name. */
  | 'personal'
  | 'used_before'
  | 'confirmation'
  | 'wrong';

/** What is wrong with a change of the second factor. */
export type TwoFactorFault = 'on' | 'off' | 'not_offered' | 'otp' | 'password_missing' | 'provider';

/** Why a call was refused; callers turn it into their answer. */
export type Refusal =
  | { refused: 'INVALID_CREDENTIALS'; userId?: string | undefined }
  /** A refresh token came back long after it was replaced, which has ended its session. */
  | { refused: 'TOKEN_REUSED'; userId: string; sessionId: string }
  | { refused: 'INVALID_TOKEN' | 'TOKEN_EXPIRED' }
  /** The mailed link has another purpose, or was used before. */
  | { refused: 'LINK_NOT_USABLE' | 'CODE_SPENT' | 'INVITE_SPENT' }
  | { refused: 'PASSWORD'; fault: PasswordFault }
  | { refused: 'CURRENT_PASSWORD_NEEDED' }
  /** The account belongs to a login provider. */
  | { refused: 'NO_PASSWORD' }
  /** The password is right; the second factor is missing or wrong. */
  | { refused: 'INVALID_OTP'; userId?: string | undefined }
  | { refused: 'TWO_FACTOR'; fault: TwoFactorFault }
  | { refused: 'EMAIL_TAKEN' }
  /** There is no such person, or the caller may not see them. */
  | { refused: 'NO_SUCH_USER' }
  /** There is no such picture, or it belongs to somebody else. */
  | { refused: 'NO_SUCH_AVATAR' }
  /** There is no such session, or it belongs to somebody else. */
  | { refused: 'NO_SUCH_SESSION' }
  /** Needs a proof that people give on the page of their own account. */
  | { refused: 'OWN_ACCOUNT' }
  /** The last admin has to stay, to let others in. */
  | { refused: 'LAST_ADMIN' }
  /** Members, and everybody who has founded something, leave by an erasure only. */
  | { refused: 'MEMBERS_ARE_ERASED' }
  | { refused: 'WAIT'; wait: Wait };

/** The result of calls that return nothing else. */
export type Refused = Refusal | undefined;

export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result;
