import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { kurrentEventStore } from './kurrentdb.ts';
import type { EventStore } from './port.ts';
import { postgresEventStore } from './postgres.ts';

/** KurrentDB if configured, else the application's own Postgres. */
export function openEventStore(
  config: Pick<Config, 'kurrentdbUrl' | 'databaseUrl' | 'eventStreamPrefix'>,
  connection: Pick<Connection, 'pool'>,
): EventStore {
  const { kurrentdbUrl, databaseUrl, eventStreamPrefix } = config;
  if (kurrentdbUrl) return kurrentEventStore(kurrentdbUrl, eventStreamPrefix);
  return postgresEventStore(connection, databaseUrl, eventStreamPrefix);
}
