import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  comparePositions,
  type EventStore,
  type StoredEvent,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';
import { notifyWatches } from '../checkpoint-watch.ts';
import { isHalted } from '../older-store.ts';
import { park, parkedName } from '../parked/parking.ts';
import { lockCheckpoint, lockShared, type Open, projectOneByOne } from '../project.ts';
import { readModels } from '../read-models/all.ts';
import { lockOutRebuild } from '../rebuild.ts';
import { LIVE, tablesIn } from '../schema.ts';

/** Behind what was projected, as where a read finds it: until somebody has looked. */
const LOST = 'the store has lost events that the read models held';

/**
 * Writes the rows of a foundation anew, with what can still be opened of its events: where a key was
 * erased, they said what it had sealed. A rebuild that is under way may have opened them before: it ends
 * first. Of a stream that is parked, or that cannot be read to its end, what stands before counts; that there
 * was more stays known.
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
    const stream = streamOf(foundationId);
    const opened = await open(await readablePart(store, stream));
    await lockShared(transaction);
    const checkpoint = await lockCheckpoint(transaction, LIVE);
    const tables = tablesIn(transaction, LIVE);
    const before = await tables
      .selectFrom('foundations')
      .select('revision')
      .where('id', '=', foundationId)
      .executeTakeFirst();
    // Not there yet, or parked at its first event: then nothing of it is there to be written anew.
    if (!before) return;
    for (const { name, foundation } of readModels) {
      if (foundation === undefined) continue;
      await sql`
        delete from ${sql.id(LIVE, name)} where ${sql.id(foundation)} = ${foundationId}`.execute(
        transaction,
      );
    }
    const parked = await tables
      .selectFrom('parked')
      .select('revision')
      .where('stream', '=', parkedName(stream))
      .executeTakeFirst();
    const projected = opened.filter(
      ({ position, revision }) =>
        comparePositions(position, checkpoint) <= 0 && revision < (parked?.revision ?? Infinity),
    );
    await projectOneByOne(transaction, LIVE, projected, { isCounted: true });
    if ((projected.at(-1)?.revision ?? -1) < before.revision && !(await isHalted(transaction))) {
      const place = { stream, position: checkpoint, revision: before.revision + 1 };
      await park(transaction, LIVE, place, { message: LOST, waits: false }, 1);
    }
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
