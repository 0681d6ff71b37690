import { randomBytes } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { Locale } from '#domain/site/paths.ts';
import { standingMember } from '../accounts/profile/fingerprint.ts';
import { hashToken } from '../shared/tokens.ts';

/** A member's settings of the private calendar. */
export interface Feed {
  names: boolean;
  createdAt: string;
}

/** The calendar behind an address, and its owner. */
export interface FeedOwner extends Feed {
  userId: string;
  email: string;
  language: Locale;
}

/** Creates a calendar and replaces an earlier one; only the caller knows the secret. */
export async function makeFeed(
  db: Database,
  userId: string,
  { names }: Pick<Feed, 'names'>,
  now: Date,
): Promise<string | undefined> {
  const member = await standingMember(db, userId);
  if (!member) return undefined;
  const secret = randomBytes(32).toString('base64url');
  const made = {
    token_hash: hashToken(secret),
    account_hash: member.fingerprint,
    names,
    created_at: now,
  };
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
  return secret;
}

/** @returns undefined for a wrong address, or one whose account has changed since */
export const findFeed = (db: Database, secret: string): Promise<FeedOwner | undefined> =>
  livingFeed(db, 'token_hash', hashToken(secret));

/** @returns undefined where there is none that works */
export const ownFeed = (db: Database, userId: string): Promise<Feed | undefined> =>
  livingFeed(db, 'user_id', userId);

async function livingFeed(
  db: Database,
  column: 'token_hash' | 'user_id',
  value: string,
): Promise<FeedOwner | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  const member = row && (await standingMember(db, row.user_id));
  if (!member || member.fingerprint !== row.account_hash) return undefined;
  const { user_id: userId, names, created_at } = row;
  const { email, language } = member;
  return { userId, email, language, names, createdAt: created_at.toISOString() };
}

/**
 * Changes whether names are shown, without changing the address.
 *
 * @returns false where there is no calendar
 */
export async function setNames(db: Database, userId: string, names: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_feeds')
    .set({ names })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeFeed(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}
