import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#database/connection.ts';
import {
  type EventStore,
  START,
  STREAM_PREFIX,
  type StoredEvent,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';
import { foundationOf } from '../event.ts';
import { findOlderStore, isHalted } from '../older-store.ts';
import { checkpointOf, LIVE, tablesIn } from '../schema.ts';
import { park, parkedName } from './parking.ts';

/** A replica of a cluster may lag behind what was projected. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 300;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Wraps the store so that reading a stream fails once events that the read models hold are missing from it:
 * KurrentDB lets users with the right delete a stream or truncate its beginning. Such a stream is parked until
 * somebody has looked at it.
 */
export const withKnownStreams = (store: EventStore, db: Database): EventStore => ({
  ...store,
  read: (stream) => readWhole(store, db, stream),
});

async function readWhole(store: EventStore, db: Database, stream: string): Promise<StoredEvent[]> {
  for (let looks = 1; ; looks += 1) {
    // The known revision is read first, so that events projected during the read do not count as missing.
    const known = await knownRevision(db, stream);
    const found = await wholeOrLoss(store, stream, known);
    if (!(found instanceof UnreadableStream)) return found;
    // A stream that was never projected is parked where its bad event arrives.
    if (found.revision > known) throw found;
    if (looks === LOOKS) {
      await parkLost(store, db, found, known);
      throw found;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

async function wholeOrLoss(
  store: Pick<EventStore, 'read'>,
  stream: string,
  known: number,
): Promise<StoredEvent[] | UnreadableStream> {
  try {
    const events = await store.read(stream);
    return lossIn(events, stream, known) ?? events;
  } catch (error) {
    if (error instanceof UnreadableStream) return error;
    throw error;
  }
}

/** Finds the first missing event: one that later events or the read models presuppose. */
function lossIn(
  events: readonly StoredEvent[],
  stream: string,
  known: number,
): UnreadableStream | undefined {
  const gap = events.findIndex(({ revision }, index) => revision !== index);
  const revision = gap < 0 ? events.length : gap;
  if (gap < 0 && events.length > known) return undefined;
  const unreadable = revision === 0 ? 'it is gone from the store' : 'the store has lost it';
  return new UnreadableStream(
    { stream, revision, position: START, unreadable },
    events.slice(0, revision),
  );
}

/**
 * Revision of the last event that the read models hold, or held before a loss was found; -1 for none. A parked
 * stream was projected up to the revision where it is parked, whatever an erasure has left of its row.
 */
async function knownRevision(db: Database, stream: string): Promise<number> {
  const projected = await projectedRevision(db, stream);
  if (projected === undefined) return -1;
  const parked = await tablesIn(db, LIVE)
    .selectFrom('parked')
    .select('revision')
    .where('stream', '=', parkedName(stream))
    .executeTakeFirst();
  return Math.max(projected, (parked?.revision ?? 0) - 1);
}

/** Revision of the last event in the row of a foundation; undefined for a stream of nothing else. */
export async function projectedRevision(db: Database, stream: string): Promise<number | undefined> {
  if (!isOfFoundation(stream)) return undefined;
  const row = await tablesIn(db, LIVE)
    .selectFrom('foundations')
    .select('revision')
    .where('id', '=', foundationOf(stream))
    .executeTakeFirst();
  return row?.revision ?? -1;
}

const isOfFoundation = (stream: string) =>
  stream.startsWith(STREAM_PREFIX) && UUID.test(foundationOf(stream));

/** Parks the stream behind its projected part, so that projection continues there once the events are back. */
async function parkLost(
  store: Pick<EventStore, 'head'>,
  db: Database,
  { stream, message }: UnreadableStream,
  known: number,
): Promise<void> {
  // A store older than the read models lacks events of many streams; it halts projection as a whole instead.
  if ((await isHalted(db)) || (await findOlderStore(db, store))) return;
  const place = { stream, position: await checkpointOf(db), revision: known + 1 };
  await park(db, LIVE, place, { message, waits: false }, 1);
}

/** Revision of the last known event of every foundation in the read models. */
export async function knownStreams(db: Database): Promise<Map<string, number>> {
  const tables = tablesIn(db, LIVE);
  const rows = await tables.selectFrom('foundations').select(['id', 'revision']).execute();
  const parked = await tables.selectFrom('parked').select(['stream', 'revision']).execute();
  const known = new Map(rows.map(({ id, revision }) => [streamOf(id), revision]));
  for (const { stream, revision } of parked) {
    if (revision === 0 || !isOfFoundation(stream)) continue;
    known.set(stream, Math.max(known.get(stream) ?? -1, revision - 1));
  }
  return known;
}
