import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { prepareAppRole } from '#database/app-role.ts';
import { type Connection, connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { appUrlFor } from '#scripts/servers/postgres.ts';

export interface TestDatabase {
  /** With the restricted role that the parts use, so that a missing right is noticed. */
  url: string;
  connection: Connection;
  /** For migrations and scripts, and for tests that do what the parts must not. */
  ownerUrl: string;
  owner: Connection;
  /** Closes the connections and drops the database, with any connections left. */
  drop(): Promise<void>;
}

/**
 * A new database on the server of `DATABASE_URL`.
 *
 * @param prepare makes its tables; without it they are those of the present code
 */
export async function freshDatabase(
  prepare: (owner: Connection) => Promise<void> = migrate,
): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('DATABASE_URL must name a Postgres server for the tests.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const ownerUrl = new URL(server);
  ownerUrl.pathname = `/${name}`;
  const owner = connect(ownerUrl.href);
  await prepare(owner);
  const url = appUrlFor(ownerUrl.href);
  const fault = await prepareAppRole(owner, url);
  if (fault) throw new Error(fault);
  const connection = connect(url);
  return {
    url,
    connection,
    ownerUrl: ownerUrl.href,
    owner,
    drop: async () => {
      await connection.close();
      await owner.close();
      await onServer(server, async (client) => {
        // Sessions of a closed pool take a moment to end; cut off now, each would log an error.
        for (let tries = 0; tries < 20; tries++) {
          const sessions = 'select 1 from pg_stat_activity where datname = $1';
          if ((await client.query(sessions, [name])).rowCount === 0) break;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
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
