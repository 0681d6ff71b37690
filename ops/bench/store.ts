import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Connection, connect } from '#database/connection.ts';
import { foundationAt } from '#demo/foundations.ts';
import { chain } from '#event-store/chain.ts';
import { type EventStore, START, streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { rebuild } from '#projections/rebuild.ts';
import { atOnce, inTurn, quantile, ratioOf, seconds } from './measure.ts';
import { type Costs, trees, watched } from './processor-time.ts';

const WRITERS = [8, 32] as const;
const WRITES_PER_ROUND = 1_500;
const ROUNDS = 5;
const FOUNDATIONS = 700;

const metadata = (commandId: string) => ({
  actor: { id: 'bench', role: 'staff' },
  occurredAt: '2026-11-21T09:00:00.000Z',
  commandId,
  correlationId: commandId,
  schemaVersion: 1,
});

/**
 * Appends of one event, compared with plain INSERT transactions of a row of that size, for which each
 * writer has a connection of its own; the product's pool serves all appends.
 */
export async function benchAppends(store: EventStore, databaseUrl: string) {
  const { pool, close } = connect(databaseUrl, Math.max(...WRITERS));
  await pool.query('create table bench_plain (id uuid primary key, data jsonb, metadata jsonb)');
  const data = { companyName: 'x'.repeat(200) };
  const append = async () => {
    const stream = streamOf(randomUUID());
    const commandId = randomUUID();
    const event = { id: randomUUID(), type: 'Measured', data, metadata: metadata(commandId) };
    await store.append(stream, chain(stream, null, [event]), 'no-stream');
  };
  const insert = async () => {
    const values = [randomUUID(), JSON.stringify(data), JSON.stringify(metadata(randomUUID()))];
    await pool.query('insert into bench_plain values ($1, $2, $3)', values);
  };
  const figures = [];
  for (const writers of WRITERS) {
    const many = (work: () => Promise<unknown>) => () =>
      seconds(() => atOnce(writers, WRITES_PER_ROUND, work));
    await many(append)();
    await many(insert)();
    const { a, b } = await inTurn(ROUNDS, many(append), many(insert));
    const [appends = 0, inserts = 0] = [a, b].map(
      (times) => WRITES_PER_ROUND / quantile(times, 0.5),
    );
    // Both took as many writes, so the shorter time is the higher rate.
    figures.push({ writers, appends, inserts, ratio: ratioOf(b, a) });
  }
  await close();
  return figures;
}

/**
 * Events per second that a subscriber reads from the start, and that a rebuild projects (median), and what a
 * thousand of these cost.
 */
export async function benchCatchUp(connection: Connection, databaseUrl: string, postgres: number) {
  const store = postgresEventStore(connection, databaseUrl);
  await fillWithFoundations(store);
  const { rows } = await connection.pool.query<{ count: string }>('select count(*) from events');
  const total = Number(rows[0]?.count);
  const reading = await seconds(() => readAll(store, total));
  const open = async <T>(events: readonly T[]) => [...events];
  const rebuilds: number[] = [];
  const costs: Costs = new Map();
  const processes = { ...trees({ Postgres: postgres }), 'this process': () => [process.pid] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = () => seconds(() => rebuild({ connection, store, open }));
    rebuilds.push(await watched({ processes, costs, of: (total * ROUNDS) / 1_000 }, work));
  }
  await store.close();
  return { total, read: total / reading, rebuilt: total / quantile(rebuilds, 0.5), costs };
}

async function fillWithFoundations(store: EventStore): Promise<void> {
  const { events } = foundationAt('completed');
  await atOnce(8, FOUNDATIONS, async () => {
    const stream = streamOf(randomUUID());
    const unchained = events.map(({ type, data }) => ({
      id: randomUUID(),
      type,
      data: withOwnFile(data as Record<string, unknown>),
      metadata: metadata(randomUUID()),
    }));
    await store.append(stream, chain(stream, null, unchained), 'no-stream');
  });
}

/** A file belongs to one foundation. */
function withOwnFile(data: Record<string, unknown>): Record<string, unknown> {
  if (!('fileId' in data)) return data;
  const fileId = randomUUID();
  return { ...data, fileId, ...('documentId' in data && { documentId: fileId }) };
}

async function readAll(store: EventStore, total: number): Promise<void> {
  const done = new AbortController();
  let read = 0;
  for await (const batch of store.subscribe(START, done.signal)) {
    read += batch.length;
    if (read >= total) break;
  }
  done.abort();
}

/** A database of its own on the server of the given one. */
export async function emptyDatabase(server: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
