import pg from 'pg';
import { connect } from '#database/connection.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { rebuild } from '#projections/rebuild.ts';
import type { OwnSystem } from '../../driver/system.ts';
import { seconds } from '../measure.ts';
import { caseRows } from './case-rows.ts';
import { checkAnswers, checkSample } from './check.ts';
import { fillEvents } from './events.ts';
import { idsInSql } from './ids.ts';
import { otherRows } from './other-rows.ts';
import { peopleRows } from './people-rows.ts';
import { siteRows } from './site-rows.ts';

export interface Scale {
  formations: number;
  /** Number of products, of articles and of partners. */
  entries: number;
}

/**
 * Fills a new system with years of a business, straight into its tables: events of formations with their hashes,
 * read models by a rebuild, everything else in proportion.
 *
 * From then on the worker is stopped: its scan for missing workflows would start one for each open formation. The
 * projections are stopped until the read models are there.
 */
export async function fill(system: OwnSystem, { formations, entries }: Scale): Promise<void> {
  const parts = system.parts();
  for (const name of ['worker', 'projections']) send('SIGSTOP', parts[name]);
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  const connection = connect(system.databaseUrl, 4);
  const store = postgresEventStore(connection, system.databaseUrl);
  const keys = new PersonKeys(connection.db, system.personKeySecret);
  try {
    for (const statement of idsInSql) await client.query(statement);
    let events = 0;
    const written = await seconds(async () => {
      events = await fillEvents(client, keys, formations);
    });
    const rebuilt = await seconds(() =>
      rebuild({ connection, store, open: (batch) => keys.openEvents(batch) }),
    );
    // The supervisor starts it again, and it continues from there.
    send('SIGKILL', parts.projections);
    const rows = await seconds(async () => {
      for (const statement of siteRows) await client.query(statement, [entries]);
      for (const statement of [...peopleRows, ...caseRows, ...otherRows]) {
        await client.query(statement, [formations]);
      }
      await client.query('vacuum analyze');
      // Years of rows were written in minutes; the checkpoint brings them to the disk before anything is
      // measured.
      await client.query('checkpoint');
    });
    console.log(
      `${formations} formations: ${events} events in ${written.toFixed(0)} s, rebuilt in ` +
        `${rebuilt.toFixed(0)} s (${(events / rebuilt).toFixed(0)}/s), everything else in ${rows.toFixed(0)} s`,
    );
    await checkSample({ db: connection.db, events: store, keys, formations });
  } finally {
    await client.end();
    await store.close();
    await connection.close();
  }
  await checkAnswers(system, formations);
}

function send(signal: NodeJS.Signals, pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, signal);
}
