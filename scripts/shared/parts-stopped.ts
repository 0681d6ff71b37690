import { sql } from 'kysely';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { connectedParts } from '#database/connections.ts';
import { ifLeaseIsFree } from '#projections/runner/lease.ts';

/** @throws Error while a part is connected to the database, or may write read models */
export async function requireStoppedParts(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { db }: Pick<Connection, 'db'>,
): Promise<void> {
  const connected = await connectedParts(db);
  if (connected.length > 0) {
    throw new Error(`The parts are still running (${connected.join(', ')}); stop them first.`);
  }
  // An empty database has no lease that projections could hold.
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('projection_lease') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  if ((await ifLeaseIsFree(databaseUrl, async () => true)) === undefined) {
    throw new Error('The projections are still running; stop them first.');
  }
}
