import type { Database } from '#database/connection.ts';
import { comparePositions, type EventStore, streamOf } from '#event-store/port.ts';
import { notifyWatches } from '../checkpoint-watch.ts';
import { lockCheckpoint, lockShared, type Open, writeAll } from '../project.ts';
import { lockOutRebuild } from '../rebuild.ts';
import { LIVE, readModels } from '../schema.ts';

/**
 * Writes the rows of a foundation anew, with what can still be opened of its events: where a key was
 * erased, they said what it had sealed. A rebuild that is under way may have opened them before: it ends
 * first.
 *
 * @throws StoreUnavailable, UnreadableStream
 * @throws Error when a rebuild takes longer than the pool lets a statement wait
 */
export async function rewrite(
  db: Database,
  store: Pick<EventStore, 'read'>,
  open: Open,
  foundationId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOutRebuild(transaction);
    const opened = await open(await store.read(streamOf(foundationId)));
    await lockShared(transaction);
    const checkpoint = await lockCheckpoint(transaction, LIVE);
    const tables = readModels(transaction, LIVE);
    const { numDeletedRows } = await tables
      .deleteFrom('foundations')
      .where('id', '=', foundationId)
      .executeTakeFirst();
    // Not there yet, or parked: then nothing of it is there to be written anew.
    if (numDeletedRows === 0n) return;
    for (const table of ['timeline', 'documents', 'tasks'] as const) {
      await tables.deleteFrom(table).where('foundation_id', '=', foundationId).execute();
    }
    const projected = opened.filter(({ position }) => comparePositions(position, checkpoint) <= 0);
    await writeAll(transaction, LIVE, projected, { isCounted: true });
    await notifyWatches(transaction, checkpoint, [foundationId]);
  });
}
