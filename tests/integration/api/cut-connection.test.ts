import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toApiError } from '#api/http/errors.ts';
import { withDatabase } from '../../support/database.ts';

const database = await withDatabase();

test('a transaction that loses its connection is answered with 503, so that it is tried again', async () => {
  const cut = database.connection.db.transaction().execute(async (transaction) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await database.owner.pool.query('select pg_terminate_backend($1)', [own.rows[0]?.pid]);
    // What comes next finds a client that knows already.
    await sleep(100);
    await sql`select 1`.execute(transaction);
  });
  const error: unknown = await cut.catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(toApiError(error), String(error)).toMatchObject({ status: 503, retryAfterSeconds: 5 });
});
