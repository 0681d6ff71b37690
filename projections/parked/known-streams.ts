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
 * The same store, whose reads fail where it has lost events that the read models hold: whoever may
 * may delete a stream in KurrentDB, or have it forget its first events. Such a stream is parked, until
 * somebody has looked.
 */
export const withKnownStreams = (store: EventStore, db: Database): EventStore => ({
  ...store,
  read: (stream) => readWhole(store, db, stream),
});

async function readWhole(store: EventStore, db: Database, stream: string): Promise<StoredEvent[]> {
  for (let looks = 1; ; looks += 1) {
    // First: what is appended and projected during the read is not missing from it.
    const known = await knownRevision(db, stream);
    const found = await wholeOrLoss(store, stream, known);
    if (!(found instanceof UnreadableStream)) return found;
    // What was never projected is parked where it arrives.
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

/** Its first event that is not there, although others follow or the read models hold it. */
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
 * Revision of the last event that the read models hold, or held before a loss was found; -1 for none. What
 * is parked was projected up to there, whatever an erasure has left of its row.
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

/** Revision of the last event in the row of a foundation; undefined for what is no stream of one. */
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

/** Behind what is projected: once it is there again, it goes on from there. */
async function parkLost(
  store: Pick<EventStore, 'head'>,
  db: Database,
  { stream, message }: UnreadableStream,
  known: number,
): Promise<void> {
  // An older store has lost something of many streams, and stops everything as it is.
  if ((await isHalted(db)) || (await findOlderStore(db, store))) return;
  const place = { stream, position: await checkpointOf(db), revision: known + 1 };
  await park(db, LIVE, place, { message, waits: false }, 1);
}

/** Of every foundation that the read models know, the revision of its last event. */
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
