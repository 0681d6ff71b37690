import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { ownStore, withoutPassword } from './identity.ts';
import type { EventStore } from './port.ts';
import { postgresEventStore } from './postgres.ts';

export type StoreSettings = Pick<Config, 'kurrentdbUrl' | 'databaseUrl' | 'eventStreamPrefix'>;

/**
 * KurrentDB if configured, else the application's own Postgres. Its calls fail with `OtherStore`
 * where it is not the one that the database belongs to.
 */
export async function openEventStore(
  settings: StoreSettings,
  connection: Connection,
): Promise<EventStore> {
  const store = await openAnyStore(settings, connection);
  return ownStore(store, connection.db, addressesOf(settings));
}

/** Whichever store it is. */
export async function openAnyStore(
  settings: StoreSettings,
  connection: Connection,
): Promise<EventStore> {
  const { kurrentdbUrl, databaseUrl, eventStreamPrefix } = settings;
  if (kurrentdbUrl) {
    // Its client takes 40 MB, also where it is never called.
    const { kurrentEventStore } = await import('./kurrentdb/store.ts');
    return kurrentEventStore(kurrentdbUrl, eventStreamPrefix);
  }
  return postgresEventStore(connection, databaseUrl, eventStreamPrefix);
}

export function addressesOf({ kurrentdbUrl, databaseUrl }: StoreSettings) {
  const database = withoutPassword(databaseUrl);
  return { database, store: kurrentdbUrl ? withoutPassword(kurrentdbUrl) : database };
}
