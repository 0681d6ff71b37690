import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { removeRelayed } from '#modules/outbox/sweep.ts';

/**
 * Removes old entries of the outbox with the note that their mail was sent: without the entry nobody
 * can send it again.
 *
 * @returns how many were removed
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
