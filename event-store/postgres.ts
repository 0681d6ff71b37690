import pg from 'pg';
import type { Connection } from '#database/connection.ts';
import { backoffMs, pause } from './backoff.ts';
import { checkedJson } from './payload.ts';
import {
  type AppendResult,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  START,
  type StoredEvent,
  StoreUnavailable,
  WrongRevision,
} from './port.ts';

const BATCH = 500;
/** NOTIFY wakes subscribers; this finds what a lost notification would have told. */
const POLL_MS = 1_000;
/** Above the server's own limits (5 s for the lock, 10 s for a statement): for a server that froze. */
const ANSWER_MS = 12_000;

const COLUMNS = 'position, stream, revision, id, type, data, metadata';

/**
 * The event store in the application's own database; table and `append_events` are made by
 * `database/migrations/002-event-store.ts`. Reads and appends use the pool of the connection,
 * every subscription a connection of its own to `databaseUrl`.
 */
export function postgresEventStore(
  { pool }: Pick<Connection, 'pool'>,
  databaseUrl: string,
): EventStore {
  const closing = new AbortController();

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
    try {
      const limited = { text, values, query_timeout: ANSWER_MS };
      return (await pool.query<Row>(limited)).rows;
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new StoreUnavailable('The event store does not answer.', { cause: error });
    }
  }

  return {
    async append(stream, events, expected) {
      return append(query, stream, events, expected);
    },

    read: (stream) =>
      query<StoredEvent>(`select ${COLUMNS} from events where stream = $1 order by revision`, [
        stream,
      ]),

    subscribe: (from, signal) =>
      subscription(databaseUrl, from, AbortSignal.any([signal, closing.signal])),

    async head() {
      const rows = await query<{ position: Position }>(
        'select position from events order by position desc limit 1',
        [],
      );
      return rows[0]?.position ?? START;
    },

    async close() {
      closing.abort();
    },
  };
}

type Query = <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

async function append(
  query: Query,
  stream: string,
  events: readonly EventToAppend[],
  expected: ExpectedRevision,
): Promise<AppendResult> {
  const json = checkedJson(stream, events);
  try {
    const rows = await query<AppendResult>(
      `select last_revision as revision, last_position as position
       from append_events($1, $2, $3)`,
      [stream, expected === 'no-stream' ? -1 : expected, json],
    );
    const [result] = rows;
    if (!result) throw new StoreUnavailable('The event store gave no answer.');
    return result;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'ES001') {
      throw new WrongRevision(stream, expected);
    }
    throw error;
  }
}

/**
 * True when the server understood the statement and refuses it. Everything else is a matter of
 * reaching it: the network, limits of time and number, a restart, a standby, a dead lock.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const code = error.code ?? '';
  const away = ['08', '40', '53', '55', '57', '58', 'XX'].includes(code.slice(0, 2));
  return !away && code !== '25006';
}

async function* subscription(
  databaseUrl: string,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent[], void, void> {
  if (!/^\d+$/.test(from)) throw new TypeError(`${from} is no position.`);
  let position = from;
  let failures = 0;
  while (!signal.aborted) {
    const listener = new Listener(databaseUrl);
    try {
      await listener.start();
      while (!signal.aborted) {
        listener.expectNews();
        const batch = await listener.after(position);
        failures = 0;
        const last = batch.at(-1);
        if (last) {
          position = last.position;
          yield batch;
        } else {
          await listener.news(signal);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error(`event store: subscription interrupted: ${messageOf(error)}`);
    } finally {
      listener.stop();
    }
    await pause(backoffMs(failures++), signal);
  }
}

/** One connection that reads batches and hears of new events. */
class Listener {
  readonly #client: pg.Client;
  #woken = false;
  #wake: () => void = () => undefined;

  constructor(databaseUrl: string) {
    this.#client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'event-subscription',
    });
    const wake = () => {
      this.#woken = true;
      this.#wake();
    };
    this.#client.on('notification', wake);
    // The next read meets the error; here it must only not end the process.
    this.#client.on('error', wake);
    this.#client.on('end', wake);
  }

  async start(): Promise<void> {
    await this.#client.connect();
    await this.#client.query('listen events');
  }

  /** To be called before a read: whatever is appended during the read counts as news. */
  expectNews(): void {
    this.#woken = false;
  }

  async after(position: Position): Promise<StoredEvent[]> {
    const { rows } = await this.#client.query<StoredEvent>(
      `select ${COLUMNS} from events where position > $1 order by position limit ${BATCH}`,
      [position],
    );
    return rows;
  }

  news(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, POLL_MS);
      this.#wake = done;
      signal.addEventListener('abort', done);
      if (this.#woken || signal.aborted) done();
    });
  }

  /** Does not wait: a server that froze would never answer the farewell. */
  stop(): void {
    this.#client.end().catch(() => undefined);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
