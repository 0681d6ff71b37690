import type { Database } from '#database/connection.ts';
import { comparePositions, type EventStore, type Position } from '#event-store/port.ts';
import { checkpointOf, LIVE, tablesIn } from './schema.ts';

/**
 * A row beside the checkpoint. It stays until a rebuild replaces the tables, even when new events
 * push the older store past the checkpoint: by then the read models hold events that it does not.
 */
const HALT = 'older-store';

/** The store has lost events that the read models hold. Only a rebuild gets out of it. */
export class OlderStore extends Error {
  constructor(head: Position, checkpoint: Position) {
    super(
      `The event store ends at position ${head}, before position ${checkpoint} of the read ` +
        'models: it is an older one. Nothing is projected until `npm run projections:rebuild`.',
    );
    this.name = 'OlderStore';
  }
}

/**
 * Finds a store older than the read models.
 *
 * @throws StoreUnavailable
 */
export async function findOlderStore(
  db: Database,
  store: Pick<EventStore, 'head'>,
): Promise<OlderStore | undefined> {
  // The checkpoint is read first: events that arrive in between must not look like lost ones.
  const checkpoint = await checkpointOf(db);
  const head = await store.head();
  return comparePositions(head, checkpoint) < 0 ? new OlderStore(head, checkpoint) : undefined;
}

export async function isHalted(db: Database): Promise<boolean> {
  const row = await tablesIn(db, LIVE)
    .selectFrom('checkpoint')
    .select('name')
    .where('name', '=', HALT)
    .executeTakeFirst();
  return row !== undefined;
}

export async function halt(db: Database): Promise<void> {
  await tablesIn(db, LIVE)
    .insertInto('checkpoint')
    .values({ name: HALT, position: await checkpointOf(db) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
