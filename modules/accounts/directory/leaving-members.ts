import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Locale } from '#domain/site/paths.ts';
import { endSessions } from '../login/sessions.ts';

/**
 * Locks a member's account, or the remains of an earlier removal, until the end of the transaction.
 *
 * @returns false where there is none
 */
export async function holdMember(trx: Database, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all logins of the account, and prevents new ones. */
export async function lockOut(trx: Database, id: string): Promise<void> {
  await trx.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  await endSessions(trx, id);
}

interface LeavingMember {
  email: string;
  firstName: string | null;
  language: Locale;
}

/** A member of any status who leaves, for mails about their data. */
export async function leavingMember(db: Database, id: string): Promise<LeavingMember | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && { email: row.email, firstName: row.first_name, language: localeOfTag(row.language) }
  );
}

/** Members who have not logged in since before this day, `2024-01-01`. */
export async function membersUnusedSince(
  db: Database,
  day: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const found = db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'member')
    .where(
      sql<boolean>`coalesce(last_login_at, created_at) < ${day}::timestamp at time zone 'Europe/Berlin'`,
    )
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? found.where('id', '>', after) : found).execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody has logged in since that day. */
export async function isUsedSince(db: Database, id: string, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('last_login_at', '>', new Date(since))
    .executeTakeFirst();
  return row !== undefined;
}
