import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { ownStore, withoutPassword } from './identity.ts';
import type { EventStore } from './port.ts';
import { postgresEventStore } from './postgres.ts';

export type StoreSettings = Pick<Config, 'kurrentdbUrl' | 'databaseUrl' | 'eventStreamPrefix'>;

/**
 * Opens KurrentDB if it is configured, else the application's own Postgres. Calls of the store fail with
 * `OtherStore` where the database belongs to another one.
 */
export async function openEventStore(
  settings: StoreSettings,
  connection: Connection,
): Promise<EventStore> {
  const store = await openAnyStore(settings, connection);
  return ownStore(store, connection.db, addressesOf(settings));
}

/** Opens the store without asking whether the database belongs to it. */
export async function openAnyStore(
  settings: StoreSettings,
  connection: Connection,
): Promise<EventStore> {
  const { kurrentdbUrl, databaseUrl, eventStreamPrefix } = settings;
  if (kurrentdbUrl) {
    // The client takes 40 MB of memory even if it is never called.
    const { kurrentEventStore } = await import('./kurrentdb/store.ts');
    return kurrentEventStore(kurrentdbUrl, eventStreamPrefix);
  }
  return postgresEventStore(connection, databaseUrl, eventStreamPrefix);
}

export function addressesOf({ kurrentdbUrl, databaseUrl }: StoreSettings) {
  const database = withoutPassword(databaseUrl);
  return { database, store: kurrentdbUrl ? withoutPassword(kurrentdbUrl) : database };
}
