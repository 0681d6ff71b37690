import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../../../outbox/outbox.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import { isRefusal, type Refusal, type Refused } from '../../refusals.ts';
import { checkOwner } from '../passwords/owner-check.ts';
import type { Person } from '../session-owner.ts';
import { endSessions, holdOwner } from '../sessions.ts';
import type { TwoFactorKeys } from './keys.ts';
import { checkOtp, newSecret, otpauthUrl, stepOf } from './one-time-password.ts';
import { hasRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Time within which a new secret may be confirmed, and afterwards codes be made without the password. */
const SETUP_MS = 15 * 60_000;

export const noSecondFactor = {
  tfa_secret: null,
  tfa_enabled_at: null,
  tfa_last_step: null,
  tfa_offered: null,
  tfa_offered_at: null,
};

type Owner = Pick<Person, 'id' | 'sessionId'> & { ip: string };

interface Parts {
  db: Database;
  limits: RateLimits;
  keys: TwoFactorKeys;
}

const read = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'provider', 'password_hash', 'tfa_secret', 'tfa_enabled_at'])
    .select(['tfa_offered', 'tfa_offered_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const isRecent = (at: Date | null) => at !== null && Date.now() - at.getTime() < SETUP_MS;

/** Offers a secret for the app, which counts once a code of it has been entered. */
export async function offerSecondFactor(
  { db, limits, keys }: Parts,
  owner: Owner,
  password: string | undefined,
): Promise<{ secret: string; otpauth_url: string } | Refusal> {
  const user = await read(db, owner.id);
  // For these accounts a second factor is up to the provider.
  if (user.provider !== 'default') return { refused: 'TWO_FACTOR', fault: 'provider' };
  const refused = await checkOwner(limits, owner, user, password);
  if (refused) return refused;
  if (user.tfa_secret !== null) return { refused: 'TWO_FACTOR', fault: 'on' };
  const secret = newSecret();
  await db
    .updateTable('users')
    .set({ tfa_offered: keys.seal(user.id, secret), tfa_offered_at: new Date() })
    .where('id', '=', user.id)
    .execute();
  return { secret, otpauth_url: otpauthUrl(secret, user.email) };
}

/**
 * Turns the second factor on, with a secret that was offered to this person: an open session alone, without the
 * password, must not lock its owner out. All other sessions end.
 */
export async function enableSecondFactor(
  { db, keys }: Pick<Parts, 'db' | 'keys'>,
  owner: Pick<Owner, 'id' | 'sessionId'>,
  { secret, otp }: { secret: string; otp: string },
): Promise<Refused> {
  const { id, sessionId } = owner;
  return db.transaction().execute(async (trx): Promise<Refused> => {
    if (!(await holdOwner(trx, owner))) return { refused: 'INVALID_CREDENTIALS' };
    const user = await read(trx, id);
    if (user.tfa_secret !== null) return { refused: 'TWO_FACTOR', fault: 'on' };
    const offered = isRecent(user.tfa_offered_at) ? user.tfa_offered : null;
    if (offered === null || keys.open(id, offered) !== secret) {
      return { refused: 'TWO_FACTOR', fault: 'not_offered' };
    }
    const step = stepOf(secret, otp);
    if (step === undefined) return { refused: 'TWO_FACTOR', fault: 'otp' };
    const enabled = { tfa_secret: offered, tfa_enabled_at: new Date(), tfa_last_step: step };
    await trx
      .updateTable('users')
      .set({ ...noSecondFactor, ...enabled })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    await endSessions(trx, id, sessionId);
    await enqueueMail(trx, 'two-factor-enabled', { userId: id });
    return undefined;
  });
}

/** Replaces the recovery codes. The first ones after setting up need no password again. */
export async function newRecoveryCodes(
  { db, limits, keys }: Parts,
  owner: Owner,
  password: string | undefined,
): Promise<string[] | Refusal> {
  const user = await read(db, owner.id);
  if (user.tfa_secret === null) return { refused: 'TWO_FACTOR', fault: 'off' };
  const first = isRecent(user.tfa_enabled_at) && !(await hasRecoveryCodes(db, user.id));
  const refused =
    first && password === undefined ? undefined : await checkOwner(limits, owner, user, password);
  if (refused) return refused;
  return db.transaction().execute(async (trx): Promise<string[] | Refusal> => {
    if (!(await holdOwner(trx, owner))) return { refused: 'INVALID_CREDENTIALS' };
    return replaceRecoveryCodes(trx, keys, user.id);
  });
}

/** Turns the second factor off with a code of the app or a recovery code. All other sessions end. */
export async function disableSecondFactor(
  { db, limits, keys }: Parts,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
  otp: string,
): Promise<Refused> {
  const { tfa_secret } = await read(db, id);
  if (tfa_secret === null) return { refused: 'TWO_FACTOR', fault: 'off' };
  const refused = await checkOtp(db, limits, keys, { id, tfa_secret }, otp);
  if (isRefusal(refused) && refused.refused === 'INVALID_OTP') {
    return { refused: 'TWO_FACTOR', fault: 'otp' };
  }
  if (refused) return refused;
  await remove(db, id, sessionId);
  return undefined;
}

/** Removes the second factor of a person who has lost device and recovery codes, and logs them out everywhere. */
export async function resetSecondFactor(
  db: Database,
  actorId: string,
  id: string,
): Promise<Refused> {
  if (id === actorId) return { refused: 'OWN_ACCOUNT' };
  const user = await db
    .selectFrom('users')
    .select('tfa_secret')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!user) return { refused: 'NO_SUCH_USER' };
  if (user.tfa_secret === null) return { refused: 'TWO_FACTOR', fault: 'off' };
  await remove(db, id);
  return undefined;
}

const remove = (db: Database, id: string, exceptSession?: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set(noSecondFactor).where('id', '=', id).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    await endSessions(trx, id, exceptSession);
    await enqueueMail(trx, 'two-factor-disabled', { userId: id });
  });
