import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareOwnDatabase } from '#scripts/runtime/database.ts';
import { parseSettings } from '#scripts/runtime/settings.ts';
import { seed } from '#scripts/seed.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { type RunningPart, runScript, startPart } from '../support/commands.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { rowsOf } from '../support/rows.ts';
import { productionServers } from '../support/servers/production.ts';

let servers: Awaited<ReturnType<typeof productionServers>>;
let database: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  servers = await productionServers();
  database = servers.database;
  env = { ...servers.env, PORT: String(await freePort()) };
});
afterAll(() => servers?.end());

describe.concurrent('check 10: production does not start', () => {
  const refused = async (file: string, given: Record<string, string>, lines: string[]) => {
    const { code, output } = await runScript([file], { ...env, ...given });
    const [first, ...faults] = output.trimEnd().split('\n');
    expect([code, first, faults.toSorted()]).toEqual([
      1,
      'The configuration is not usable.',
      lines.toSorted(),
    ]);
  };

  test.each([
    [
      'api/server.ts',
      [
        'APP_MODE',
        'PUBLIC_URL',
        'DATABASE_URL',
        'TEMPORAL_ADDRESS',
        'SMTP_URL',
        'MAIL_FROM',
        'OPERATOR',
        'TRUSTED_PROXIES',
        'TOKEN_SECRET',
        'LINK_SECRET',
      ],
    ],
    ['scripts/start.ts', ['APP_MODE', 'DATABASE_URL', 'TEMPORAL_ADDRESS', 'SMTP_URL']],
    // Only asked for where a database is given.
    ['scripts/start.ts', ['APP_DATABASE_URL']],
    ['workflows/worker/worker.ts', ['SMTP_URL']],
    ['projections/main.ts', ['PERSON_KEY_SECRET']],
  ])('%s without any of %j', async (file, names) => {
    const missing = Object.fromEntries(names.map((name) => [name, '']));
    await refused(
      file,
      missing,
      names.map((name) => `${name}: is missing`),
    );
  });

  test('on a database with accounts of the demo', async () => {
    const demo = await freshDatabase();
    await seed(demo.connection, { password: 'another password 1', founders: [] });
    const onDemo = { ...env, DATABASE_URL: demo.url };
    const asOwner = { ...env, DATABASE_URL: demo.ownerUrl, APP_DATABASE_URL: demo.url };
    for (const [file, given] of [
      ['scripts/migrate.ts', asOwner],
      ['api/server.ts', onDemo],
    ] as const) {
      const { code, output } = await runScript([file], given);
      expect(code).toBe(1);
      expect(output).toContain('4 demo accounts (admin@example.com, ');
      expect(output).toContain('npm run create-admin');
    }
    const urls = { ownerUrl: demo.ownerUrl, appUrl: demo.url };
    await expect(prepareOwnDatabase(urls, parseSettings(asOwner))).rejects.toThrow('demo accounts');
    await demo.drop();
  });

  test('with the role that owns the tables', async () => {
    const asOwner = { ...env, DATABASE_URL: database.ownerUrl };
    const api = await runScript(['api/server.ts'], asOwner);
    expect(api).toEqual({ code: 1, output: expect.stringContaining('may change events') });
    const migrate = (url: string) =>
      runScript(['scripts/migrate.ts'], { ...asOwner, APP_DATABASE_URL: url });
    expect(await migrate('')).toEqual({ code: 1, output: 'APP_DATABASE_URL: is missing\n' });
    const same = await migrate(database.ownerUrl);
    expect(same).toEqual({ code: 1, output: expect.stringContaining('owns the tables') });
  });
});

