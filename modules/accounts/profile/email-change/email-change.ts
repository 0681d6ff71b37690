import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../../../outbox/outbox.ts';
import { hashToken, tokenOf } from '../../../shared/tokens.ts';
import { isUniqueViolation } from '../../directory/created-users.ts';
import { voidLinks } from '../../directory/standing.ts';
import { endSessions } from '../../login/sessions.ts';
import type { Refusal } from '../../refusals.ts';
import type { UserRow } from '../../tables.ts';
import { withdrawEmailChange } from './withdraw.ts';

const LINK_MS = 24 * 60 * 60_000;

export const isSameAddress = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

interface Request {
  user: Pick<UserRow, 'id' | 'email'>;
  /** The session that continues when the link is followed; all others end. */
  sessionId: string;
  newEmail: string;
}

/**
 * Mails a link to the new address and a notice to the old one, which counts until the link is followed. Nothing
 * reveals whether the new address belongs to somebody, who gets a mail instead. It belongs into a transaction.
 */
export async function requestEmailChange(
  trx: Database,
  linkSecret: string,
  { user, sessionId, newEmail }: Request,
): Promise<void> {
  await withdrawEmailChange(trx, user.id);
  const id = randomUUID();
  await trx
    .insertInto('email_changes')
    .values({
      id,
      user_id: user.id,
      session_id: sessionId,
      old_email: user.email,
      new_email: newEmail,
      token_hash: hashToken(tokenOf(linkSecret, id)),
      expires_at: new Date(Date.now() + LINK_MS),
    })
    .execute();
  await trx
    .updateTable('users')
    .set({ pending_email: newEmail })
    .where('id', '=', user.id)
    .execute();
  const holder = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', newEmail.toLowerCase())
    .executeTakeFirst();
  await enqueueMail(trx, 'email-change-notice', { userId: user.id, changeId: id });
  if (holder) await enqueueMail(trx, 'email-taken', { userId: holder.id });
  else await enqueueMail(trx, 'confirm-email', { userId: user.id, changeId: id });
}

/**
 * Moves the account to the new address. As after a new password, other sessions end, and links mailed to the old
 * address stop working.
 */
export async function confirmEmailChange(
  db: Database,
  token: string,
): Promise<{ userId: string } | Refusal> {
  const change = await db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'session_id', 'new_email'])
    .select(['expires_at', 'confirmed_at', 'withdrawn_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!change) return { refused: 'INVALID_TOKEN' };
  if (change.confirmed_at || change.withdrawn_at) return { refused: 'LINK_NOT_USABLE' };
  if (change.expires_at < new Date()) return { refused: 'TOKEN_EXPIRED' };
  try {
    return await db.transaction().execute((trx) => moveAccount(trx, change));
  } catch (error) {
    if (isUniqueViolation(error)) return { refused: 'EMAIL_TAKEN' };
    throw error;
  }
}

interface Confirmed {
  id: string;
  user_id: string;
  session_id: string | null;
  new_email: string;
}

async function moveAccount(
  trx: Database,
  { id, user_id: userId, session_id, new_email }: Confirmed,
): Promise<{ userId: string } | Refusal> {
  const user = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (user?.status !== 'active') return { refused: 'LINK_NOT_USABLE' };
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ confirmed_at: new Date() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return { refused: 'LINK_NOT_USABLE' };
  await trx
    .updateTable('users')
    .set({ email: new_email, pending_email: null })
    .where('id', '=', userId)
    .execute();
  await voidLinks(trx, userId);
  await endSessions(trx, userId, session_id ?? undefined);
  await enqueueMail(trx, 'email-changed', { userId, changeId: id });
  return { userId };
}

/** Data for the mails about a change; `open` while its link works. */
export async function readEmailChange(db: Database, id: string, now: Date) {
  const change = await db
    .selectFrom('email_changes')
    .select(['old_email as oldEmail', 'new_email as newEmail'])
    .select(['expires_at', 'confirmed_at', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!change) return undefined;
  const { oldEmail, newEmail, confirmed_at, withdrawn_at, expires_at } = change;
  return { oldEmail, newEmail, open: !confirmed_at && !withdrawn_at && expires_at > now };
}

const KEPT_DAYS = 30;

/**
 * Gives up changes whose link has expired, and removes the addresses of old ones.
 *
 * @returns the number removed
 */
export async function sweepEmailChanges(db: Database, now: Date): Promise<number> {
  await sql`
    with given_up as (
      update email_changes set withdrawn_at = ${now}
      where expires_at < ${now} and confirmed_at is null and withdrawn_at is null
      returning user_id
    )
    update users set pending_email = null where id in (select user_id from given_up)`.execute(db);
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('requested_at', '<', new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
