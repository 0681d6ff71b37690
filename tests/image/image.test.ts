import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { objectStoreSchema } from '#domain/files/object-store.ts';
import { s3FileStore } from '#modules/files/s3-file-store.ts';
import { bringTo, castOf } from '#ops/driver/journey.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { appUrlFor, workerUrlFor } from '#scripts/servers/postgres.ts';
import { startTestServers, type TestServers } from '#scripts/servers/test-servers.ts';
import { pdfWithStream } from '../support/bad-pdfs.ts';
import { build, ensureBase } from '../support/image/base-image.ts';
import { type OwnCaddy, startCaddy } from '../support/image/caddy.ts';
import { plainVariables, serviceOf } from '../support/image/compose.ts';
import { type OwnObjectStore, startObjectStore } from '../support/image/object-store.ts';
import {
  limits,
  logsOf,
  podman,
  runOnce,
  type Started,
  start,
  stop,
  succeeds,
  until,
} from '../support/image/podman.ts';
import { type OwnTemporal, startTemporal } from '../support/image/temporal.ts';
import { type Clamd, eicar, ownClamd } from '../support/servers/clamd.ts';
import { inProduction } from '../support/servers/operator.ts';

/** One that is there already, as CI has built it to be published; else the Dockerfile's. */
const IMAGE = process.env.IMAGE || 'localhost/siebenschritt:test';
const SIZE_MAX_MB = 600;
/** All of 127.0.0.0/8 is this machine: two of the api, as behind one name, and a client of the proxy. */
const ADDRESSES = ['127.0.0.1', '127.0.0.2'] as const;
const CLIENT = '127.0.7.7';

const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-image-'));
const secrets = join(folder, 'secrets');
let servers: TestServers;
let temporal: OwnTemporal;
let objects: OwnObjectStore;
let clamd: Clamd;
let caddy: OwnCaddy;
const running: string[] = [];
const ports: Record<string, number> = {};
const sites = () => ADDRESSES.map((address) => `http://${address}:${ports.api}`);
/** Of their probes; all share the network of this machine. */
const probePorts = new Map<string, number>();

/** The variables of docker-compose.yml, with the addresses of the servers of this test. */
const environmentOf = (service: string, more: Record<string, string> = {}) => ({
  ...plainVariables(service),
  APP_MODE: 'demo',
  PUBLIC_URL: `http://localhost:${ports.api}`,
  TEMPORAL_ADDRESS: temporal.address,
  MAIL_FROM: '',
  CLAMD_SOCKET: `127.0.0.1:${ports.clamd}`,
  TRUSTED_PROXIES: '127.0.0.1/32',
  RATE_LIMITS: 'off',
  ...more,
});

const startedAs = (name: string, service: string, more: Record<string, string> = {}): Started => ({
  name: `siebenschritt-test-${name}`,
  env: environmentOf(service, more),
  command: serviceOf(service).command,
  secrets,
});

async function run(name: string, service: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const started = startedAs(name, service, { METRICS_PORT: String(port), ...more });
  probePorts.set(started.name, port);
  await podman(['rm', '--force', '--ignore', started.name]);
  running.push(started.name);
  await start(IMAGE, started);
  return started.name;
}

