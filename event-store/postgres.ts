import pg from 'pg';
import type { Connection } from '#database/connection.ts';
import { log } from '#logging/log.ts';
import { backoffMs, pause } from './backoff.ts';
import { type Append, GroupCommit } from './group-commit.ts';
import { checkedJson } from './payload.ts';
import {
  type AppendResult,
  type EventStore,
  type Position,
  type ReadEvent,
  START,
  STREAM_PREFIX,
  StoreUnavailable,
  WrongRevision,
} from './port.ts';
import { allReadable, type FoundEvent, readEvent } from './readable.ts';
import { type StreamNames, streamNames } from './stream-names.ts';

const BATCH = 500;
/** NOTIFY wakes subscribers; polling covers lost notifications. */
const POLL_MS = 1_000;
/** Time limit for a frozen server; longer than its own timeouts (5 s for the lock, 10 s for a statement). */
const ANSWER_MS = 12_000;

/**
 * SQLSTATE with which `append_together` reports a wrong revision; its other refusal means that some of the ids
 * are stored elsewhere.
 */
const WRONG_REVISION = 'ES001';

const COLUMNS = 'position, stream, revision, id, type, data, metadata';

/**
 * The event store in the application's own database; migrations create the table and
 * `append_together`. Reads and appends use the pool, each subscription opens its own connection to
 * `databaseUrl`.
 */
export function postgresEventStore(
  { pool }: Pick<Connection, 'pool'>,
  databaseUrl: string,
  prefix: string = STREAM_PREFIX,
): EventStore {
  const closing = new AbortController();
  const names = streamNames(prefix);

  const query: Query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => {
    try {
      const limited = { text, values, query_timeout: ANSWER_MS };
      return (await pool.query<Row>(limited)).rows;
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new StoreUnavailable('The event store does not answer.', { cause: error });
    }
  };
  const appends = new GroupCommit((group) => appendTogether(query, group), isRefusal);

  return {
    async append(stream, events, expected) {
      const answer = await appends.append({
        stream: names.inStore(stream),
        expected: expected === 'no-stream' ? -1 : expected,
        ids: events.map(({ id }) => id),
        json: checkedJson(events),
      });
      if (answer.refusal === WRONG_REVISION) throw new WrongRevision(stream, expected);
      if (answer.refusal) throw new Error('Some of these events are stored already.');
      const { revision, position } = answer;
      return { revision, position };
    },

    async read(stream) {
      const statement = `select ${COLUMNS} from events where stream = $1 order by revision`;
      const rows = await query<FoundEvent>(statement, [names.inStore(stream)]);
      return allReadable(rows.map((row) => readEvent({ ...row, stream })));
    },

    subscribe: (from, signal) =>
      subscription(databaseUrl, names, from, AbortSignal.any([signal, closing.signal])),

    async head() {
      const rows = await query<{ position: Position }>(
        `select position from events where starts_with(stream, $1)
         order by position desc limit 1`,
        [names.prefix],
      );
      return rows[0]?.position ?? START;
    },

    async close() {
      closing.abort();
    },
  };
}

type Query = <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

/** Revision and position are null when the append was refused. */
type Answer = AppendResult & { refusal: string | null };

async function appendTogether(query: Query, group: readonly Append[]): Promise<Answer[]> {
  const each = group.map(
    ({ stream, expected, json }) =>
      `{"stream":${JSON.stringify(stream)},"expected":${expected},"events":${json}}`,
  );
  return query<Answer>(
    'select revision, position, refusal from append_together($1) order by number',
    [`[${each.join()}]`],
  );
}

/**
 * Whether the server understood the statement and refused it. Everything else counts as
 * unavailable: network, timeouts, connection limits, a restart, a standby, a deadlock.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const code = error.code ?? '';
  const isUnavailable = ['08', '40', '53', '55', '57', '58', 'XX'].includes(code.slice(0, 2));
  return !isUnavailable && code !== '25006';
}

async function* subscription(
  databaseUrl: string,
  names: StreamNames,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<ReadEvent[], void, void> {
  if (!/^\d+$/.test(from)) throw new TypeError(`${from} is not a position.`);
  let position = from;
  let failures = 0;
  while (!signal.aborted) {
    const listener = new Listener(databaseUrl, names);
    try {
      await listener.start();
      while (!signal.aborted) {
        listener.armWakeUp();
        const batch = await listener.after(position);
        failures = 0;
        const last = batch.at(-1);
        if (last) {
          position = last.position;
          yield batch;
        } else {
          await listener.waitForEvents(signal);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn(`event store: subscription interrupted: ${messageOf(error)}`);
    } finally {
      listener.stop();
    }
    await pause(backoffMs(failures++), signal);
  }
}

/** One connection that reads batches and listens for new events. */
class Listener {
  readonly #client: pg.Client;
  readonly #names: StreamNames;
  #woken = false;
  #wake: () => void = () => undefined;

  constructor(databaseUrl: string, names: StreamNames) {
    this.#names = names;
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
    // The next read reports the error; unhandled here, it would end the process.
    this.#client.on('error', wake);
    this.#client.on('end', wake);
  }

  async start(): Promise<void> {
    await this.#client.connect();
    await this.#client.query('listen events');
  }

  /** Must be called before a read, so that events appended during the read are not missed. */
  armWakeUp(): void {
    this.#woken = false;
  }

  async after(position: Position): Promise<ReadEvent[]> {
    const { rows } = await this.#client.query<FoundEvent>(
      `select ${COLUMNS} from events where position > $1 and starts_with(stream, $2)
       order by position limit ${BATCH}`,
      [position, this.#names.prefix],
    );
    return rows.map((row) => readEvent({ ...row, stream: this.#names.ours(row.stream) }));
  }

  waitForEvents(signal: AbortSignal): Promise<void> {
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

  /** Ends the connection without waiting: a frozen server would never confirm it. */
  stop(): void {
    this.#client.end().catch(() => undefined);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
