import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/**
 * Removes entries that were relayed before an instant, but none of a mail that could not be delivered:
 * staff may send it again.
 *
 * @returns their ids
 */
export async function removeRelayed(
  db: Database,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('relayed_at', '<', before)
        .where(({ exists, not }) =>
          not(
            exists(
              selectFrom('unsent_mails')
                .select('message_id')
                .where(sql`source ->> 'outboxId'`, '=', sql`outbox.id::text`),
            ),
          ),
        )
        .orderBy('relayed_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
