import { connect } from '#database/connection.ts';
import { type ChainCheck, type ChainEnd, verifyChain, verifyNext } from '#event-store/chain.ts';
import { openEventStore } from '#event-store/open.ts';
import { comparePositions, type EventStore, START, streamOf } from '#event-store/port.ts';

/**
 * `node scripts/verify-chain.ts [foundation id]`: whether the events are still what was written,
 * of one foundation or of all. Ends with 1 when they are not.
 */
// On servers the environment names the database; the image has no scripts/runtime.
const databaseUrl =
  process.env.DATABASE_URL || (await import('./runtime/here.ts')).environmentHere().DATABASE_URL;
if (!databaseUrl) {
  console.error('Nothing runs here; start it first, or set DATABASE_URL.');
  process.exit(1);
}
const connection = connect(databaseUrl, 2);
const { KURRENTDB_URL: kurrentdbUrl } = process.env;
const store = openEventStore({ databaseUrl, kurrentdbUrl }, connection);
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
  const stored = await events.read(stream);
  if (stored.length === 0) throw new Error(`There is no ${stream}.`);
  const check = verifyChain(stream, stored);
  report(stream, check);
  if (check.ok) console.log(`${stored.length} events hold.`);
  return check.ok;
}

/** Reads everything once, up to what is the newest event now, and keeps one hash per stream. */
async function verifyAll(events: EventStore): Promise<boolean> {
  const head = await events.head();
  const ends = new Map<string, ChainEnd>();
  const broken = new Set<string>();
  let count = 0;
  const reading = new AbortController();
  if (head === START) reading.abort();
  for await (const batch of events.subscribe(START, reading.signal)) {
    for (const event of batch) {
      count += 1;
      const { stream, revision, metadata } = event;
      const check = verifyNext(stream, ends.get(stream) ?? null, event);
      if (!check.ok && !broken.has(stream)) {
        broken.add(stream);
        report(stream, check);
      }
      ends.set(stream, { revision, hash: metadata.hash });
    }
    if (comparePositions(batch.at(-1)?.position ?? START, head) >= 0) reading.abort();
  }
  console.log(`${count} events in ${ends.size} streams, ${broken.size} of them broken.`);
  return broken.size === 0;
}

function report(stream: string, check: ChainCheck): void {
  if (!check.ok) console.log(`${stream}: event ${check.revision} ${check.reason}.`);
}