/** What compose and Kubernetes ask worker and projections. */
const isReady = (name: string) =>
  fetch(`http://localhost:${probePorts.get(name)}/ready`, {
    signal: AbortSignal.timeout(5_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  if (!process.env.IMAGE) await buildImage();
  servers = await startTestServers(process.env, console.log, join(folder, 'servers'));
  objects = await startObjectStore(join(folder, 'objects'));
  spawnSync('sh', ['deploy/compose/make-secrets.sh', secrets]);
  // The one who runs the containers is somebody else here.
  chmodSync(secrets, 0o711);
  const owner = servers.env.DATABASE_URL;
  const around = { databaseUrl: owner, cli: servers.env.TEMPORAL_CLI, secrets, folder };
  temporal = await startTemporal(around);
  clamd = await ownClamd();
  ports.clamd = await freePort();
  await clamd.start({ port: ports.clamd });
  keep('owner-database-url', owner);
  keep('database-url', appUrlFor(owner));
  keep('worker-database-url', workerUrlFor(owner));
  keep('files-url', objects.url);
  keep('smtp-url', `${servers.env.SMTP_URL}?tls=off`);
  keep('kurrentdb-url', '');
  keep('worker-kurrentdb-url', '');
  keep('demo-password', PASSWORD);
  ports.api = await freePort();
}, 7_200_000);

async function buildImage(): Promise<void> {
  const [, base = ''] = /^FROM (\S+) AS build$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  await ensureBase(base);
  console.log('building the image, some minutes');
  await build(IMAGE, '.');
}

const keep = (name: string, value: string) => {
  chmodSync(join(secrets, name), 0o644);
  writeFileSync(join(secrets, name), value);
};

afterAll(async () => {
  for (const name of running) await podman(['rm', '--force', '--ignore', name]);
  temporal?.stop();
  await clamd?.stop();
  objects?.stop();
  await servers?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

test(`the image has at most ${SIZE_MAX_MB} MB`, async () => {
  const bytes = Number(await podman(['image', 'inspect', '--format', '{{.Size}}', IMAGE]));
  console.log(`size: ${Math.round(bytes / 1e6)} MB`);
  expect(bytes / 1e6).toBeLessThanOrEqual(SIZE_MAX_MB);
});

test('it runs as somebody without rights, and holds no secret and no test', async () => {
  expect(await podman(['image', 'inspect', '--format', '{{.Config.User}}', IMAGE])).toBe('node');
  const list = 'ls -a /app /app/node_modules';
  const how = ['run', '--rm', '--network=none', ...limits];
  const inside = await podman([...how, IMAGE, 'sh', '-c', list]);
  expect(inside).toContain('fastify');
  expect(inside).not.toMatch(/^(tests|\.env|vitest|playwright-core|typescript|react-dom)$/m);
});

test.each([
  ['api', 'DATABASE_URL: is missing'],
  ['worker', 'DATABASE_URL: is missing'],
  ['projections', 'DATABASE_URL: is missing'],
  ['migrate', 'has to be demo or production'],
])('without its variables %s does not start, and names them', async (service, line) => {
  const started = { ...startedAs(`bare-${service}`, service), env: {} };
  running.push(started.name);
  const { code, said } = await runOnce(IMAGE, started);
  expect(code).toBe(1);
  expect(said).toContain(line);
  if (service !== 'migrate') {
    for (const name of ['APP_MODE', 'OPERATOR', 'TOKEN_SECRET']) expect(said).toContain(name);
  }
});

test('a secret that cannot be read ends the start with its name', async () => {
  const env = { ...environmentOf('api'), TOKEN_SECRET_FILE: '/run/secrets/none' };
  running.push('siebenschritt-test-unread');
  const started = { ...startedAs('unread', 'api'), env };
  const { code, said } = await runOnce(IMAGE, started);
  expect(code).toBe(1);
  expect(said).toContain('TOKEN_SECRET_FILE: cannot be read (ENOENT)');
});

test('two of each part, hardened, take formations from order to register', async () => {
  const { code, said } = await runOnce(IMAGE, startedAs('migrate', 'migrate'));
  expect(said).toContain('The database has the newest schema.');
  expect(code).toBe(0);
  const begun = performance.now();
  const names = [
    await run('api-1', 'api', { PORT: String(ports.api), HOST: ADDRESSES[0] }),
    await run('api-2', 'api', { PORT: String(ports.api), HOST: ADDRESSES[1] }),
    await run('worker-1', 'worker'),
    await run('worker-2', 'worker'),
    await run('projections-1', 'projections'),
    await run('projections-2', 'projections'),
  ];
  for (const site of sites()) {
    const health = () =>
      fetch(`${site}/api/server/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('the api is ready', health);
  }
  for (const name of names.slice(2)) await until(`${name} is ready`, () => isReady(name));
  console.log(`ready after ${Math.round((performance.now() - begun) / 1_000)} s`);
  const casts = await Promise.all(sites().map(castAt));
  const journeys = await Promise.all(casts.map((each) => bringTo(each, 'completed')));
  expect(journeys.every(({ accepted }) => accepted.length > 10)).toBe(true);
  await printMemory(names);
}, 1_200_000);

const castAt = (site: string) => castOf({ site, mailWeb: servers.env.MAIL_WEB_URL });

test('ClamAV looks at what is uploaded', async () => {
  const [site = ''] = sites();
  const cast = await castAt(site);
  const { foundationId } = await bringTo(cast, 'documents-pending');
  const send = (file: Buffer) =>
    cast.staff.upload(`/foundations/${foundationId}/documents`, { title: 'Vertrag' }, file);
  expect((await send(pdf('Vertrag'))).status).toBe(200);
  expect((await send(pdfWithStream(eicar))).status).toBe(415);
}, 300_000);

test('Caddy speaks TLS, tells the api who asks, and hands streams through as they come', async () => {
  const api = { addresses: ADDRESSES, port: ports.api ?? 0 };
  running.push('siebenschritt-test-caddy');
  caddy = await startCaddy(IMAGE, folder, api);
  const page = await caddy.ask('/');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const login = await caddy.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
    body: JSON.stringify({ email: 'staff@example.com', password: PASSWORD }),
    from: CLIENT,
  });
  expect(login.status).toBe(200);
  const client = new pg.Client(servers.env.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query('select client from audit_log order by id desc limit 1');
  await client.end();
  expect(rows[0]?.client).toMatch(/^127\.0\.7\./);
  const { access_token: token } = JSON.parse(login.body).data;
  const reader = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  expect(await caddy.firstOf('/api/changes', reader)).toMatch(/^retry: /);
  const { host } = new URL(caddy.temporalUi);
  expect((await caddy.ask('/', { headers: { host } })).status).toBe(401);
});

test('one of the api goes and comes back, and nobody behind Caddy notices', async () => {
  const statuses: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) statuses.push((await caddy.ask('/api/server/ping')).status);
  })();
  const name = 'siebenschritt-test-api-2';
  await podman(['restart', '--time', '60', name], 120_000);
  const [, second = ''] = sites();
  await until('it answers again', () => succeeds(fetch(`${second}/api/server/ping`)));
  isOver = true;
  await asking;
  expect(statuses.length).toBeGreaterThan(5);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 300_000);

async function printMemory(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const used = await podman(['exec', name, 'sh', '-c', 'grep -h VmRSS /proc/[0-9]*/status']);
    const kilobytes = [...used.matchAll(/(\d+) kB/g)].map(([, size]) => Number(size));
    console.log(`${name}: ${Math.round(Math.max(...kilobytes) / 1_000)} MB`);
  }
}

test('every file is in the object store, as it was sent', async () => {
  const client = new pg.Client(servers.env.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select id, sha256 from files',
  );
  await printSizes(client);
  await client.end();
  const stored = objects.objects('files');
  expect(rows.length).toBeGreaterThan(5);
  for (const { id, sha256 } of rows) {
    const bytes = stored.get(id) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  expect(objects.objects('invoices').size).toBeGreaterThan(0);
});

/** For docs/capacity.md. */
async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select relname as table, n_live_tup as rows, pg_total_relation_size(relid) as bytes
      from pg_stat_user_tables order by bytes desc limit 12`,
  );
  console.table(rows);
}

test('the object store keeps the promises of a file store', async () => {
  const store = s3FileStore(objectStoreSchema.parse(objects.url), 'files');
  const bytes = Buffer.from('a deed');
  await store.put('one', bytes);
  const path = join(folder, 'two');
  writeFileSync(path, bytes);
  await store.put('two', path);
  for (const id of ['one', 'two']) {
    expect(Buffer.concat(await (await store.read(id)).toArray())).toEqual(bytes);
  }
  const older = async (before: Date) => {
    const ids: string[] = [];
    for await (const id of store.olderThan(before)) ids.push(id);
    return ids;
  };
  expect(await older(inDays(-1))).toEqual([]);
  expect(await older(new Date(Date.now() + 60_000))).toEqual(
    expect.arrayContaining(['one', 'two']),
  );
  await store.remove('one');
  await store.remove('one');
  await expect(store.read('one')).rejects.toThrow();
});

test('told to stop, every part ends by itself, with nothing left undone', async () => {
  const parts = running.filter((name) => /-(api|worker|projections)-\d$/.test(name));
  expect(parts).toHaveLength(6);
  const ended = await Promise.all(parts.map((name) => stop(name, 60)));
  console.log(parts.map((name, at) => `${name} ${ended[at]?.seconds.toFixed(1)} s`).join(', '));
  expect(ended.map(({ code }) => code)).toEqual(parts.map(() => 0));
  for (const name of parts) {
    expect(await logsOf(name)).not.toMatch(/"level":(50|60)/);
  }
}, 300_000);

test('a frozen worker fails its probe', async () => {
  const name = await run('frozen', 'worker');
  await until('it is ready', () => isReady(name));
  process.kill(Number(await podman(['inspect', '--format', '{{.State.Pid}}', name])), 'SIGSTOP');
  await until('its probe fails', async () => !(await isReady(name)), 60_000);
  await podman(['kill', name]);
}, 300_000);

test('in production it starts with what production needs, on a database without a demo', async () => {
  const client = new pg.Client(servers.env.DATABASE_URL);
  await client.connect();
  await client.query('create database production');
  await client.end();
  const owner = new URL(servers.env.DATABASE_URL);
  owner.pathname = '/production';
  keep('owner-database-url', owner.href);
  keep('database-url', appUrlFor(owner.href));
  keep('worker-database-url', workerUrlFor(owner.href));
  const { TEMPORAL_ADDRESS, SMTP_URL, TRUSTED_PROXIES, ...needed } = inProduction;
  const production = { ...needed, RATE_LIMITS: '' };
  const migrated = await runOnce(IMAGE, startedAs('migrate-production', 'migrate', production));
  expect(migrated).toMatchObject({ code: 0 });
  await run('production', 'api', { ...production, PORT: String(ports.api) });
  const ping = () => succeeds(fetch(`http://localhost:${ports.api}/api/server/ping`));
  await until('the api answers', ping);
}, 300_000);
