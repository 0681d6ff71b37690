import pLimit from 'p-limit';
import type { ChainEnd } from './chain.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  type StoredEvent,
  UnreadableStream,
} from './port.ts';
import type { ChainWalk } from './walk-chains.ts';

const STREAMS_AT_ONCE = 16;

/**
 * Compares each stream, as a read of that stream returns it, with the events of it in the global order, and
 * records every difference as broken: a server may omit from one what it returns in the other.
 *
 * @param walk over all events up to `last`
 * @param known the least revision of each stream that others know
 * @returns the streams that differ
 */
export async function compareOwnReads(
  store: Pick<EventStore, 'read'>,
  walk: Pick<ChainWalk, 'ends' | 'broken'>,
  last: Position,
  known: ReadonlyMap<string, number>,
): Promise<string[]> {
  const streams = new Set([...walk.ends.keys(), ...known.keys()]);
  const faults = await pLimit(STREAMS_AT_ONCE).map(streams, async (stream) => {
    if (walk.broken.has(stream)) return [];
    const end = walk.ends.get(stream) ?? null;
    const fault = await faultOf(store, { stream, end, last, known: known.get(stream) ?? -1 });
    if (fault === undefined) return [];
    walk.broken.set(stream, fault);
    return [fault];
  });
  return faults.flat();
}

interface Compared {
  stream: string;
  /** The last event of the stream in the global order; null where it has none. */
  end: ChainEnd | null;
  last: Position;
  known: number;
}

async function faultOf(
  store: Pick<EventStore, 'read'>,
  { stream, end, last, known }: Compared,
): Promise<string | undefined> {
  let own: StoredEvent[];
  try {
    own = await store.read(stream);
  } catch (error) {
    if (error instanceof UnreadableStream) return error.message;
    throw error;
  }
  const count = (end?.revision ?? -1) + 1;
  // The walk does not hold events that were appended since it began.
  const before = own.filter(({ position }) => comparePositions(position, last) <= 0);
  if (before.length !== count) {
    return `${stream}: ${before.length} events when read by itself, ${count} in the order of all events.`;
  }
  if (end && before.at(-1)?.metadata.hash !== end.hash) {
    return `${stream}: event ${end.revision} is another one when read by itself.`;
  }
  if (known < own.length) return undefined;
  return `${stream}: ${own.length} events, but the read models hold event ${known}.`;
}
