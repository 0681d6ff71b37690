import { sql } from 'kysely';
import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/**
 * Removes old entries of the outbox, together with the note that their mail was sent: without the entry nobody
 * can send it again.
 *
 * @returns the number removed
 */
export const sweepMails = (db: Database, relayedBefore: Date): Promise<number> =>
  inBatches((limit) =>
    db.transaction().execute(async (transaction) => {
      const ids = await removeRelayed(transaction, relayedBefore, limit);
      if (ids.length === 0) return 0;
      await transaction.deleteFrom('sent_mails').where('message_id', 'in', ids).execute();
      return ids.length;
    }),
  );

/**
 * Keeps entries of mails that could not be delivered, which staff may send again.
 *
 * @returns the ids removed
 */
async function removeRelayed(
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
