import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/connection.ts';

/** How long a runner keeps the lease without a sign of life. */
const LEASE_MS = 6_000;
const BEAT_MS = 1_500;
const STAND_BY_MS = 250;
const ANSWER_MS = 3_000;
/** First half of the number of the lock that the holder's session holds; the other half is the term. */
const SESSION_LOCK = 735_110;

/** A process that hangs in a batch holds up its successor until Postgres ends its transaction after this time. */
export const LONGEST_PAUSE_IN_BATCH_MS = 4_000;

export class LeaseLost extends Error {
  constructor() {
    super('Another runner is active.');
    this.name = 'LeaseLost';
  }
}

/**
 * Gives a term of work to one process at a time. A term ends at once when its holder's session ends, and after
 * six seconds without a beat when the holder hangs or is cut off. A holder that wakes up later writes nothing:
 * the fence of its term refuses it.
 */
export interface Lease {
  /** Aborts when the term is over. */
  held: AbortSignal;
  /**
   * Holds the term until the transaction ends, so that nobody else takes the lease meanwhile.
   *
   * @throws LeaseLost
   */
  fence(transaction: Database): Promise<void>;
}

interface Standby {
  databaseUrl: string;
  signal: AbortSignal;
  onStandBy(): void;
}

/** Waits for the lease and then works until the work ends; returns when the signal aborts. */
export async function withLease(
  { databaseUrl, signal, onStandBy }: Standby,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  await inSession(databaseUrl, async (session) => {
    for (let looks = 0; !signal.aborted && !session.lost.aborted; looks += 1) {
      const term = await take(session.client);
      if (term !== undefined) return holding(session, term, work);
      if (looks === 0) onStandBy();
      await pause(STAND_BY_MS, signal);
    }
  });
}

/** @returns undefined, without doing the work, while another process has the lease */
export function ifLeaseIsFree<T>(databaseUrl: string, work: () => Promise<T>) {
  return inSession(databaseUrl, async (session) => {
    const term = await take(session.client);
    return term === undefined ? undefined : holding(session, term, work);
  });
}

interface Session {
  client: pg.Client;
  lost: AbortSignal;
}

async function inSession<T>(
  databaseUrl: string,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    statement_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS + 1_000,
    keepAlive: true,
    application_name: 'projections',
  });
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    return await work({ client, lost: lost.signal });
  } finally {
    // Nobody waits for this: a dead network would never confirm it.
    client.end().catch(() => undefined);
  }
}

/** @returns the new term; undefined while another one lasts */
async function take(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ term: number; expired: boolean; orphaned: boolean }>(
    `select term, until < clock_timestamp() as expired,
            pg_try_advisory_lock($1, term) as orphaned
     from projection_lease`,
    [SESSION_LOCK],
  );
  const [last] = rows;
  if (!last) throw new Error('The table projection_lease has lost its row.');
  const next = last.term + 1;
  try {
    if (!last.orphaned && !last.expired) return undefined;
    // The lock comes first: whoever sees the new term has to find its lock taken.
    if (!(await tryLock(client, next))) return undefined;
    const { rowCount } = await client.query(
      `update projection_lease set term = $2, until = clock_timestamp() + $3 * interval '1 ms'
       where term = $1`,
      [last.term, next, LEASE_MS],
    );
    if (rowCount === 1) return next;
    await unlock(client, next);
    return undefined;
  } finally {
    if (last.orphaned) await unlock(client, last.term);
  }
}

async function tryLock(client: pg.Client, term: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    [SESSION_LOCK, term],
  );
  return rows[0]?.locked ?? false;
}

const unlock = (client: pg.Client, term: number) =>
  client.query('select pg_advisory_unlock($1, $2)', [SESSION_LOCK, term]);

async function holding<T>(
  { client, lost }: Session,
  term: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const done = new AbortController();
  const beating = beat(client, term, done.signal).catch(() => over.abort());
  try {
    return await work({
      held: AbortSignal.any([lost, over.signal]),
      async fence(transaction) {
        const { rows } = await sql`
          select from projection_lease where term = ${term} for key share`.execute(transaction);
        if (rows.length === 0) throw new LeaseLost();
      },
    });
  } finally {
    done.abort();
    await beating;
  }
}

/**
 * Extends the lease until the signal aborts.
 *
 * @throws when extending fails for any reason
 */
async function beat(client: pg.Client, term: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rowCount } = await client.query(
      `update projection_lease set until = clock_timestamp() + $2 * interval '1 ms'
       where term = $1`,
      [term, LEASE_MS],
    );
    if (rowCount !== 1) throw new LeaseLost();
    await pause(BEAT_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
