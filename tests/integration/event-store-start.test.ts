import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { postgresEventStore } from '#event-store/postgres.ts';
import { waitForStore } from '#scripts/runtime/event-store.ts';
import { Problem } from '#scripts/runtime/progress.ts';
import { temporalLogger } from '#workflows/worker/temporal-logger.ts';
import { withDatabase } from '../support/database.ts';
import { newStream, someEvents } from '../support/event-stores.ts';
import { kurrentStandIn, type StandIn } from '../support/kurrent-stand-in.ts';

const SECRET = 'a secret of the tests, 32 characters';
const database = await withDatabase();

const scripts = ['scripts/verify-chain.ts', 'scripts/rebuild-projections.ts'];
const parts = ['api/server.ts', 'projections/main.ts', 'workflows/worker/worker.ts'];

/**
 * A main file or script on the database of this test: how it ended, and all it said. It is stopped
 * after 25 s, or as soon as it has said what `until` looks for.
 */
function run(file: string, environment: Record<string, string> = {}, until?: RegExp) {
  const { KURRENTDB_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATABASE_URL: parts.includes(file) ? database.url : database.ownerUrl,
    TOKEN_SECRET: SECRET,
    LINK_SECRET: SECRET,
    PERSON_KEY_SECRET: SECRET,
    PORT: '3999',
    ...environment,
  };
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { env, timeout: 25_000 };
    const child = execFile(process.execPath, [file], options, (error, out, err) =>
      resolve({ code: error ? error.code : 0, said: out + err }),
    );
    let said = '';
    child.stdout?.on('data', (chunk: string) => {
      said += chunk;
      if (until?.test(said)) child.kill();
    });
  });
}

describe('A database that belongs to another event store', () => {
  const former = randomUUID();
  beforeAll(async () => {
    await database.connection.db
      .insertInto('store_identity')
      .values({ store_id: former, confirmed: true, address: 'kurrentdb://former:2113' })
      .execute();
  });

  test.each([...scripts, ...parts])('%s refuses to start and names both stores', async (file) => {
    const { code, said } = await run(file);
    expect(code).toBe(1);
    expect(said).toContain(`belongs to store ${former}, seen at kurrentdb://former:2113`);
    expect(said).toContain('belongs to no database yet');
    expect(said).toContain('npm run store:adopt');
    expect(said).not.toMatch(/^ {4}at /m);
    expect(said).not.toMatch(/postgres:[^@\s]+@/);
  });

  test('npm start ends with that as well', async () => {
    const settings = {
      databaseUrl: database.url,
      kurrentdbUrl: undefined,
      eventStreamPrefix: 'foundation-',
    };
    const start = waitForStore(settings, () => undefined, AbortSignal.timeout(10_000));
    await expect(start).rejects.toThrow(Problem);
    await expect(start).rejects.toThrow(former);
  });

  test('is given to this one by store:adopt, which rebuilds the read models', async () => {
    const store = postgresEventStore(database.connection, database.url);
    await store.append(newStream(), someEvents(1), 'no-stream');
    const adopted = await run('scripts/store/adopt.ts');
    expect(adopted.said).toMatch(/^The database belongs to store .* now\.$/m);
    expect(adopted.said).toMatch(/^Rebuilt from 1 events/m);
    expect(adopted.code).toBe(0);
    const rebuilt = await run('scripts/rebuild-projections.ts');
    expect(rebuilt.said).toMatch(/^Rebuilt from 1 events/m);
    expect(rebuilt.code).toBe(0);
  });
});

