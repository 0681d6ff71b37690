import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { forgetRecipient } from '../../outbox/unsent-mails.ts';
import { namesByIds } from '../directory/people.ts';
import { holdUsers } from '../directory/standing.ts';
import { findLink, mailLink, spendLink } from '../login/account-tokens.ts';
import { setPassword } from '../login/passwords/password-history.ts';
import { weakness } from '../login/passwords/password-rules.ts';
import { hashPassword } from '../login/passwords/passwords.ts';
import type { Role } from '../profile/account-fields.ts';
import { isRefusal, type Refusal, type Refused } from '../refusals.ts';
import { lockUser } from './registration.ts';

/** Invites an address, even one that is invited already; accounts of other states stay as they are. */
export async function invite(
  db: Database,
  linkSecret: string,
  { email, role, invitedBy }: { email: string; role: Role; invitedBy: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = randomUUID();
    await trx
      .insertInto('users')
      .values({ id, email, role, status: 'invited', invited_by: invitedBy })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const user = await lockUser(trx, email);
    if (user?.status !== 'invited') return;
    const invited = { role, invited_by: invitedBy };
    await trx.updateTable('users').set(invited).where('id', '=', user.id).execute();
    await mailLink(trx, linkSecret, user.id, 'accept-invite');
  });
}

/** Mails an open invitation again, and ends its earlier link. */
export const inviteAgain = (db: Database, linkSecret: string, userId: string): Promise<Refused> =>
  whileInvited(db, userId, (trx) => mailLink(trx, linkSecret, userId, 'accept-invite'));

/** Revokes an open invitation: its link stops working, and its address is free again. */
export const revokeInvitation = (db: Database, userId: string): Promise<Refused> =>
  whileInvited(db, userId, async (trx, { email }) => {
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    await forgetRecipient(trx, email);
  });

/** Locks the account, so that nobody accepts an invitation that is being revoked. */
const whileInvited = (
  db: Database,
  userId: string,
  then: (trx: Database, user: { email: string }) => Promise<void>,
): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const user = await trx
      .selectFrom('users')
      .select(['status', 'email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { refused: 'NO_SUCH_USER' };
    if (user.status !== 'invited') return { refused: 'INVITE_SPENT' };
    await then(trx, user);
    return undefined;
  });

export async function acceptInvite(
  db: Database,
  token: string,
  password: string,
): Promise<{ userId: string } | Refusal> {
  const link = await findLink(db, token, 'accept-invite');
  if (isRefusal(link)) return link;
  const { user } = link;
  if (link.used || user.status !== 'invited') return { refused: 'INVITE_SPENT' };
  const fault = await weakness(password, user);
  if (fault) return { refused: 'PASSWORD', fault };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const refused = await holdUsers(trx, [user.id], []);
    if (refused || !(await spendLink(trx, link))) return { refused: 'INVITE_SPENT' };
    await setPassword(trx, user.id, passwordHash);
    await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', user.id)
      .where('status', '=', 'invited')
      .execute();
    return { userId: user.id };
  });
}

/** The role in an invitation, and its sender: null once that account is gone or has no name. */
export interface Invitation {
  role: Role;
  inviter: string | null;
}

export async function invitationOf(db: Database, userId: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['role', 'invited_by'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, invited_by } = row;
  const names = await namesByIds(db, invited_by === null ? [] : [invited_by]);
  return { role, inviter: names.get(invited_by ?? '') ?? null };
}
