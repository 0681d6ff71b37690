import type { Database } from '#database/connection.ts';
import {
  comparePositions,
  type EventStore,
  type StoredEvent,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';
import { notifyWatches } from '../checkpoint-watch.ts';
import { parkedName } from '../parked/parking.ts';
import { lockCheckpoint, lockShared, type Open, projectOneByOne } from '../project.ts';
import { lockOutRebuild } from '../rebuild.ts';
import { LIVE, readModels } from '../schema.ts';

/**
 * Writes the rows of a foundation anew, with what can still be opened of its events: where a key was
 * erased, they said what it had sealed. A rebuild that is under way may have opened them before: it ends
 * first. Of a stream that is parked, or that cannot be read to its end, what stands before counts.
 *
 * @throws StoreUnavailable
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
    const opened = await open(await readablePart(store, streamOf(foundationId)));
    await lockShared(transaction);
    const checkpoint = await lockCheckpoint(transaction, LIVE);
    const tables = readModels(transaction, LIVE);
    const { numDeletedRows } = await tables
      .deleteFrom('foundations')
      .where('id', '=', foundationId)
      .executeTakeFirst();
    // Not there yet, or parked at its first event: then nothing of it is there to be written anew.
    if (numDeletedRows === 0n) return;
    for (const table of ['timeline', 'documents', 'tasks'] as const) {
      await tables.deleteFrom(table).where('foundation_id', '=', foundationId).execute();
    }
    const parked = await tables
      .selectFrom('parked')
      .select('revision')
      .where('stream', '=', parkedName(streamOf(foundationId)))
      .executeTakeFirst();
    const projected = opened.filter(
      ({ position, revision }) =>
        comparePositions(position, checkpoint) <= 0 && revision < (parked?.revision ?? Infinity),
    );
    await projectOneByOne(transaction, LIVE, projected, { isCounted: true });
    await notifyWatches(transaction, checkpoint, [foundationId]);
  });
}

async function readablePart(
  store: Pick<EventStore, 'read'>,
  stream: string,
): Promise<readonly StoredEvent[]> {
  try {
    return await store.read(stream);
  } catch (error) {
    if (error instanceof UnreadableStream) return error.before;
    throw error;
  }
}
