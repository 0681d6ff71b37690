import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import pLimit from 'p-limit';
import { v5 as uuidv5 } from 'uuid';
import { appendIdentity, idIn } from './identity.ts';
import {
  type EventStore,
  isReadable,
  type ReadEvent,
  START,
  type StoredEvent,
  UnreadableStream,
} from './port.ts';
import { upTo } from './up-to.ts';

type Source = Pick<EventStore, 'read' | 'head' | 'subscribe'>;
type Target = Source & Pick<EventStore, 'append'>;

/** Number of events in one append, below the limit of the stores. */
const EVENTS_PER_APPEND = 100;
const CHARACTERS_PER_APPEND = 250_000;
const STREAMS_AT_ONCE = 16;

/** Thrown where the target holds something other than a copy of this source. */
export class NoCopy extends Error {}

export interface Copied {
  events: number;
  /** How many of these events this run has copied. */
  brought: number;
}

/**
 * Copies every event of the source to the target unchanged: stream, revision, id and hash. Only positions are the
 * target's own. An interrupted run can be repeated, as can one after which the source has grown: it continues
 * where the target ends.
 *
 * @throws NoCopy when the target holds other events, UnreadableStream, StoreUnavailable
 */
export async function copyStore(
  source: Source,
  target: Target,
  onProgress: (events: number) => void = () => undefined,
): Promise<Copied> {
  await claim(source, target);
  const ends = new Map<string, number>();
  const copied: Copied = { events: 0, brought: 0 };
  for await (const batch of upTo(source, START, await source.head())) {
    const streams = Map.groupBy(batch.map(readable), ({ stream }) => stream);
    const counts = await pLimit(STREAMS_AT_ONCE).map(streams, async ([stream, events]) => {
      const end = ends.get(stream) ?? (await endOf(target, stream, events));
      ends.set(stream, Math.max(end, events.at(-1)?.revision ?? end));
      return bring(target, stream, events, end);
    });
    for (const count of counts) copied.brought += count;
    copied.events += batch.length;
    onProgress(copied.events);
  }
  return copied;
}

/** The identity of a copy derives from that of its source, so that a later run recognises its own copy. */
const COPIES = 'b2c6f6b4-7a77-4a53-9a0c-6b1f4f0d9a3e';

async function claim(source: Source, target: Target): Promise<void> {
  const of = await idIn(source);
  if (!of) throw new NoCopy('The source has no identity: no part has ever worked on it.');
  const held = await idIn(target);
  const own = uuidv5(of, COPIES);
  if (held === own) return;
  if (held === of) throw new NoCopy('Source and target are the same store.');
  if (held || (await target.head()) !== START) {
    throw new NoCopy('The target is not empty, and no copy of this source.');
  }
  await appendIdentity(target, own);
}

/**
 * The revision at which the stream ends in the target; -1 where the target does not hold it yet.
 *
 * @param events the first events of the stream in the source
 * @throws NoCopy when the target's events differ from them
 */
async function endOf(
  target: Source,
  stream: string,
  events: readonly StoredEvent[],
): Promise<number> {
  const held = await target.read(stream);
  for (const event of events) {
    const same = held[event.revision];
    if (same && lineOf(same) !== lineOf(event)) {
      throw new NoCopy(`The target holds another event ${event.revision} of ${stream}.`);
    }
  }
  return held.length - 1;
}

/** @returns the number of events appended */
async function bring(
  target: Target,
  stream: string,
  events: readonly StoredEvent[],
  end: number,
): Promise<number> {
  const missing = events.filter(({ revision }) => revision > end);
  for (const part of parts(missing)) {
    const [first] = part;
    if (!first) continue;
    const expected = first.revision === 0 ? 'no-stream' : first.revision - 1;
    await target.append(stream, part, expected);
  }
  return missing.length;
}

function* parts(events: readonly StoredEvent[]): Generator<StoredEvent[]> {
  let part: StoredEvent[] = [];
  let characters = 0;
  for (const event of events) {
    const size = JSON.stringify(event.data).length;
    if (part.length === EVENTS_PER_APPEND || characters + size > CHARACTERS_PER_APPEND) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(event);
    characters += size;
  }
  yield part;
}

export interface Fingerprint {
  events: number;
  /** SHA-256 over all streams: name, revisions, ids, types, data and metadata of their events. */
  hash: string;
  streams: ReadonlyMap<string, string>;
}

/** @throws UnreadableStream, StoreUnavailable */
export async function fingerprintOf(store: Source): Promise<Fingerprint> {
  const streams = new Map<string, string>();
  let events = 0;
  for await (const batch of upTo(store, START, await store.head())) {
    for (const event of batch.map(readable)) {
      streams.set(event.stream, sha256(`${streams.get(event.stream) ?? ''}\n${lineOf(event)}`));
    }
    events += batch.length;
  }
  const lines = [...streams].map(([stream, hash]) => `${stream} ${hash}\n`).toSorted();
  return { events, hash: sha256(lines.join('')), streams };
}

/** Streams that differ between the two stores. */
export function differences(a: Fingerprint, b: Fingerprint): string[] {
  const names = new Set([...a.streams.keys(), ...b.streams.keys()]);
  return [...names].filter((name) => a.streams.get(name) !== b.streams.get(name));
}

function lineOf({ stream, revision, id, type, data, metadata }: StoredEvent) {
  const line = canonicalize({ stream, revision, id, type, data, metadata });
  if (line === undefined) throw new TypeError('An event has no canonical JSON.');
  return line;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function readable(event: ReadEvent): StoredEvent {
  if (!isReadable(event)) throw new UnreadableStream(event);
  return event;
}
