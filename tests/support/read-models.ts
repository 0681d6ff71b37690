import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '#database/connection.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import type { EventStore } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { watchCheckpoint } from '#projections/checkpoint-watch.ts';
import { readModels } from '#projections/read-models/all.ts';
import { runProjections } from '#projections/runner.ts';
import { freshDatabase } from './database.ts';

export const PERSON_KEY_SECRET = 'a secret of the tests, 32 characters';

/**
 * A database with event store, person keys and a running projection.
 *
 * @param openStore a store elsewhere, else one in the same database
 */
export async function freshReadModels(openStore?: () => EventStore) {
  const database = await freshDatabase();
  const { connection, url } = database;
  const store = openStore?.() ?? postgresEventStore(connection, url);
  // Tests erase some, which the parts may not.
  const keys = new PersonKeys(database.owner.db, PERSON_KEY_SECRET);
  const watch = watchCheckpoint(connection, url);
  const stop = new AbortController();
  const open = keys.openEvents.bind(keys);
  const running: Promise<void>[] = [];
  const changes: string[] = [];
  return {
    ...database,
    db: connection.db,
    store,
    keys,
    watch,
    open,
    /** Everything the runners said, e.g. `active`. */
    changes,
    start(on: EventStore = store) {
      const { signal } = stop;
      const onChange = (now: string) => changes.push(now);
      const parts = { connection, databaseUrl: url, store: on, open, signal, onChange };
      running.push(runProjections(parts));
    },
    async caughtUp() {
      const head = await store.head();
      if (!(await watch.waitFor(head, 20_000))) throw new Error('The read models lag behind.');
    },
    async drop() {
      stop.abort();
      await Promise.all(running);
      await watch.close();
      await store.close();
      await database.drop();
    },
  };
}

/** For a test file; dropped after its tests. */
export async function withReadModels() {
  const world = await freshReadModels();
  afterAll(() => world.drop());
  return world;
}

/** One checksum per table over its rows as sorted text. */
export async function checksums(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name: table } of readModels) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(row::text, E'\n' order by row::text)), '')
        as sum
      from ${sql.table(`projections.${table}`)} as row`.execute(db);
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
}
