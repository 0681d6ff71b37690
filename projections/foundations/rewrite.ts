import { type Kysely, sql } from 'kysely';
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

/** Reason of a stream that is parked behind its projected part until somebody has looked at it. */
const LOST = 'the store has lost events that the read models held';

/**
 * Rewrites the rows of a foundation from its events as they open now: texts whose key was erased are then gone
 * from the rows as well. It waits for a running rebuild, which may have opened them before. Of a stream that is
 * parked, or unreadable at its end, the part before counts, and the loss stays noted.
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
    // A stream without rows, new or parked at its first event, leaves nothing to rewrite.
    if (!before) return;
    for (const { name, foundation, forget } of readModels) {
      if (foundation === undefined) continue;
      if (forget) {
        await forget(tables as unknown as Kysely<object>, foundationId);
        continue;
      }
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

/** The events of a stream up to the first that cannot be read. */
export async function readablePart(
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
