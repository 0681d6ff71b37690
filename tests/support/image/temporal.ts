import { execFile, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { goSources } from '#scripts/servers/go.ts';
import { mountedAt, plainVariables, serviceOf, versionOf } from './compose.ts';
import { goTools } from './go-tools.ts';

const run = promisify(execFile);
const MODULE = 'go.temporal.io/server';
const PASSWORD_FILE = 'temporal-postgres-password';

interface Around {
  /** Of Postgres's superuser. */
  databaseUrl: string;
  /** Path of the `temporal` command. */
  cli: string;
  /** What docker-compose.yml mounts as /run/secrets. */
  secrets: string;
  folder: string;
}

export interface OwnTemporal {
  address: string;
  stop(): void;
}

/**
 * Temporal on Postgres as docker-compose.yml has it: its scripts for databases, schema and namespace, and the
 * server of its version with its variables, all on this machine instead of in images of others.
 */
export async function startTemporal(around: Around): Promise<OwnTemporal> {
  const { databaseUrl, cli, secrets, folder } = around;
  const version = `v${versionOf('temporal')}`;
  const bin = await goTools(MODULE, version, { server: 'cmd/server', sql: 'cmd/tools/sql' });
  const path = join(folder, 'bin');
  mkdirSync(path, { recursive: true });
  symlinkSync(join(bin, 'sql'), join(path, 'temporal-sql-tool'));
  const { hostname, port, username, password } = new URL(databaseUrl);
  const postgres = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password, PGUSER: username };
  const env = { ...process.env, ...postgres, PATH: `${path}:${dirname(cli)}:${process.env.PATH}` };
  const script = (name: string, changes: Record<string, string>, more = {}) => {
    const text = Object.entries(changes).reduce(
      (done, [from, to]) => done.replaceAll(from, to),
      readFileSync(`deploy/compose/${name}`, 'utf8'),
    );
    return run('sh', ['-c', text], { env: { ...env, ...more }, timeout: 120_000 });
  };
  const inSecrets = { '/run/secrets': secrets };
  await script('temporal-database.sh', { ...inSecrets, '--username=postgres': '' });
  await script('temporal-schema.sh', {
    ...inSecrets,
    '--ep postgres -p 5432': `--ep ${hostname} -p ${port}`,
    '/etc/temporal/schema': join(await goSources(`${MODULE}@${version}`), 'schema'),
  });
  const server = startServer(join(bin, 'server'), around, { hostname, port });
  await script('temporal-namespace.sh', {}, { TEMPORAL_ADDRESS: server.address });
  return server;
}

/** All of 127.0.0.0/8 is this machine: its own address leaves it the ports of its container. */
const ADDRESS = '127.0.72.33';
const PORT = 7233;

function startServer(
  server: string,
  { secrets, folder }: Around,
  postgres: { hostname: string; port: string },
): OwnTemporal {
  const variables = plainVariables('temporal');
  const { DYNAMIC_CONFIG_FILE_PATH: dynamic = '' } = variables;
  const env = {
    PATH: process.env.PATH,
    ...variables,
    DYNAMIC_CONFIG_FILE_PATH: mountedAt('temporal', dynamic),
    POSTGRES_SEEDS: postgres.hostname,
    DB_PORT: postgres.port,
    BIND_ON_IP: ADDRESS,
  };
  // The command of its container, whose entry point begins the server without arguments.
  const [command = ''] = serviceOf('temporal').command;
  const started = command
    .replaceAll('$$', '$')
    .replaceAll('/run/secrets', secrets)
    .replace('/etc/temporal/entrypoint.sh', `${server} start`);
  expectToReplace(started, [join(secrets, PASSWORD_FILE), `${server} start`]);
  const log = openSync(join(folder, 'temporal.log'), 'a');
  const child = spawn('sh', ['-c', started], { env, cwd: folder, stdio: ['ignore', log, log] });
  return {
    address: `${ADDRESS}:${PORT}`,
    // Not in peace: it would wait for a Postgres that goes, too.
    stop: () => void child.kill('SIGKILL'),
  };
}

function expectToReplace(command: string, parts: readonly string[]): void {
  const lacking = parts.find((part) => !command.includes(part));
  if (lacking) throw new Error(`The command of temporal does not use ${lacking}: ${command}`);
}
