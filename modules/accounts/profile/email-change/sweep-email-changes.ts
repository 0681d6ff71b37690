import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

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
