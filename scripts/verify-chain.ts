import { parseArgs } from 'node:util';
import { parseStores, variableNames } from '#config';
import { connect } from '#database/connection.ts';
import { openEventStore } from '#event-store/open.ts';
import { compareOwnReads } from '#event-store/own-reads.ts';
import {
  type EventStore,
  isReadable,
  type ReadEvent,
  START,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { ChainWalk } from '#event-store/walk-chains.ts';
import { contradicted, shortened } from '#modules/roots/anchors.ts';
import { faultsOfRoots } from '#modules/roots/roots.ts';
import { knownStreams } from '#projections/parked/known-streams.ts';
import { withFiles } from '../environment.ts';

/**
 * `node scripts/verify-chain.ts [foundation id] [--root day=root]…`: whether the events of one
 * foundation, or of all, are unchanged and complete, and the daily roots what was published. Exits
 * with 1 if not.
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
const store = await openEventStore(stores, connection);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', multiple: true, default: [] } },
});
const [foundationId] = positionals;
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
  const walk = new ChainWalk();
  const faults = await look(walk, stored);
  faults.push(...(await shortened(connection.db, walk, stream)));
  if (report(faults)) console.log(`${stored.length} events hold.`);
  return faults.length === 0;
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

/** Reads all events once, up to the newest one at this time, and keeps one hash per stream. */
async function verifyAll(events: EventStore): Promise<boolean> {
  const { db } = connection;
  const walk = new ChainWalk();
  const faults: string[] = [];
  // Read before the head: the walk covers everything that these revisions name.
  const known = await knownStreams(db);
  const last = await events.head();
  for await (const batch of upTo(events, START, last)) {
    faults.push(...(await look(walk, batch)));
  }
  faults.push(...(await compareOwnReads(events, walk, last, known)));
  faults.push(...(await shortened(db, walk)), ...(await faultsOfRoots(db, published())));
  report(faults);
  const streams = new Set([...walk.ends.keys(), ...walk.broken.keys()]);
  console.log(
    `${walk.events} events in ${streams.size} streams, ${walk.broken.size} of them broken.`,
  );
  return faults.length === 0;
}

/** @returns faults in this batch; a broken stream is reported once */
async function look(walk: ChainWalk, batch: readonly ReadEvent[]): Promise<string[]> {
  const before = walk.broken.size;
  for (const event of batch) walk.add(event);
  return [
    ...[...walk.broken.values()].slice(before),
    ...(await contradicted(connection.db, batch.filter(isReadable))),
  ];
}

/** Roots by day from arguments such as `--root 2026-11-25=…`. */
function published(): Map<string, string> {
  return new Map(
    values.root.map((given): [string, string] => {
      const [day = '', root = ''] = given.split('=');
      return [day, root];
    }),
  );
}

function report(faults: readonly string[]): boolean {
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}
