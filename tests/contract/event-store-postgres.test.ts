import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chain, verifyChain } from '#event-store/chain.ts';
import { comparePositions, STREAM_PREFIX } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { withDatabase } from '#tests/support/database.ts';
import { collect, newStream, someEvents } from '#tests/support/event-stores.ts';

const database = await withDatabase();

const open = () => postgresEventStore(database.connection, database.url);

test('Postgres refuses to change or remove an event', async () => {
  const store = open();
  const stream = newStream();
  await store.append(stream, someEvents(2), 'no-stream');
  const before = await store.read(stream);
  for (const statement of [
    `update events set data = '{}'`,
    `update events set revision = 7 where stream = '${stream}'`,
    'delete from events',
    'truncate events',
  ]) {
    await expect(database.owner.pool.query(statement)).rejects.toThrow(/never changed/);
  }
  expect(await store.read(stream)).toEqual(before);
});

test("changing an event behind the trigger's back is detected by the chain", async () => {
  const store = open();
  const stream = newStream();
  await store.append(stream, chain(stream, null, someEvents(3)), 'no-stream');
  expect(verifyChain(stream, await store.read(stream))).toEqual({ ok: true });
  expect(await verifyByScript(stream)).toContain('3 events hold.');

  const client = await database.owner.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `update events set data = jsonb_set(data, '{index}', '7') where stream = $1 and revision = 1`,
    [stream],
  );
  client.release(true);
  expect(verifyChain(stream, await store.read(stream))).toMatchObject({ ok: false, revision: 1 });
  expect(await verifyByScript(stream)).toContain(`${stream}: event 1 was changed.`);
  expect(await verifyByScript()).toContain(`${stream}: event 1 was changed.`);
});

test('the script that verifies names an event it cannot read and ends with 1', async () => {
  const [store, foreign] = [open(), newStream()];
  await store.append(newStream(), chain(newStream(), null, someEvents(1)), 'no-stream');
  await database.owner.pool.query(
    `insert into events (stream, revision, id, type, data, metadata)
     values ($1, 0, gen_random_uuid(), 'ParcelWeighed', '{"grams": 7}', '{}')`,
    [foreign],
  );
  const line = `Event 0 of ${foreign} cannot be read: its metadata has no valid`;
  expect(await verifyByScript(foreign)).toContain(line);
  const all = await verifyByScript();
  expect(all).toContain(line);
  expect(all).toMatch(/ended with 1$/);
  expect(all).not.toContain('grams');
});

test('a subscriber never skips a row that is written past the function', async () => {
  const store = open();
  const [slow, quick] = [newStream(), newStream()];
  const collected = collect(store, await store.head(), [slow, quick]);
  const client = await database.owner.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into events (stream, revision, id, type, data, metadata)
     values ($1, 0, gen_random_uuid(), 'ParcelWeighed', '{}', '{}')`,
    [slow],
  );
  const appended = store.append(quick, someEvents(1), 'no-stream');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await client.query('commit');
  client.release();
  await appended;
  await collected.count(1);
  await collected.stop();
  expect(collected.all.map(({ stream }) => stream)).toEqual([slow, quick]);
});

async function verifyByScript(stream?: string): Promise<string> {
  const script = join(import.meta.dirname, '../../scripts/verify-chain.ts');
  const args = stream ? [script, stream.slice(STREAM_PREFIX.length)] : [script];
  const { KURRENTDB_URL: _, ...environment } = process.env;
  const env = { ...environment, DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: 20_000 }, (error, stdout) =>
      resolve(`${stdout.trimEnd()}\nended with ${error?.code ?? 0}`),
    );
  });
}

test('a subscriber never skips an event whose append is still in progress', async () => {
  const store = open();
  const [slow, quick] = [newStream(), newStream()];
  const collected = collect(store, await store.head(), [slow, quick]);
  const client = await database.connection.pool.connect();
  await client.query('begin');
  await client.query('select * from append_events($1, -1, $2)', [
    slow,
    JSON.stringify(someEvents(1)),
  ]);
  const appended = store.append(quick, someEvents(1), 'no-stream');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(collected.events).toEqual([]);
  await client.query('commit');
  client.release();
  await appended;
  await collected.count(2);
  await collected.stop();
  expect(collected.events.map((event) => event.stream)).toEqual([slow, quick]);
  const [first, second] = collected.events.map((event) => event.position);
  expect(comparePositions(first ?? '', second ?? '')).toBeLessThan(0);
});

test('an append that waits too long for the lock counts as unavailable', async () => {
  const client = await database.connection.pool.connect();
  await client.query('begin');
  await client.query('select * from append_events($1, -1, $2)', [
    newStream(),
    JSON.stringify(someEvents(1)),
  ]);
  const store = open();
  await expect(store.append(newStream(), someEvents(1), 'no-stream')).rejects.toMatchObject({
    name: 'StoreUnavailable',
  });
  await client.query('rollback');
  client.release();
  await store.append(newStream(), someEvents(1), 'no-stream');
});
