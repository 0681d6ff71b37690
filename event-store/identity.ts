import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { log } from '#logging/log.ts';
import { timed } from '#telemetry/metrics.ts';
import { traced } from '#telemetry/tracing.ts';
import { backoffMs, pause } from './backoff.ts';
import { chain } from './chain.ts';
import { type EventStore, StoreUnavailable, WrongRevision } from './port.ts';
import { IDENTITY_STREAM } from './stream-names.ts';

/** Addresses for messages, without passwords. */
export interface Addresses {
  store: string;
  database: string;
}

type Store = Pick<EventStore, 'read' | 'append'>;

/** The store that the configuration names is not the one that the database belongs to. */
export class OtherStore extends Error {
  constructor(held: string | null, known: Known | undefined, { store, database }: Addresses) {
    const found = held ? `is store ${held}` : 'belongs to no database yet';
    const wanted = known ? `belongs to store ${known.id}, seen at ${known.address}` : 'knows none';
    super(
      [
        'This is not the event store that the database belongs to; nothing was read or written.',
        `  Event store ${store}: ${found}.`,
        `  Database ${database}: ${wanted}.`,
        'Name the right one with KURRENTDB_URL; without it the events are in the database itself.',
        'If the change is meant, after a restore or a move: npm run store:adopt.',
      ].join('\n'),
    );
    this.name = 'OtherStore';
  }
}

interface Known {
  id: string;
  address: string;
  /** False until the event is known to be stored. */
  confirmed: boolean;
}

/**
 * Compares the id in the store with the one in the database. Where both are missing, both are created: a new
 * database and a new store belong together.
 *
 * @throws OtherStore, StoreUnavailable
 */
export async function requireOwnStore(
  db: Database,
  store: Store,
  addresses: Addresses,
): Promise<void> {
  const before = await knownBy(db);
  // The store is read after the row: where the row is confirmed, the event had been stored before.
  const held = await idIn(store);
  if (!before && !held) return make(db, store, addresses);
  // Another process may have written both meanwhile; it writes the row before the event.
  const known = before ?? (await knownBy(db));
  if (!known || (held !== known.id && (held || known.confirmed))) {
    throw new OtherStore(held, known, addresses);
  }
  if (!held) return confirm(db, store, known, addresses);
  if (!known.confirmed || known.address !== addresses.store) await note(db, held, addresses.store);
}

/** Other processes may do the same at once. The first row counts, so the ids are compared again. */
async function make(db: Database, store: Store, addresses: Addresses): Promise<void> {
  await db
    .insertInto('store_identity')
    .values({ store_id: randomUUID(), confirmed: false, address: addresses.store })
    .onConflict((conflict) => conflict.column('singleton').doNothing())
    .execute();
  await requireOwnStore(db, store, addresses);
}

/** The event's id is the store's id, so appending it again changes nothing. */
async function confirm(
  db: Database,
  store: Store,
  known: Known,
  addresses: Addresses,
): Promise<void> {
  try {
    await appendIdentity(store, known.id);
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    throw new OtherStore(await idIn(store), known, addresses);
  }
  await note(db, known.id, addresses.store);
}

/**
 * Makes the database belong to this store instead of its former one. The read models still hold the events of the
 * former store and have to be rebuilt.
 *
 * @returns the id of the store
 * @throws StoreUnavailable
 */
export async function adoptStore(db: Database, store: Store, address: string): Promise<string> {
  const held = await idIn(store);
  const id = held ?? randomUUID();
  if (!held) await appendIdentity(store, id);
  const row = { store_id: id, confirmed: true, address, seen_at: new Date() };
  await db
    .insertInto('store_identity')
    .values(row)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(row))
    .execute();
  return id;
}

/**
 * @returns null for a store that belongs to no database yet
 * @throws StoreUnavailable
 */
export async function idIn(store: Pick<EventStore, 'read'>): Promise<string | null> {
  const [event] = await store.read(IDENTITY_STREAM);
  return event?.id ?? null;
}

export async function appendIdentity(store: Pick<EventStore, 'append'>, id: string): Promise<void> {
  const metadata = {
    actor: { id: 'store', role: 'system' },
    occurredAt: new Date().toISOString(),
    commandId: id,
    correlationId: id,
    schemaVersion: 1,
  };
  const event = { id, type: 'StoreIdentified', data: {}, metadata };
  await store.append(IDENTITY_STREAM, chain(IDENTITY_STREAM, null, [event]), 'no-stream');
}

async function knownBy(db: Database): Promise<Known | undefined> {
  const row = await db.selectFrom('store_identity').selectAll().executeTakeFirst();
  return row && { id: row.store_id, address: row.address, confirmed: row.confirmed };
}

async function note(db: Database, id: string, address: string): Promise<void> {
  await db
    .updateTable('store_identity')
    .set({ confirmed: true, address, seen_at: new Date() })
    .where('store_id', '=', id)
    .execute();
}

/** @returns the store that the database belongs to; undefined for a new database */
export async function storeOf(db: Database): Promise<{ id: string; address: string } | undefined> {
  return knownBy(db);
}

/** Wraps the store so that every call fails until the store is known to belong to the database. */
export function ownStore(store: EventStore, db: Database, addresses: Addresses): EventStore {
  let known: Promise<void> | undefined;
  const compared = () => {
    known ??= requireOwnStore(db, store, addresses).catch((error) => {
      known = undefined;
      if (error instanceof OtherStore || error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable('The identity of the event store is not known.', { cause: error });
    });
    return known;
  };
  return {
    async append(...call) {
      await compared();
      const appended = await timed(
        'event_store_append_seconds',
        () => traced('event store append', 'client', {}, () => store.append(...call)),
        (error) => ({ outcome: outcomeOf(error) }),
      );
      const [stream, events] = call;
      log.info(
        { stream, ...appended, events: events.map(({ id, type }) => ({ id, type })) },
        'appended',
      );
      return appended;
    },
    async read(stream) {
      await compared();
      return store.read(stream);
    },
    async head() {
      await compared();
      return store.head();
    },
    async *subscribe(from, signal) {
      for (let failures = 0; !signal.aborted; failures += 1) {
        try {
          await compared();
          break;
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
          await pause(backoffMs(failures), signal);
        }
      }
      yield* store.subscribe(from, signal);
    },
    close: () => store.close(),
  };
}

const LOOK_AGAIN_MS = 5_000;

/**
 * Ends the process of a main file when it has another store than its database. While the store is away, the check
 * is repeated; until it succeeds every call fails as unavailable.
 */
export async function endOnOtherStore(store: Pick<EventStore, 'head'>): Promise<void> {
  try {
    await store.head();
  } catch (error) {
    if (error instanceof OtherStore) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    log.warn(`event store: not known yet: ${error instanceof Error ? error.message : error}`);
    setTimeout(() => void endOnOtherStore(store), LOOK_AGAIN_MS).unref();
  }
}

/** An address reduced to scheme, hosts and database, without user, password and options. */
export const withoutPassword = (url: string): string =>
  url.replace(/^([a-z+]+:\/\/)(?:[^@/]*@)?([^?]*).*$/is, '$1$2');

const outcomeOf = (error: unknown) =>
  error === undefined ? 'appended' : error instanceof WrongRevision ? 'wrong-revision' : 'failed';
