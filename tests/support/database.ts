import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Connection, connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';

export interface TestDatabase {
  url: string;
  connection: Connection;
  /** Closes the connection and drops the database, with any connections left. */
  drop(): Promise<void>;
}

/** A new, migrated database on the server of `DATABASE_URL`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('DATABASE_URL must name a Postgres server for the tests.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = connect(url.href);
  await migrate(connection);
  return {
    url: url.href,
    connection,
    drop: async () => {
      await connection.close();
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
