import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Connection, connect } from '#database/connection.ts';
import { foundationAt } from '#demo/foundations.ts';
import { chain } from '#event-store/chain.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { rebuild } from '#projections/rebuild.ts';
import { updateSchema } from '#projections/update-schema.ts';
import type { OwnSystem } from '../driver/system.ts';
import { atOnce, Costs, compare, print, quantile, seconds } from './measure.ts';
import { processorSeconds, trees } from './processor-time.ts';

const WRITERS = [8, 32] as const;
const WRITES_PER_ROUND = 1_500;
const REBUILDS = 5;
const FOUNDATIONS = 700;

const metadata = (commandId: string) => ({
  actor: { id: 'bench', role: 'staff' },
  occurredAt: '2026-11-21T09:00:00.000Z',
  commandId,
  correlationId: commandId,
  schemaVersion: 1,
});

/**
 * Compares appends of one event with plain INSERT transactions of a row of that size. Each writer of INSERTs has
 * its own connection; the product's pool serves all appends.
 */
export const benchAppends = (system: OwnSystem) =>
  withStore(system, async ({ store, databaseUrl, processes }) => {
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
    for (const writers of WRITERS) {
      const [appends, inserts] = [append, insert].map((work) => ({
        processes,
        run: () => atOnce(writers, WRITES_PER_ROUND, work),
      }));
      if (!appends || !inserts) continue;
      await compare(`appends : INSERTs, ${writers} writers`, WRITES_PER_ROUND, appends, inserts);
    }
    await close();
  });

/** Measures how many events per second a rebuild projects (median), and the processor time of a thousand. */
export const benchRebuild = (system: OwnSystem) =>
  withStore(system, async ({ store, connection, processes }) => {
    await fillWithFoundations(store);
    const { rows } = await connection.pool.query<{ count: string }>('select count(*) from events');
    const total = Number(rows[0]?.count);
    const open = async <T>(events: readonly T[]) => [...events];
    const times: number[] = [];
    const before = processorSeconds(processes);
    for (let round = 0; round < REBUILDS; round += 1) {
      times.push(await seconds(() => rebuild({ connection, store, open })));
    }
    const costs = new Costs();
    costs.add(before, processorSeconds(processes), (total * REBUILDS) / 1_000);
    const rate = (total / quantile(times, 0.5)).toFixed(0);
    print(`rebuild of the read models, ${total} events`, `${rate} events/s`);
    for (const [part, ms] of costs) {
      print(`rebuild, processor time of a thousand, ${part}`, `${ms.toFixed(1)} ms`);
    }
  });

interface Measured {
  connection: Connection;
  store: EventStore;
  databaseUrl: string;
  processes: ReturnType<typeof trees>;
}

/** Opens an event store in a database of its own on the system's server. */
async function withStore(
  system: OwnSystem,
  work: (measured: Measured) => Promise<void>,
): Promise<void> {
  const { Postgres = 0 } = system.parts();
  const processes = { ...trees({ Postgres }), 'this process': () => [process.pid] };
  const databaseUrl = await emptyDatabase(system.databaseUrl);
  const connection = connect(databaseUrl, 10);
  await updateSchema(connection);
  const store = postgresEventStore(connection, databaseUrl);
  try {
    await work({ connection, store, databaseUrl, processes });
  } finally {
    await store.close();
    await connection.close();
  }
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

/** Gives a file an id of its own, since it belongs to one foundation. */
function withOwnFile(data: Record<string, unknown>): Record<string, unknown> {
  if (!('fileId' in data)) return data;
  const fileId = randomUUID();
  return { ...data, fileId, ...('documentId' in data && { documentId: fileId }) };
}

async function emptyDatabase(server: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
