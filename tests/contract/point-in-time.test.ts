import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, realpathSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#scripts/servers/ports.ts';
import { postgresPart, postgresUrl } from '#scripts/servers/postgres.ts';

// The settings of docs/operations/backup.md, on the Postgres that npm brings.
const dataDir = mkdtempSync(join(tmpdir(), 'point-in-time-'));
const options = { dataDir, port: await freePort(), password: 'test', durable: true };
const part = await postgresPart(options);
const folder = realpathSync(join(dataDir, 'postgres'));
const cluster = join(folder, 'cluster');
const base = join(folder, 'base');
const archive = join(folder, 'archive');
const { uid, gid } = statSync(cluster);
let server: ChildProcess | undefined;

afterAll(async () => {
  server?.kill('SIGQUIT');
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<pg.Client> {
  const { file, args, ...where } = await part.command();
  server = spawn(file, args, { ...where, stdio: 'ignore' });
  for (let tries = 0; !(await part.healthy('')) && tries < 300; tries += 1) await sleep(100);
  const client = new pg.Client({ connectionString: postgresUrl(options) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function stop(client: pg.Client): Promise<void> {
  await client.end();
  const exited = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill(part.stopSignal);
  await exited;
}

const settings = (lines: readonly string[]) =>
  appendFileSync(join(cluster, 'postgresql.conf'), `${lines.join('\n')}\n`);

/** As `pg_basebackup` does it, which is not among these binaries. */
async function baseBackup(client: pg.Client): Promise<void> {
  await client.query("select pg_backup_start('daily', true)");
  await cp(cluster, base, {
    recursive: true,
    filter: (path) => !/pg_wal\/.|postmaster\.|pgsql_tmp/.test(path.slice(cluster.length)),
  });
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await writeFile(join(base, 'backup_label'), rows[0].labelfile);
}

async function archived(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as file');
  for (let tries = 0; tries < 300; tries += 1) {
    const last = await client.query('select last_archived_wal as file from pg_stat_archiver');
    if (last.rows[0].file >= rows[0].file) return;
    await sleep(100);
  }
  throw new Error('The WAL was not archived.');
}

test('Postgres goes back to a moment between two base backups', async () => {
  await mkdir(archive, { mode: 0o700 });
  chownSync(archive, uid, gid);
  const copy = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`;
  settings(['wal_level = replica', 'archive_mode = on', `archive_command = '${copy}'`]);
  const client = await start();
  await client.query("create table noted as select 'before the base backup' as note");
  await baseBackup(client);
  await client.query("insert into noted values ('wanted')");
  const { rows } = await client.query('select clock_timestamp()::text as moment');
  await sleep(20);
  await client.query("insert into noted values ('a mistake')");
  await archived(client);
  await stop(client);

  await rename(cluster, join(folder, 'lost'));
  await rename(base, cluster);
  settings([
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${rows[0].moment}'`,
    "recovery_target_action = 'promote'",
  ]);
  await writeFile(join(cluster, 'recovery.signal'), '');
  await owned(cluster);
  const again = await start();
  const found = await again.query('select note from noted');
  expect(found.rows.map(({ note }) => note)).toEqual(['before the base backup', 'wanted']);
  await stop(again);
}, 120_000);

/** What root has copied belongs to root. */
async function owned(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const done = spawn('chown', ['-R', `${uid}:${gid}`, path], { stdio: 'ignore' });
  await new Promise((resolve) => done.once('exit', resolve));
}
