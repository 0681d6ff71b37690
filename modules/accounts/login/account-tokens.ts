import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import type { Selectable } from 'kysely';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../../outbox/outbox.ts';
import { hashToken, tokenOf } from '../../shared/tokens.ts';
import type { Refusal } from '../refusals.ts';
import type { AccountTokenRow, UserRow } from '../tables.ts';

type Purpose = AccountTokenRow['purpose'];

/** How long a link that has expired is told apart from one that never existed. */
export const EXPIRED_DAYS = 30;
const HOUR_MS = 60 * 60_000;
const lifetimes: Record<Purpose, number> = {
  'verify-email': 7 * 24 * HOUR_MS,
  'accept-invite': 7 * 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};

/**
 * Issues a link and queues its mail; older links for the same purpose, and for the same registration, stop
 * working. It belongs into the transaction of the change that needs the link.
 */
export async function mailLink(
  trx: Database,
  linkSecret: string,
  userId: string,
  purpose: Purpose,
  registrationId: string | null = null,
): Promise<void> {
  await trx
    .updateTable('account_tokens')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('registration_id', 'is not distinct from', registrationId)
    .where('used_at', 'is', null)
    .execute();
  const id = randomUUID();
  await trx
    .insertInto('account_tokens')
    .values({
      id,
      user_id: userId,
      purpose,
      registration_id: registrationId,
      token_hash: hashToken(tokenOf(linkSecret, id)),
      expires_at: new Date(Date.now() + lifetimes[purpose]),
    })
    .execute();
  await enqueueMail(trx, purpose, { userId, tokenId: id });
}

export interface Link {
  id: string;
  used: boolean;
  registrationId: string | null;
  user: Pick<UserRow, 'id' | 'email' | 'status' | 'role' | 'password_hash'>;
}

/** The link of a token, used or not. */
export async function findLink(
  db: Database,
  token: string,
  purpose: Purpose,
): Promise<Link | Refusal> {
  const row = await db
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.purpose', 't.expires_at', 't.used_at', 't.registration_id'])
    .select(['u.id as userId', 'u.email', 'u.status', 'u.role', 'u.password_hash'])
    .where('t.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { refused: 'INVALID_TOKEN' };
  if (row.purpose !== purpose) return { refused: 'LINK_NOT_USABLE' };
  if (row.expires_at < new Date()) return { refused: 'TOKEN_EXPIRED' };
  const { userId, email, status, role, password_hash } = row;
  const user = { id: userId, email, status, role, password_hash };
  const { id, registration_id: registrationId } = row;
  return { id, used: row.used_at !== null, registrationId, user };
}

/** Marks a link as used; false when a parallel request was faster. */
export async function spendLink(trx: Database, { id }: Pick<Selectable<AccountTokenRow>, 'id'>) {
  const { numUpdatedRows } = await trx
    .updateTable('account_tokens')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The open link of this purpose that was mailed to a person.
 *
 * @returns its id
 */
export async function openLink(
  db: Database,
  userId: string,
  purpose: Purpose,
  /** Time for which it still has to be valid. */
  leftMs = 0,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('account_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(Date.now() + leftMs))
    .executeTakeFirst();
  return link?.id;
}

/** Whether a mail with this link is still worth sending. */
export async function isLinkOpen(db: Database, tokenId: string, now: Date): Promise<boolean> {
  const token = await db
    .selectFrom('account_tokens')
    .select('id')
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return token !== undefined;
}

/**
 * Removes mailed links that have expired, used or not.
 *
 * @returns the number removed
 */
export const sweepLinks = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'account_tokens',
    db
      .selectFrom('account_tokens')
      .select('id')
      .where('expires_at', '<', subDays(now, EXPIRED_DAYS)),
  );
