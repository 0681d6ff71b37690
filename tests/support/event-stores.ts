import { randomUUID } from 'node:crypto';
import { binaryEvent, jsonEvent, KurrentDBClient } from '@kurrent/kurrentdb-client';
import { connect } from '#database/connection.ts';
import { chain } from '#event-store/chain.ts';
import { kurrentEventStore } from '#event-store/kurrentdb/store.ts';
import {
  type EventStore,
  type EventToAppend,
  isReadable,
  type Position,
  type ReadEvent,
  type StoredEvent,
  streamOf,
} from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { streamNames } from '#event-store/stream-names.ts';
import { freshDatabase } from './database.ts';
import { type Proxy, proxyTo } from './proxy.ts';

/** One server of one kind, for the contract tests. */
export interface StoreUnderTest {
  store: EventStore;
  /** What the names of its streams begin with inside the server: this run's alone. */
  prefix: string;
  /** Writes to one of its streams as another system would, past the adapter. */
  writeForeign(stream: string, event: ForeignEvent): Promise<void>;
  /** What a child process needs to open the same store. */
  environment: Record<string, string>;
  /** Another process's view of the same store. */
  another(): EventStore;
  proxy(): Promise<Proxy>;
  /** The same store, reached through the proxy. */
  openThrough(proxy: Proxy): EventStore;
  end(): Promise<void>;
}

export interface ForeignEvent {
  data: 'binary' | 'json';
  /** Left out: none at all. */
  metadata?: Record<string, unknown>;
}

export interface StoreKind {
  name: 'Postgres' | 'KurrentDB';
  start(): Promise<StoreUnderTest>;
}

/** The servers of `DATABASE_URL` and `KURRENTDB_URL`, if set. */
export function storesUnderTest(): StoreKind[] {
  const { DATABASE_URL: postgres, KURRENTDB_URL: kurrent } = process.env;
  const kinds: StoreKind[] = [];
  if (postgres) kinds.push({ name: 'Postgres', start: onPostgres });
  if (kurrent) kinds.push({ name: 'KurrentDB', start: () => onKurrent(kurrent) });
  if (kinds.length === 0) throw new Error('Set DATABASE_URL, KURRENTDB_URL, or both.');
  return kinds;
}

const newPrefix = () => `contract-${randomUUID().slice(0, 8)}-`;

async function onPostgres(): Promise<StoreUnderTest> {
  const prefix = newPrefix();
  const names = streamNames(prefix);
  const database = await freshDatabase();
  const server = new URL(database.url);
  const ends: (() => Promise<void>)[] = [];
  const open = (url: string): EventStore => {
    const connection = connect(url);
    const store = postgresEventStore(connection, url, prefix);
    ends.push(async () => {
      await store.close();
      await connection.close();
    });
    return store;
  };
  return {
    store: open(database.url),
    prefix,
    writeForeign: async (stream, { data, metadata }) => {
      await database.owner.pool.query(
        `insert into events (stream, revision, id, type, data, metadata)
         select $1, coalesce(max(revision), -1) + 1, $2, 'ParcelWeighed', $3, $4
         from events where stream = $1`,
        // jsonb holds no bytes; a text is as far from an object.
        [
          names.inStore(stream),
          randomUUID(),
          data === 'json' ? '{"grams": 7}' : '"AAEC"',
          metadata ? JSON.stringify(metadata) : 'null',
        ],
      );
    },
    environment: { DATABASE_URL: database.url, EVENT_STREAM_PREFIX: prefix },
    another: () => open(database.url),
    proxy: () => proxyTo(server.hostname, Number(server.port || 5432)),
    openThrough: (proxy) => {
      const through = new URL(database.url);
      through.host = `127.0.0.1:${proxy.port}`;
      return open(through.href);
    },
    end: async () => {
      for (const end of ends) await end();
      await database.drop();
    },
  };
}

async function onKurrent(url: string): Promise<StoreUnderTest> {
  const [, before, host, port, after] =
    /^([^/]*\/\/(?:[^@]*@)?)([^:/?,]+):(\d+)(.*)$/.exec(url) ?? [];
  if (!host || !port) throw new Error('KURRENTDB_URL must name one node by host and port.');
  const prefix = newPrefix();
  const names = streamNames(prefix);
  const stranger = KurrentDBClient.connectionString(url);
  const stores: EventStore[] = [];
  const open = (address: string): EventStore => {
    const store = kurrentEventStore(address, prefix);
    stores.push(store);
    return store;
  };
  return {
    store: open(url),
    prefix,
    writeForeign: async (stream, { data, metadata }) => {
      const id = randomUUID();
      const type = 'ParcelWeighed';
      const event =
        data === 'json'
          ? jsonEvent({ id, type, data: { grams: 7 }, ...(metadata && { metadata }) })
          : binaryEvent({ id, type, data: Buffer.from([0, 1, 2]) });
      await stranger.appendToStream(names.inStore(stream), event);
    },
    environment: { KURRENTDB_URL: url, EVENT_STREAM_PREFIX: prefix },
    another: () => open(url),
    proxy: () => proxyTo(host, Number(port)),
    openThrough: (proxy) => open(`${before}127.0.0.1:${proxy.port}${after}`),
    end: async () => {
      for (const store of stores) await store.close();
      await stranger.dispose();
    },
  };
}

export const newStream = () => streamOf(randomUUID());

/** Events as a foundation would append them, with unique ids. */
export function someEvents(count: number, data: Record<string, unknown> = {}): EventToAppend[] {
  const commandId = randomUUID();
  const events = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    type: 'ContractTested',
    data: { index, ...data },
    metadata: {
      actor: { id: 'tester', role: 'staff' },
      occurredAt: '2026-03-02T08:00:00.000Z',
      commandId,
      correlationId: commandId,
      schemaVersion: 1,
    },
  }));
  return chain('foundation-contract', null, events);
}

export const idsOf = (events: readonly { id: string }[]) => events.map((event) => event.id);

export interface Collected {
  events: StoredEvent[];
  /** Everything of these streams, also what cannot be read. */
  all: ReadEvent[];
  batches: number[];
  /** Resolves once this many events of the wanted streams have arrived. */
  count(wanted: number, limitMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Subscribes and keeps events of the wanted streams: the server may be shared. */
export function collect(store: EventStore, from: Position, streams: readonly string[]): Collected {
  const stopping = new AbortController();
  const wanted = new Set(streams);
  const events: StoredEvent[] = [];
  const all: ReadEvent[] = [];
  const batches: number[] = [];
  const running = (async () => {
    for await (const batch of store.subscribe(from, stopping.signal)) {
      batches.push(batch.length);
      const own = batch.filter((event) => wanted.has(event.stream));
      all.push(...own);
      events.push(...own.filter(isReadable));
    }
  })();
  return {
    events,
    all,
    batches,
    count: (count, limitMs = 20_000) =>
      eventually(
        () => events.length >= count,
        limitMs,
        () => `${events.length} of ${count} came`,
      ),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** @throws Error when `condition` does not become true in time */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  limitMs = 20_000,
  found: () => string = () => 'it did not happen',
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`After ${limitMs} ms: ${found()}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
