import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { root } from '../runtime/settings.ts';
import { freePort } from '../servers/ports.ts';
import { firstAnswer, load, loggedIn } from './load.ts';
import { compareRates, printLoad, printMachine } from './measure.ts';
import { emptyDatabase } from './store.ts';

/**
 * `npm run bench:directus`: `GET /users/me` against Directus, whose shape it has, on the same machine and
 * the same Postgres. Directus is installed into a folder of its own, about 1 GB, and stays there.
 */
const folder = join(root, 'node_modules/.cache/directus');
/** On the machine's own Node, for which npm builds what is native. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((directory) => !directory.startsWith(root))
  .join(delimiter);
const EMAIL = 'founder@example.com';
const LOAD = { connections: 20, duration: 5 };
const ROUNDS = 5;
const MIN_RATIO = 20;

install();
const system = await startOwnSystem();
try {
  const directus = await startDirectus(await emptyDatabase(system.databaseUrl));
  try {
    const rateAt = async (api: string, password: string) => {
      const headers = await loggedIn(api, EMAIL, password);
      return async () => (await load({ ...LOAD, url: `${api}/users/me`, headers })).rate;
    };
    const ours = await rateAt(`${system.site}/api`, PASSWORD);
    const theirs = await rateAt(directus.site, PASSWORD);
    printMachine();
    const rates = await compareRates(ROUNDS, ours, theirs);
    const { ratio } = rates;
    console.log(`GET /users/me             ${rates.ours.toFixed(0)}/s`);
    console.log(`GET /users/me of Directus ${rates.theirs.toFixed(0)}/s`);
    console.log(`ratio                     ${ratio.toFixed(1)} (at least ${MIN_RATIO})`);
    printLoad();
    if (ratio < MIN_RATIO) process.exitCode = 1;
  } finally {
    directus.stop();
  }
} finally {
  await system.stop();
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
  return { site, stop };
}

function inFolder(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}
