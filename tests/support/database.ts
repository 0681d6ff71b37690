import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { prepareAppRole } from '#database/app-role.ts';
import { type Connection, connect } from '#database/connection.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { appUrlFor, workerUrlFor } from '#scripts/servers/postgres.ts';

const root = resolve(import.meta.dirname, '../..');
const ORIGINAL_LOCK = 735_110_099;

export interface TestDatabase {
  /** With the restricted role of the worker, so that a missing right is noticed. */
  url: string;
  /** With that of the other parts. */
  apiUrl: string;
  connection: Connection;
  /** For migrations and scripts, and for tests that do what the parts must not. */
  ownerUrl: string;
  owner: Connection;
  /** Closes the connections and drops the database, with any connections left. */
  drop(): Promise<void>;
}

/**
 * A new database on the server of `DATABASE_URL`: with the tables of the present code a copy of one
 * that was migrated once for all test files.
 *
 * @param prepare makes other tables
 */
export async function freshDatabase(
  prepare?: (owner: Connection) => Promise<void>,
): Promise<TestDatabase> {
  const server = serverOfTests();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (prepare) await makeDatabase(server, name, prepare);
  else await copyOfMigrated(server, name);
  const ownerUrl = urlOf(server, name);
  const owner = connect(ownerUrl);
  const [url, apiUrl] = [workerUrlFor(ownerUrl), appUrlFor(ownerUrl)];
  const connection = connect(url);
  return {
    url,
    apiUrl,
    connection,
    ownerUrl,
    owner,
    drop: async () => {
      await connection.close();
      await owner.close();
      await dropped(server, name);
    },
  };
}

/** For a test file; dropped after its tests. */
export async function withDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  afterAll(() => database.drop());
  return database;
}

function serverOfTests(): string {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('DATABASE_URL must name a Postgres server for the tests.');
  return server;
}

async function dropped(server: string, name: string): Promise<void> {
  await onServer(server, async (client) => {
    await sessionsEnded(client, name);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** A database without any table. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'ownerUrl' | 'owner' | 'drop'>> {
  const server = serverOfTests();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const ownerUrl = urlOf(server, name);
  const owner = connect(ownerUrl);
  return {
    ownerUrl,
    owner,
    drop: async () => {
      await owner.close();
      await dropped(server, name);
    },
  };
}

async function makeDatabase(
  server: string,
  name: string,
  prepare: (owner: Connection) => Promise<void>,
): Promise<void> {
  await onServer(server, (client) => client.query(`create database ${name}`));
  const owner = connect(urlOf(server, name));
  try {
    await prepare(owner);
    const fault = await prepareAppRole(
      owner,
      appUrlFor(urlOf(server, name)),
      workerUrlFor(urlOf(server, name)),
    );
    if (fault) throw new Error(fault);
  } finally {
    await owner.close();
  }
}

/** During a run the tables stay as they are, so its name is made once. */
let original: string | undefined;

/** The first to come migrates the original, under a lock that the others wait for. */
async function copyOfMigrated(server: string, name: string): Promise<void> {
  original ??= `migrated_${hashOfTables()}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [ORIGINAL_LOCK]);
    const known = await client.query('select from pg_database where datname = $1', [original]);
    if (known.rowCount === 0) {
      const draft = `draft_${randomUUID().replaceAll('-', '')}`;
      await makeDatabase(server, draft, updateSchema);
      await sessionsEnded(client, draft);
      await client.query(`alter database ${draft} rename to ${original}`);
    }
    await client.query(`create database ${name} template ${original} strategy file_copy`);
  });
}

const tables = ['database/{migrations/**/*,app-role}.ts', 'projections/{schema,read-models/*}.ts'];

/** Servers stay up between runs, and tables change in between. */
function hashOfTables(): string {
  const hash = createHash('sha256');
  const files = globSync(tables, { cwd: root }).toSorted();
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Sessions of a closed pool take a moment to end; cut off now, each would log an error. */
async function sessionsEnded(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const sessions = 'select 1 from pg_stat_activity where datname = $1';
    if ((await client.query(sessions, [name])).rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
