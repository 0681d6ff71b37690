import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  comparePositions,
  type EventStore,
  type StoredEvent,
  streamOf,
} from '#event-store/port.ts';
import { notifyWatches } from '../checkpoint-watch.ts';
import { lockCheckpoint, lockShared, type Open, writeAll } from '../project.ts';
import { LIVE, NEXT, readModels, type SchemaName } from '../schema.ts';

/**
 * Writes the rows of a foundation anew, with what can still be opened of its events: where a key was
 * erased, they said what it had sealed. A rebuild that is under way gets the same rows.
 *
 * @throws StoreUnavailable, UnreadableStream
 */
export async function rewrite(
  db: Database,
  store: Pick<EventStore, 'read'>,
  open: Open,
  foundationId: string,
): Promise<void> {
  const opened = await open(await store.read(streamOf(foundationId)));
  for (const schema of await schemasIn(db)) {
    await db
      .transaction()
      .execute((transaction) => rewriteIn(transaction, schema, foundationId, opened));
  }
}

async function schemasIn(db: Database): Promise<SchemaName[]> {
  const { rows } = await sql`select from pg_namespace where nspname = ${NEXT}`.execute(db);
  return rows.length > 0 ? [LIVE, NEXT] : [LIVE];
}

async function rewriteIn(
  transaction: Database,
  schema: SchemaName,
  foundationId: string,
  opened: readonly StoredEvent[],
): Promise<void> {
  await lockShared(transaction);
  const checkpoint = await lockCheckpoint(transaction, schema);
  const tables = readModels(transaction, schema);
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
  await writeAll(transaction, schema, projected, { isCounted: true });
  if (schema === LIVE) await notifyWatches(transaction, checkpoint, [foundationId]);
}
