import { parseStores } from '#config';
import { connect } from '#database/connection.ts';
import { copyStore, differences, fingerprintOf } from '#event-store/copy.ts';
import { withoutPassword } from '#event-store/identity.ts';
import { openAnyStore, openEventStore } from '#event-store/open.ts';

const SHOWN = 10;
const PROGRESS_EVERY = 5_000;

/**
 * `npm run store:copy`: copies every event of the configured store to the store of `TARGET_STORE_URL`, and
 * compares both by hash. It can be repeated after an interruption, and to catch up.
 */
try {
  await copy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function copy(): Promise<void> {
  // On servers the environment names the database; the image has no scripts/runtime.
  const { DATABASE_URL, TARGET_STORE_URL: url } = process.env;
  const here = DATABASE_URL ? {} : (await import('../runtime/here.ts')).environmentHere();
  const env = { ...here, ...process.env, DATABASE_URL: DATABASE_URL || here.DATABASE_URL };
  if (!env.DATABASE_URL) throw new Error('Nothing runs here; start it first, or set DATABASE_URL.');
  if (!url) throw new Error('TARGET_STORE_URL names no store: postgres://… or kurrentdb://….');
  const stores = parseStores(env);
  const isPostgres = /^postgres(ql)?:/.test(url);
  const connection = connect(stores.databaseUrl, 4);
  const targetConnection = connect(isPostgres ? url : stores.databaseUrl, 10);
  const source = await openEventStore(stores, connection);
  const target = await openAnyStore(
    { ...stores, databaseUrl: url, kurrentdbUrl: isPostgres ? undefined : url },
    targetConnection,
  );
  try {
    await copyAloud(source, target, withoutPassword(url));
  } finally {
    await source.close();
    await target.close();
    await targetConnection.close();
    await connection.close();
  }
}

type Stores = Parameters<typeof copyStore>;

async function copyAloud(source: Stores[0], target: Stores[1], address: string): Promise<void> {
  let said = 0;
  const { events, brought } = await copyStore(source, target, (sofar) => {
    if (sofar - said < PROGRESS_EVERY) return;
    said = sofar;
    console.log(`… ${sofar} events`);
  });
  console.log(`${events} events are at ${address}, ${brought} of them since this run.`);
  const [here, there] = [await fingerprintOf(source), await fingerprintOf(target)];
  const different = differences(here, there);
  if (different.length > 0) {
    const shown = different.slice(0, SHOWN).join(', ');
    throw new Error(
      `${different.length} streams differ: ${shown}. Where the parts have gone on working, run it again.`,
    );
  }
  console.log(`Both hold ${here.events} events in ${here.streams.size} streams: ${here.hash}`);
}
