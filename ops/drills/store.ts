import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { root } from '#scripts/runtime/settings.ts';
import { createSupervisor } from '#scripts/runtime/supervise.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { postgresPart, postgresUrl } from '#scripts/servers/postgres.ts';

/**
 * `npm run test:store`: the contract of the event store, against Postgres (`DATABASE_URL`, else
 * one started for this run) and against KurrentDB where `KURRENTDB_URL` names a server. That
 * server may be in use: each test file writes to streams with a prefix of its own, which nobody else
 * reads, and leaves them there. With `KURRENTDB_ADMIN_PASSWORD_FILE` its users and default rights are prepared,
 * too, as for production.
 */
const ON_ANY_STORE = [
  'event-store',
  'event-store-load',
  'event-store-outage',
  'event-store-unreadable',
  'kurrentdb-client',
  'kurrentdb-door',
  'chain',
];
/** Some of them run on both stores, but need a database beside it. */
const WITH_DATABASE = [
  'event-store-copy',
  'event-store-identity',
  'event-store-postgres',
  'event-store-together',
  'personal-data',
  'read-models',
];

const stop = process.env.DATABASE_URL ? async () => undefined : await startPostgres();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)));
}
let failed = 1;
try {
  failed = await run([...ON_ANY_STORE, ...(process.env.DATABASE_URL ? WITH_DATABASE : [])]);
} finally {
  await stop();
}
// A client of a dead server may keep the process alive.
process.exit(failed > 0 ? 1 : 0);

async function run(names: string[]): Promise<number> {
  const files = names.map((name) => join(root, `tests/contract/${name}.test.ts`));
  const vitest = await startVitest('test', files, { root, watch: false });
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const broken = modules.filter((module) => module.children.size === 0 || module.errors().length);
  const passed = states.filter((state) => state === 'passed').length;
  const missed = states.length - passed + broken.length + Number(modules.length < files.length);
  await vitest.close();
  console.log(`${passed} passed, ${missed} failed`);
  return missed;
}

/** Sets `DATABASE_URL`, or says why Postgres is skipped. */
async function startPostgres(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-store-'));
  const supervisor = createSupervisor(join(dataDir, 'logs'), console.log, () => undefined);
  const end = async () => {
    await supervisor.stop([]);
    // May be a link: for root the data is where the user postgres can access it.
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const password = randomUUID();
    const options = { dataDir, port: await freePort(), password, durable: false };
    await supervisor.start(await postgresPart(options));
    process.env.DATABASE_URL = postgresUrl(options);
    return end;
  } catch (error) {
    await end().catch(() => undefined);
    if (!process.env.KURRENTDB_URL) throw error;
    console.log(`Postgres half skipped: ${error instanceof Error ? error.message : error}`);
    return async () => undefined;
  }
}
