import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../../../outbox/outbox.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import { holdUsers } from '../../directory/standing.ts';
import { withdrawEmailChange } from '../../profile/email-change/withdraw.ts';
import { isRefusal, type Refusal } from '../../refusals.ts';
import { findLink, mailLink, openLink, spendLink } from '../account-tokens.ts';
import { endSessions } from '../sessions.ts';
import { hashFresh, setPassword } from './password-history.ts';

/** A link that is valid for this long is mailed again instead of a new one. */
const ENOUGH_MS = 15 * 60_000;

/**
 * Mails a link to the stored address rather than the typed one; unknown addresses and accounts without a password
 * get nothing. An open link is mailed again, so that a stranger's request does not void it.
 */
export async function requestReset(db: Database, linkSecret: string, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('status', 'in', ['active', 'unverified'])
      .where('provider', '=', 'default')
      .executeTakeFirst();
    if (!user) return;
    const userId = user.id;
    const open = await openLink(trx, userId, 'reset-password', ENOUGH_MS);
    if (open) await enqueueMail(trx, 'reset-password', { userId, tokenId: open });
    else await mailLink(trx, linkSecret, userId, 'reset-password');
  });
}

/**
 * Sets a new password. It also verifies the address, since only its owner can read the mail. A refused password
 * leaves the link usable; all sessions end.
 */
export async function resetPassword(
  db: Database,
  limits: RateLimits,
  token: string,
  password: string,
): Promise<{ userId: string; email: string } | Refusal> {
  const link = await findLink(db, token, 'reset-password');
  if (isRefusal(link)) return link;
  const { user } = link;
  if (link.used || !['active', 'unverified'].includes(user.status)) {
    return { refused: 'LINK_NOT_USABLE' };
  }
  const passwordHash = await hashFresh(db, limits, user, password);
  if (isRefusal(passwordHash)) return passwordHash;
  return db.transaction().execute(async (trx) => {
    // Every change locks the account first, which prevents deadlocks.
    const refused = await holdUsers(trx, [user.id], []);
    if (refused || !(await spendLink(trx, link))) return { refused: 'LINK_NOT_USABLE' };
    await setPassword(trx, user.id, passwordHash);
    await withdrawEmailChange(trx, user.id);
    await trx.deleteFrom('registrations').where('user_id', '=', user.id).execute();
    await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', user.id)
      .where('status', '=', 'unverified')
      .execute();
    await endSessions(trx, user.id);
    await enqueueMail(trx, 'password-changed', { userId: user.id });
    return { userId: user.id, email: user.email };
  });
}
