import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { emailAddress, text } from '#domain/text.ts';
import { enqueueMail } from '../../outbox/outbox.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { hashFresh, setPassword } from '../login/passwords/password-history.ts';
import { newPassword } from '../login/passwords/password-rules.ts';
import { endSessions } from '../login/sessions.ts';
import { languageTag, role } from '../profile/account-fields.ts';
import { avatarField, isAvatarOf, setAvatar } from '../profile/avatars/avatars.ts';
import { isRefusal, type Refusal, type Refused } from '../refusals.ts';
import type { UserRow } from '../tables.ts';
import { isUniqueViolation } from './created-users.ts';
import { holdUsers, voidLinks } from './standing.ts';

/** '' and null clear the field. */
const clearable = (max: number) =>
  z.preprocess((value: string | null) => (value === '' ? null : value), text(max).nullable());

/** Fields that admins may change in other accounts. */
export const userChange = z.object({
  email: emailAddress.optional(),
  password: newPassword.optional(),
  first_name: clearable(100).optional(),
  last_name: clearable(100).optional(),
  phone: clearable(40).optional(),
  language: languageTag.optional(),
  role: role.optional(),
  status: z.enum(['active', 'suspended', 'archived']).optional(),
  avatar: avatarField.optional(),
});
export type UserChange = z.output<typeof userChange>;

interface Change {
  id: string;
  change: UserChange;
}

/**
 * Changes these people, all or none. A new status, address or password logs its owner out everywhere and ends
 * mailed links. For their own address and password, admins need a recent login or their password, as everybody
 * does.
 */
export async function changeUsers(
  db: Database,
  limits: RateLimits,
  actorId: string,
  changes: readonly Change[],
): Promise<Refused> {
  const prepared: Prepared[] = [];
  for (const one of changes) {
    const ready = await prepare(db, limits, actorId, one);
    if (isRefusal(ready)) return ready;
    prepared.push(ready);
  }
  try {
    return await db.transaction().execute(async (trx): Promise<Refused> => {
      const losing = changes.filter(({ change }) => losesRights(change)).map(({ id }) => id);
      const targets = changes.map(({ id }) => id);
      const refused = await holdUsers(trx, targets, losing);
      if (refused) return refused;
      for (const one of prepared) await carryOut(trx, one);
      return undefined;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { refused: 'EMAIL_TAKEN' };
    throw error;
  }
}

const losesRights = ({ role: next, status }: UserChange) =>
  (next !== undefined && next !== 'admin') || (status !== undefined && status !== 'active');

interface Prepared extends Change {
  before: Pick<UserRow, 'status' | 'email'>;
  passwordHash: string | undefined;
}

async function prepare(
  db: Database,
  limits: RateLimits,
  actorId: string,
  { id, change }: Change,
): Promise<Prepared | Refusal> {
  const before = await db
    .selectFrom('users')
    .select(['status', 'email', 'provider'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!before) return { refused: 'NO_SUCH_USER' };
  if (id === actorId && (change.password !== undefined || change.email !== undefined)) {
    return { refused: 'OWN_ACCOUNT' };
  }
  if (change.avatar && !(await isAvatarOf(db, change.avatar, [actorId, id]))) {
    return { refused: 'NO_SUCH_AVATAR' };
  }
  if (change.password === undefined) return { id, change, before, passwordHash: undefined };
  if (before.provider !== 'default') return { refused: 'NO_PASSWORD' };
  const email = change.email ?? before.email;
  const passwordHash = await hashFresh(db, limits, { id, email }, change.password);
  return isRefusal(passwordHash) ? passwordHash : { id, change, before, passwordHash };
}

async function carryOut(trx: Database, { id, change, before, passwordHash }: Prepared) {
  const { password: _password, avatar, ...given } = change;
  const values: Updateable<UserRow> = given;
  // Rights of the team do not outlast the time there.
  if (change.role === 'member') values.given_rights = [];
  if (Object.values(values).some((value) => value !== undefined)) {
    await trx.updateTable('users').set(values).where('id', '=', id).execute();
  }
  if (passwordHash) {
    await setPassword(trx, id, passwordHash);
    await enqueueMail(trx, 'password-changed', { userId: id });
  }
  const moved = change.email !== undefined && change.email !== before.email;
  const otherStatus = change.status !== undefined && change.status !== before.status;
  if (passwordHash || moved || otherStatus) {
    await endSessions(trx, id);
    await voidLinks(trx, id);
  }
  if (avatar !== undefined) await setAvatar(trx, id, avatar);
}
