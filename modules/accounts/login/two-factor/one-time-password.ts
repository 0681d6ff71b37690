import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Database } from '#database/connection.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import type { Refused } from '../../refusals.ts';
import type { UserRow } from '../../tables.ts';
import type { TwoFactorKeys } from './keys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** A profile that every authenticator app supports. */
const profile = { algorithm: 'sha1', digits: 6, period: 30 } as const;
const ISSUER = 'Siebenschritt';

export const newSecret = generateSecret;

/** The address in the QR code for authenticator apps. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ ...profile, issuer: ISSUER, label: email, secret });

/** The 30-second step that a code belongs to, give or take one step; undefined for a wrong code. */
export function stepOf(secret: string, entered: string): number | undefined {
  const token = entered.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = verifySync({ ...profile, secret, token, epochTolerance: profile.period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

type Protected = Pick<UserRow, 'id'> & { tfa_secret: string };

/**
 * Checks a code of the app or a recovery code, and uses it up: no code counts twice, even in two requests at the
 * same moment.
 */
async function spendOtp(
  db: Database,
  keys: TwoFactorKeys,
  user: Protected,
  entered: string,
): Promise<boolean> {
  const step = stepOf(keys.open(user.id, user.tfa_secret), entered);
  if (step === undefined) return spendRecoveryCode(db, keys, user.id, entered);
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ tfa_last_step: step })
    .where('id', '=', user.id)
    .where('tfa_secret', '=', user.tfa_secret)
    .where(({ or, eb }) => or([eb('tfa_last_step', 'is', null), eb('tfa_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Checks a code, counts each attempt against the person's limit, and uses up a correct code. */
export async function checkOtp(
  db: Database,
  limits: RateLimits,
  keys: TwoFactorKeys,
  user: Protected,
  entered: string,
): Promise<Refused> {
  const wait = await limits.take('otp', user.id);
  if (wait) return { refused: 'WAIT', wait };
  if (!(await spendOtp(db, keys, user, entered)))
    return { refused: 'INVALID_OTP', userId: user.id };
  await limits.reset('otp', user.id);
  return undefined;
}
