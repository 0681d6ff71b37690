import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { comparePositions, type StoredEvent } from '#event-store/port.ts';
import { ATTEMPTS, attemptRepeatedly } from './parking.ts';
import { lockCheckpoint, lockShared, type Open, writeAll } from './project.ts';
import { LIVE, readModels } from './schema.ts';

/**
 * Projects a parked stream again, from the revision it was parked at up to the checkpoint, and
 * removes the row. A stream that fails again stays parked, with the new message.
 */
export async function redrive(
  db: Database,
  open: Open,
  stream: string,
  stored: readonly StoredEvent[],
): Promise<void> {
  const opened = await open(stored);
  await db.transaction().execute(async (transaction) => {
    await lockShared(transaction);
    const checkpoint = await lockCheckpoint(transaction, LIVE);
    const tables = readModels(transaction, LIVE);
    const row = await tables
      .selectFrom('parked')
      .selectAll()
      .where('stream', '=', stream)
      .executeTakeFirst();
    if (!row) return;
    const events = opened.filter(
      ({ revision, position }) =>
        revision >= row.revision && comparePositions(position, checkpoint) <= 0,
    );
    const problem = await attemptRepeatedly(transaction, () => writeAll(transaction, LIVE, events));
    if (problem === undefined) {
      await tables.deleteFrom('parked').where('stream', '=', stream).execute();
      await sql`select pg_notify('projections', ${checkpoint})`.execute(transaction);
      return;
    }
    await tables
      .updateTable('parked')
      .set({
        error: problem.slice(0, 500),
        attempts: row.attempts + ATTEMPTS,
        redrive_at: null,
      })
      .where('stream', '=', stream)
      .execute();
  });
}
