import type { Database } from '#database/connection.ts';
import {
  comparePositions,
  type EventStore,
  type StoredEvent,
  UnreadableStream,
} from '#event-store/port.ts';
import { notifyWatches } from '../checkpoint-watch.ts';
import { foundationOf } from '../event.ts';
import { lockCheckpoint, lockShared, type Open, writeAll } from '../project.ts';
import type { Lease } from '../runner/lease.ts';
import { LIVE, tablesIn } from '../schema.ts';
import { projectedRevision } from './known-streams.ts';
import { ATTEMPTS, attemptRepeatedly, type Problem, shortened } from './parking.ts';

/**
 * Projects a parked stream again, from the revision it was parked at up to the checkpoint, and
 * removes the row. A stream that fails again stays parked, with the new message.
 *
 * @throws StoreUnavailable, LeaseLost
 */
export async function redrive(
  db: Database,
  store: Pick<EventStore, 'read'>,
  open: Open,
  stream: string,
  fence: Lease['fence'],
): Promise<void> {
  const stored = await readOrReason(store, stream);
  const opened = typeof stored === 'string' ? stored : await open(stored);
  await db.transaction().execute(async (transaction) => {
    await fence(transaction);
    await lockShared(transaction);
    const checkpoint = await lockCheckpoint(transaction, LIVE);
    const tables = tablesIn(transaction, LIVE);
    const row = await tables
      .selectFrom('parked')
      .selectAll()
      .where('stream', '=', stream)
      .executeTakeFirst();
    if (!row) return;
    if (typeof opened === 'string') {
      return keepParked(transaction, row, { message: opened, waits: false }, 1);
    }
    // After an erasure, the row of a shortened stream may end before the revision where it is parked.
    const projected = (await projectedRevision(transaction, stream)) ?? row.revision - 1;
    const missing = opened.filter(
      ({ revision, position }) =>
        revision > Math.min(projected, row.revision - 1) &&
        comparePositions(position, checkpoint) <= 0,
    );
    const problem = await attemptRepeatedly(transaction, async () => {
      const [counted = [], fresh = []] = parted(missing, row.revision);
      await writeAll(transaction, LIVE, counted, { isCounted: true });
      await writeAll(transaction, LIVE, fresh);
    });
    if (problem) return keepParked(transaction, row, problem, problem.waits ? 1 : ATTEMPTS);
    await tables.deleteFrom('parked').where('stream', '=', stream).execute();
    await notifyWatches(transaction, checkpoint, [foundationOf(stream)]);
  });
}

/** Splits events into those before a revision and the rest. */
const parted = (events: readonly StoredEvent[], at: number) => [
  events.filter(({ revision }) => revision < at),
  events.filter(({ revision }) => revision >= at),
];

/** The events of a stream, or why they cannot be read. */
async function readOrReason(
  store: Pick<EventStore, 'read'>,
  stream: string,
): Promise<StoredEvent[] | string> {
  try {
    return await store.read(stream);
  } catch (error) {
    if (error instanceof UnreadableStream) return error.reason;
    throw error;
  }
}

async function keepParked(
  transaction: Database,
  row: { stream: string; attempts: number },
  { message, waits }: Problem,
  attempts: number,
): Promise<void> {
  await tablesIn(transaction, LIVE)
    .updateTable('parked')
    .set({
      error: shortened(message),
      attempts: row.attempts + attempts,
      waiting: waits,
      redrive_at: null,
    })
    .where('stream', '=', row.stream)
    .execute();
}
