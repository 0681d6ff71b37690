import { parseStores, variableNames } from '#config';
import { connect } from '#database/connection.ts';
import { type ChainCheck, type ChainEnd, verifyChain, verifyNext } from '#event-store/chain.ts';
import { openEventStore } from '#event-store/open.ts';
import {
  comparePositions,
  type EventStore,
  isReadable,
  type ReadEvent,
  START,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';
import { withFiles } from '../environment.ts';

/**
 * `node scripts/verify-chain.ts [foundation id]`: whether the events of one foundation,
 * or of all, are unchanged. Exits with 1 if not.
 */
// On servers the environment names the database; the image has no scripts/runtime.
const given = withFiles(process.env, variableNames);
const here = given.DATABASE_URL ? {} : (await import('./runtime/here.ts')).environmentHere();
const env = {
  ...here,
  ...given,
  DATABASE_URL: given.DATABASE_URL || here.DATABASE_URL,
};
if (!env.DATABASE_URL) {
  console.error('Nothing runs here; start it first, or set DATABASE_URL.');
  process.exit(1);
}
const stores = parseStores(env);
const connection = connect(stores.databaseUrl, 2);
const store = openEventStore(stores, connection);
const [foundationId] = process.argv.slice(2);
let holds = false;
try {
  holds = foundationId ? await verifyOne(store, streamOf(foundationId)) : await verifyAll(store);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await store.close();
await connection.close();
process.exit(holds ? 0 : 1);

async function verifyOne(events: EventStore, stream: string): Promise<boolean> {
  const stored = await readOrReport(events, stream);
  if (!stored) return false;
  if (stored.length === 0) throw new Error(`There is no ${stream}.`);
  const check = verifyChain(stream, stored);
  report(stream, check);
  if (check.ok) console.log(`${stored.length} events hold.`);
  return check.ok;
}

async function readOrReport(events: EventStore, stream: string) {
  try {
    return await events.read(stream);
  } catch (error) {
    if (!(error instanceof UnreadableStream)) throw error;
    console.log(error.message);
    return undefined;
  }
}

/** Reads everything once, up to the newest event as of now, keeping one hash per stream. */
async function verifyAll(events: EventStore): Promise<boolean> {
  const head = await events.head();
  const streams = new Map<string, Stream>();
  let count = 0;
  const reading = new AbortController();
  if (head === START) reading.abort();
  for await (const batch of events.subscribe(START, reading.signal)) {
    for (const event of batch) {
      count += 1;
      streams.set(event.stream, continued(streams.get(event.stream), event));
    }
    if (comparePositions(batch.at(-1)?.position ?? START, head) >= 0) reading.abort();
  }
  const broken = [...streams.values()].filter((stream) => stream.broken).length;
  console.log(`${count} events in ${streams.size} streams, ${broken} of them broken.`);
  return broken === 0;
}

interface Stream {
  end: ChainEnd | null;
  broken: boolean;
}

/** A broken stream is reported once, by its first event that is not as it was written. */
function continued(before: Stream | undefined, event: ReadEvent): Stream {
  const { end, broken } = before ?? { end: null, broken: false };
  if (broken) return { end, broken };
  if (!isReadable(event)) {
    console.log(new UnreadableStream(event).message);
    return { end, broken: true };
  }
  const check = verifyNext(event.stream, end, event);
  report(event.stream, check);
  return { end: { revision: event.revision, hash: event.metadata.hash }, broken: !check.ok };
}

function report(stream: string, check: ChainCheck): void {
  if (!check.ok) console.log(`${stream}: event ${check.revision} ${check.reason}.`);
}
