import { connect } from '#database/connection.ts';
import { copyStore, differences, fingerprintOf } from '#event-store/copy.ts';
import { withoutPassword } from '#event-store/identity.ts';
import { openAnyStore, openEventStore } from '#event-store/open.ts';
import { withConfig } from '../shared/with-config.ts';

const SHOWN = 10;
const PROGRESS_EVERY = 5_000;

/**
 * `npm run store:copy`: copies every event of the configured store to the one that
 * `TARGET_STORE_URL` names, and compares both by hash. Interrupted or left behind, it is run again.
 */
await withConfig(
  async (config, connection) => {
    const url = process.env.TARGET_STORE_URL;
    if (!url) throw new Error('TARGET_STORE_URL names no store: postgres://… or kurrentdb://….');
    const isPostgres = /^postgres(ql)?:/.test(url);
    const target = connect(isPostgres ? url : config.databaseUrl, 10);
    const source = openEventStore(config, connection);
    const { eventStreamPrefix } = config;
    const settings = {
      eventStreamPrefix,
      databaseUrl: url,
      kurrentdbUrl: isPostgres ? undefined : url,
    };
    const copy = openAnyStore(settings, target);
    try {
      await copyAloud(source, copy, withoutPassword(url));
    } finally {
      await source.close();
      await copy.close();
      await target.close();
    }
  },
  async () => (await import('../runtime/own-postgres.ts')).startOwnPostgres(),
);

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
