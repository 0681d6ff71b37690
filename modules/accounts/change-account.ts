import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { text } from '#domain/text.ts';
import type { AccountLimits } from '../rate-limits/account-limits.ts';
import { languageTag } from './account-fields.ts';
import { avatarField, isAvatarOf, setAvatar } from './avatars/avatars.ts';
import { hashFresh, setPassword } from './password-history.ts';
import { checkConfirmation, enteredPassword, newPassword } from './password-rules.ts';
import { isFreshLogin, tryPassword } from './passwords/owner-check.ts';
import { isRefusal, type Refusal, type Refused } from './refusals.ts';
import type { Person } from './session-owner.ts';
import { endSessions } from './sessions.ts';
import type { UserRow } from './tables.ts';

/** '' and null clear the field. */
const clearable = (max: number) =>
  z.preprocess((value) => (value === '' ? null : value), text(max).nullable());

/** What people may change about their own account. */
export const accountChange = z.object({
  first_name: clearable(100).optional(),
  last_name: clearable(100).optional(),
  phone: clearable(40).optional(),
  language: languageTag.optional(),
  avatar: avatarField.optional(),
  newsletter: z.boolean().optional(),
  terms: z.literal(true).optional(),
  password: newPassword.optional(),
  confirm_password: z.string().max(1024).optional(),
  /** Required for a new password once the login is older than 15 minutes. */
  current_password: enteredPassword.optional(),
});
type AccountChange = z.output<typeof accountChange>;

/** A new password ends all other sessions. */
export async function changeAccount(
  db: Database,
  limits: AccountLimits,
  person: Pick<Person, 'id' | 'sessionId' | 'loggedInAt'> & { ip: string },
  change: AccountChange,
): Promise<{ passwordChanged: boolean } | Refusal> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'provider', 'terms_accepted_at', 'newsletter_at'])
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (!user) return { refused: 'INVALID_CREDENTIALS' };
  if (change.avatar && !(await isAvatarOf(db, change.avatar, [user.id]))) {
    return { refused: 'NO_SUCH_AVATAR' };
  }
  let passwordHash: string | undefined;
  if (change.password !== undefined) {
    if (user.provider !== 'default') return { refused: 'NO_PASSWORD' };
    const refused =
      checkConfirmation(change.confirm_password, change.password) ??
      (await doubtOwner(limits, person, user, change.current_password));
    if (refused) return refused;
    const hashed = await hashFresh(db, limits, user, change.password);
    if (isRefusal(hashed)) return hashed;
    passwordHash = hashed;
  }
  const { first_name, last_name, phone, language } = change;
  const values: Updateable<UserRow> = { first_name, last_name, phone, language };
  if (change.terms) values.terms_accepted_at = user.terms_accepted_at ?? new Date();
  if (change.newsletter === false) values.newsletter_at = null;
  if (change.newsletter) values.newsletter_at = user.newsletter_at ?? new Date();
  await db.transaction().execute(async (trx) => {
    if (Object.values(values).some((value) => value !== undefined)) {
      await trx.updateTable('users').set(values).where('id', '=', user.id).execute();
    }
    if (change.avatar !== undefined) await setAvatar(trx, user.id, change.avatar);
    if (!passwordHash) return;
    await setPassword(trx, user.id, passwordHash);
    await endSessions(trx, user.id, person.sessionId);
  });
  return { passwordChanged: passwordHash !== undefined };
}

/** An open session on an unattended computer must not be enough to take over the account. */
async function doubtOwner(
  limits: AccountLimits,
  session: { loggedInAt: Date; ip: string },
  user: Pick<UserRow, 'email' | 'password_hash'>,
  currentPassword: string | undefined,
): Promise<Refused> {
  if (currentPassword === undefined) {
    return isFreshLogin(session) ? undefined : { refused: 'CURRENT_PASSWORD_NEEDED' };
  }
  const right = await tryPassword(limits, session, user, currentPassword);
  if (right === true) return undefined;
  return right === false ? { refused: 'PASSWORD', fault: 'wrong' } : right;
}