describe('production on an empty database', () => {
  const EMAIL = 'chefin@kanzlei.example';
  const PASSWORD = 'gelbe Birne 7';
  const url = (path: string) => `http://127.0.0.1:${env.PORT}/api${path}`;

  const answers = async () => {
    const answer = await fetch(url('/server/ping')).catch(() => null);
    return answer?.ok ?? false;
  };
  const startAll = (): Promise<RunningPart[]> =>
    Promise.all([
      startPart('api/server.ts', env, answers),
      startPart('workflows/worker/worker.ts', env, (said) => said.includes('ready')),
      startPart('projections/main.ts', env, (said) => said.includes('ready')),
    ]);
  const stopAll = (parts: RunningPart[]) => Promise.all(parts.map((part) => part.stop()));
  const logIn = (password = PASSWORD) =>
    fetch(url('/auth/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password }),
    });
  /** A login that has begun; its body is sent when it is finished. */
  const slowLogIn = async () => {
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url('/auth/login'), { method: 'POST', headers });
    const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write(body.slice(0, 5));
    await sleep(200);
    return {
      finish: async () => {
        sent.end(body.slice(5));
        const [response] = await answer;
        response.resume();
        return response.statusCode;
      },
    };
  };
  const stored = async () => {
    const { db } = database.connection;
    return {
      people: await rowsOf(db, 'users', {}, 'email', 'role', 'password_hash'),
      consultants: await rowsOf(db, 'consultants', {}, 'name'),
      hours: await rowsOf(db, 'weekly_hours', {}, 'weekday', 'starts_minute'),
    };
  };
  const migrated = () =>
    runScript(['scripts/migrate.ts'], { ...env, DATABASE_URL: database.ownerUrl });
  const createAdmin = (password: string, email = EMAIL) =>
    runScript(['scripts/create-admin.ts', email, 'Ada', 'Kern'], env, `${password}\n`);

  test('runs without accounts until an admin is made, and stays as it is at a second start', async () => {
    expect((await migrated()).code).toBe(0);
    const first = await startAll();
    expect(await stored()).toEqual({ people: [], consultants: [], hours: [] });
    expect((await logIn()).status).toBe(401);

    expect((await createAdmin('passwort')).output).toContain('too common');
    expect((await createAdmin(PASSWORD, 'no address')).output).toContain('email is not valid');
    expect(await stored()).toMatchObject({ people: [] });
    const made = await createAdmin(PASSWORD);
    expect(made).toEqual({ code: 0, output: `${EMAIL} can log in at /admin/ as an admin.\n` });
    expect((await createAdmin('eine andere 8')).output).toContain('already');
    const added = ['scripts/add-consultant.ts', 'Dr. Lea Sommer', 'mon-tue', '08:00-14:00'];
    expect((await runScript(added, env)).code).toBe(0);
    expect((await runScript(added, env)).output).toContain('already');
    expect((await logIn()).status).toBe(200);
    const slow = await slowLogIn();
    const stopped = stopAll(first);
    await sleep(1_000);
    expect((await fetch(url('/server/health'))).status).toBe(503);
    expect((await fetch(url('/server/ping'))).status).toBe(200);
    // Longer than a decision may take, and than the health check fails before the port closes.
    await sleep(12_000);
    expect(await answers()).toBe(false);
    expect(await slow.finish()).toBe(200);
    expect(await stopped).toEqual([0, 0, 0]);

    const { rows: audited } = await database.owner.pool.query(
      "select action, actor_role, details from audit_log where actor_role = 'operator'",
    );
    expect(audited).toEqual([
      { action: 'account-created', actor_role: 'operator', details: { role: 'admin' } },
    ]);
    const before = await stored();
    expect(before.people).toMatchObject([{ email: EMAIL, role: 'admin' }]);
    expect(before.hours).toEqual([
      { weekday: 1, starts_minute: 480 },
      { weekday: 2, starts_minute: 480 },
    ]);
    expect((await migrated()).code).toBe(0);
    const second = await startAll();
    expect(await stored()).toEqual(before);
    expect((await logIn()).status).toBe(200);
    expect(await stopAll(second)).toEqual([0, 0, 0]);
  }, 120_000);

  test.each(['', 'mon-xyz 08:00-14:00', 'fri-mon 08:00-14:00', 'mon 14:00-08:00', 'mon 8-14'])(
    'a consultant with the hours %j is refused',
    async (given) => {
      const args = ['scripts/add-consultant.ts', 'Jonas Brandt', ...given.split(' ')];
      const { code, output } = await runScript(args, env);
      expect([code, output]).toEqual([1, expect.stringContaining('Usage:')]);
    },
  );
});
