import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '#scripts/runtime/settings.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { firstAnswer, load, loggedIn } from './load.ts';
import { compareRates, printLoad, printMachine } from './measure.ts';
import { atRest, type Costs, trees, watched } from './processor-time.ts';
import { emptyDatabase } from './store.ts';

/**
 * `npm run bench -- directus`: `GET /users/me` against Directus, whose shape it has, on the same machine and
 * the same Postgres. Directus is installed into a folder of its own, about 1 GB, and stays there.
 */
const folder = join(root, 'node_modules/.cache/directus');
/** On the machine's own Node, for which npm builds what is native. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((directory) => !directory.startsWith(root))
  .join(delimiter);
const EMAIL = 'founder@example.com';
const CONNECTIONS = 20;
const ROUNDS = 5;
/** Some seconds of each round. */
const REQUESTS = { ours: 20_000, theirs: 1_000 };
const MIN_RATIO = 20;

install();
const system = await startOwnSystem();
try {
  const directus = await startDirectus(await emptyDatabase(system.databaseUrl));
  try {
    const { api = 0, Postgres: postgres = 0 } = system.parts();
    await atRest(api);
    const costs = { ours: new Map<string, number>(), theirs: new Map<string, number>() };
    const rateAt = async (whose: keyof typeof costs, site: string, server: number) => {
      const headers = await loggedIn(site, EMAIL, PASSWORD);
      const wanted = { url: `${site}/users/me`, headers, connections: CONNECTIONS };
      const amount = REQUESTS[whose];
      const processes = trees({ server, Postgres: postgres });
      // One round more, which only warms up.
      const counted = { processes, costs: costs[whose], of: amount * (ROUNDS + 1) };
      return async () => (await watched(counted, () => load({ ...wanted, amount }))).rate;
    };
    printMachine();
    const rates = await compareRates(
      ROUNDS,
      await rateAt('ours', `${system.site}/api`, api),
      await rateAt('theirs', directus.site, directus.pid),
    );
    const { ratio } = rates;
    console.log(`GET /users/me             ${rates.ours.toFixed(0)}/s, ${inWords(costs.ours)}`);
    console.log(`GET /users/me of Directus ${rates.theirs.toFixed(0)}/s, ${inWords(costs.theirs)}`);
    console.log(`ratio                     ${ratio.toFixed(1)} (at least ${MIN_RATIO})`);
    printLoad();
    if (ratio < MIN_RATIO) process.exitCode = 1;
  } finally {
    directus.stop();
  }
} finally {
  await system.stop();
}

/** What a request takes of the processors. */
function inWords(costs: Costs): string {
  const parts = [...costs].map(([part, ms]) => `${part} ${ms.toFixed(2)} ms`);
  return `processor time of one: ${parts.join(', ')}`;
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/directus'))) return;
  mkdirSync(folder, { recursive: true });
  const overrides = {
    '@directus/app': '18.0.0',
    mailparser: '3.9.37',
    '@zone-eu/mailsplit': '5.4.19',
    'encoding-japanese': '2.2.0',
    libqp: '2.1.2',
  };
  const manifest = { private: true, dependencies: { directus: '12.4.1', pg: '^8' }, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  inFolder('npm', ['install', '--no-audit', '--no-fund'], { ...process.env, PATH });
}

/** As it comes, without the limits and the statistics that would disturb the measurement. */
async function startDirectus(databaseUrl: string) {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: site,
    SECRET: randomBytes(32).toString('hex'),
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    ACCESS_TOKEN_TTL: '1h',
    RATE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'warn',
    TELEMETRY: 'false',
    NODE_ENV: 'production',
  };
  const directus = join(folder, 'node_modules/directus/cli.js');
  inFolder('node', [directus, 'bootstrap'], env);
  const child = spawn('node', [directus, 'start'], { cwd: folder, env, stdio: 'ignore' });
  const stop = () => void child.kill('SIGKILL');
  try {
    await firstAnswer(`${site}/server/ping`);
  } catch (error) {
    stop();
    throw error;
  }
  return { site, pid: child.pid ?? 0, stop };
}

function inFolder(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}