describe('Scripts', () => {
  test('a rebuild whose connections are cut ends with one line', async () => {
    const client = await database.owner.pool.connect();
    // The last step of a rebuild waits for every writer of read models.
    await client.query('select pg_advisory_lock_shared(735110003)');
    const running = run('scripts/rebuild-projections.ts');
    const waiting = async () => {
      const { rows } = await client.query(
        `select pid from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    };
    await expect.poll(waiting).toBe(true);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const { code, said } = await running;
    client.release(true);
    expect(code).toBe(1);
    const lines = said.trim().split('\n');
    expect(lines.at(-1)).toMatch(/terminat/);
    expect(said).not.toMatch(/^ {4}at /m);
  });

  test('reset says that the events in a KurrentDB have stayed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reset-'));
    writeFileSync(join(folder, 'secrets.json'), '{}');
    const kurrent = { DATA_DIR: folder, KURRENTDB_URL: 'kurrentdb://me:hush@127.0.0.1:2113' };
    const { code, said } = await run('scripts/reset.ts', kurrent);
    expect(code).toBe(0);
    expect(said).toContain(`Removed ${folder}.`);
    expect(said).toContain('The events in kurrentdb://127.0.0.1:2113 have stayed.');
    expect(said).not.toContain('hush');
  });
});

describe('npm start and an event store that it cannot use', () => {
  const standIns: StandIn[] = [];
  afterEach(async () => {
    for (const one of standIns.splice(0)) await one.end();
  });
  const standIn = async (tls: boolean, code: number, message: string) => {
    const server = await kurrentStandIn(tls, () => ({ code, message }));
    standIns.push(server);
    return server;
  };
  const wait = async (kurrentdbUrl: string, said: string[], ms = 20_000) =>
    waitForStore(
      { databaseUrl: database.url, kurrentdbUrl, eventStreamPrefix: 'foundation-' },
      (line) => said.push(line),
      AbortSignal.timeout(ms),
    );

  test('waits where nothing listens, and says why, without the password', async () => {
    const said: string[] = [];
    await wait('kurrentdb://admin:hush-hush@127.0.0.1:9?tls=false', said, 4_000);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^… waiting for the event store at kurrentdb:\/\/127\.0\.0\.1:9: /);
    expect(said[0]).toContain('ECONNREFUSED');
    expect(said.join()).not.toContain('hush');
  });

  test('waits for a server that is not ready', async () => {
    const server = await standIn(false, 14, 'not ready');
    const said: string[] = [];
    await wait(`kurrentdb://127.0.0.1:${server.port}?tls=false`, said, 3_000);
    expect(said[0]).toContain('not ready');
  });

  const ending: [string, boolean, number, (port: number) => string, RegExp][] = [
    ['a refused password', false, 16, (port) => `127.0.0.1:${port}?tls=false`, /refuses this user/],
    ['a user without rights', false, 7, (port) => `127.0.0.1:${port}?tls=false`, /refuses this/],
    [
      'an untrusted certificate',
      true,
      0,
      (port) => `127.0.0.1:${port}`,
      /not trusted.*self-signed/,
    ],
    ['a server without TLS', false, 0, (port) => `127.0.0.1:${port}`, /does not speak TLS/],
    ['a malformed address', false, 0, () => '127.0.0.1:port', /KURRENTDB_URL is malformed/],
    [
      'a certificate that is not there',
      true,
      0,
      (port) => `127.0.0.1:${port}?tlsCaFile=/nowhere/ca.crt`,
      /tlsCaFile of KURRENTDB_URL cannot be read: \/nowhere\/ca.crt/,
    ],
  ];
  test.each(ending)('ends at once with one line for %s', async (_, tls, code, address, reason) => {
    const { port } = await standIn(tls, code, 'no');
    const said: string[] = [];
    const before = Date.now();
    const url = `kurrentdb://admin:hush-hush@${address(port)}`;
    const failure: Error = await wait(url, said).then(
      () => new Error('It started.'),
      (error) => error,
    );
    expect(failure).toBeInstanceOf(Problem);
    expect(failure.message).toMatch(reason);
    expect(failure.message).not.toContain('hush');
    expect(failure.message.trim().split('\n')).toHaveLength(1);
    expect(said).toEqual([]);
    expect(Date.now() - before).toBeLessThan(8_000);
  });
});

test('a worker with the role of the other parts ends at once and says which one it needs', async () => {
  const { code, said } = await run('workflows/worker/worker.ts', { DATABASE_URL: database.apiUrl });
  expect(code).toBe(1);
  expect(said).toContain('may not append events, so no worker can run with it');
  expect(said).not.toMatch(/^ {4}at /m);
});

describe('An event store or Temporal that is away', () => {
  test.each(['projections/main.ts', 'workflows/worker/worker.ts'])(
    '%s says so in lines of JSON, the last of which has the reason',
    async (file) => {
      const away = {
        KURRENTDB_URL: 'kurrentdb://127.0.0.1:9?tls=false',
        TEMPORAL_ADDRESS: '127.0.0.1:9',
      };
      const reason = /not known yet: .*does not answer.*\n/;
      const { said } = await run(file, away, reason);
      const lines = said.trim().split('\n');
      const records = lines.map((line) => JSON.parse(line));
      for (const record of records) expect(record).toMatchObject({ time: expect.any(String) });
      const reasons = records.filter(({ level }) => level > 30).map(({ msg }) => msg);
      expect(`${reasons.join('\n')}\n`).toMatch(reason);
    },
  );

  test('an error of the Temporal SDK is one line, without its token', () => {
    const lines: [object, string][] = [];
    const keep = (context: object, line: string) => void lines.push([context, line]);
    const logger = temporalLogger({ warn: keep, error: keep } as never);
    const error = new Error('The event store does not answer.', { cause: new Error('refused') });
    logger.warn('Activity failed', { activityType: 'x', attempt: 3, taskToken: 'AA', error });
    expect(lines).toEqual([
      [{ activityType: 'x', attempt: 3 }, 'Activity failed: The event store does not answer.'],
    ]);
  });
});
