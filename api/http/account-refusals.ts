import { PASSWORD_MIN_LENGTH } from '#modules/accounts/login/passwords/password-rules.ts';
import {
  isRefusal,
  type PasswordFault,
  type Refusal,
  type TwoFactorFault,
} from '#modules/accounts/refusals.ts';
import { type ApiError, apiError, invalidPayload, tooManyRequests } from './errors.ts';

/**
 * Unwraps the result of a call to the accounts module.
 *
 * @throws ApiError for a refusal
 */
export function granted<T>(result: T): Exclude<T, Refusal> {
  if (isRefusal(result)) throw answerTo(result);
  return result as Exclude<T, Refusal>;
}

export function answerTo(refusal: Refusal): ApiError {
  switch (refusal.refused) {
    case 'INVALID_CREDENTIALS':
    case 'TOKEN_REUSED':
      return apiError('INVALID_CREDENTIALS');
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return apiError(refusal.refused);
    case 'LINK_NOT_USABLE':
      return apiError('FORBIDDEN');
    case 'CODE_SPENT':
      return invalidPayload('Invalid verification code');
    case 'INVITE_SPENT':
      return apiError('INVALID_INVITE');
    case 'PASSWORD':
      return passwordFault(refusal.fault);
    case 'CURRENT_PASSWORD_NEEDED':
      return apiError('FORBIDDEN', {
        message: 'The current password is needed.',
        extensions: { field: 'current_password', fields: ['current_password'] },
      });
    case 'NO_PASSWORD':
      return invalidPayload('"password" cannot be set: the account logs in with its provider', [
        'password',
      ]);
    case 'INVALID_OTP':
      return apiError('INVALID_OTP');
    case 'TWO_FACTOR':
      return twoFactorFault(refusal.fault);
    case 'EMAIL_TAKEN':
      return apiError('RECORD_NOT_UNIQUE', {
        message: 'Value for field "email" in collection "directus_users" has to be unique.',
        extensions: { collection: 'directus_users', field: 'email', fields: ['email'] },
      });
    case 'OWN_ACCOUNT':
      return apiError('FORBIDDEN', { message: 'Use /users/me for your own account.' });
    case 'NO_SUCH_SESSION':
    case 'NO_SUCH_USER':
      return apiError('FORBIDDEN');
    case 'NO_SUCH_AVATAR':
      return apiError('INVALID_FOREIGN_KEY', {
        message: 'Invalid foreign key for field "avatar" in collection "directus_users".',
        extensions: { collection: 'directus_users', field: 'avatar', fields: ['avatar'] },
      });
    case 'LAST_ADMIN':
      return apiError('UNPROCESSABLE_CONTENT', {
        message: 'At least one active admin has to remain.',
      });
    case 'MEMBERS_ARE_ERASED':
      return apiError('UNPROCESSABLE_CONTENT', {
        message:
          'Members, and whoever has founded something, leave by an erasure: POST /admin/people/:id/erasure. ' +
          'It takes members only: make somebody of the team a member first, PATCH /users/:id with "role".',
      });
    case 'WAIT':
      return tooManyRequests(refusal.wait);
  }
}

const faults: Record<PasswordFault, readonly [field: string, message: string]> = {
  min_length: ['password', `The password needs at least ${PASSWORD_MIN_LENGTH} characters.`],
  own_address: ['password', 'The password must not be your e-mail address.'],
  common: ['password', 'This password is too common: many people would guess it.'],
  personal: ['password', 'This password is too easy to guess: it is made of your name or ours.'],
  used_before: ['password', 'Choose a password that you have not used before.'],
  confirmation: ['confirm_password', 'The two passwords differ.'],
  wrong: ['current_password', 'The current password is not right.'],
};

function passwordFault(type: PasswordFault): ApiError {
  const [field, message] = faults[type];
  return apiError('FAILED_VALIDATION', {
    message,
    extensions: { field, type, path: [], fields: [field] },
  });
}

const twoFactorFaults: Record<TwoFactorFault, readonly [field: string, message: string]> = {
  on: ['secret', 'TFA Secret is already set for this user'],
  off: ['otp', 'Two-factor login is not set up'],
  not_offered: ['secret', '"secret" is not the one generated for this user'],
  otp: ['otp', '"otp" is invalid'],
  provider: ['password', 'The account logs in with its provider'],
  password_missing: ['password', '"password" is required'],
};

function twoFactorFault(type: TwoFactorFault): ApiError {
  const [field, reason] = twoFactorFaults[type];
  return invalidPayload(reason, [field]);
}
