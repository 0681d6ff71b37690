import {
  BACKWARDS,
  type AppendResult as ClientAppendResult,
  END,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { checkedJson } from '../payload.ts';
import {
  type AppendResult,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  type ReadEvent,
  START,
  STREAM_PREFIX,
  type StoredEvent,
  StoreUnavailable,
  UnreadableStream,
  WrongRevision,
} from '../port.ts';
import { allReadable, unreadable } from '../readable.ts';
import { type StreamNames, streamNames } from '../stream-names.ts';
import { credentialsOf } from './address.ts';
import { describeError, eventOf, isDeleted, isRefusal, KurrentConnection } from './client.ts';
import { kurrentSubscription } from './subscription.ts';

const APPEND_MS = 5_000;
const REMEMBERED_STREAMS = 1_000;

/** Event ids of a stream up to a revision. Never stale: streams only grow. */
interface Remembered {
  revision: number;
  ids: Set<string>;
}

/**
 * The event store on KurrentDB or EventStoreDB 22.10 and newer. A position is the commit position.
 *
 * On a secured server, the user in the URL needs permission to read `$all`.
 *
 * @param url e.g. `kurrentdb://host:2113?tls=false`
 */
export function kurrentEventStore(url: string, prefix: string = STREAM_PREFIX): EventStore {
  return new KurrentEventStore(url, streamNames(prefix));
}

class KurrentEventStore implements EventStore {
  readonly #connection: KurrentConnection;
  readonly #credentials: { username: string; password: string };
  readonly #closing = new AbortController();
  readonly #remembered = new Map<string, Remembered>();
  readonly #names: StreamNames;

  constructor(url: string, names: StreamNames) {
    this.#names = names;
    this.#connection = new KurrentConnection(url);
    this.#credentials = credentialsOf(url);
    // Warm up: a client's first read takes half a second.
    this.head().catch(() => undefined);
  }

  async append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const list: EventToAppend[] = JSON.parse(checkedJson(events));
    const ids = list.map((event) => event.id);
    // The server recognises a repetition only at the original revision; at the current one it
    // would store the same events again.
    if (expected !== 'no-stream' && (await this.#mayHold(stream, ids, expected))) {
      const first = firstResult(await this.read(stream), ids);
      if (first) return first;
    }
    try {
      const answer = await this.#send(stream, list, expected);
      const revision = Number(answer.nextExpectedRevision);
      this.#remember(stream, ids, revision);
      // With several events this is the position of the last one; the contract test compares it with the stored
      // event.
      const position = answer.position?.commit.toString();
      return { revision, position: position ?? (await this.#positionOf(stream, revision)) };
    } catch (error) {
      return this.#afterFailure(error, stream, ids, expected);
    }
  }

  async read(stream: string): Promise<StoredEvent[]> {
    const inStore = this.#names.inStore(stream);
    const found = await this.#connection
      .read(async (client) => {
        const events: ReadEvent[] = [];
        for await (const resolved of client.readStream(inStore, { direction: FORWARDS })) {
          const event = eventOf(resolved, this.#names);
          if (event) events.push(event);
        }
        return events;
      }, [])
      .catch((error) => {
        if (!isDeleted(error)) throw error;
        const gone = { stream, revision: 0, position: START };
        throw new UnreadableStream(unreadable(gone, 'its stream was deleted for good'));
      });
    const events = allReadable(found);
    const ids = new Set(events.map((event) => event.id));
    this.#keep(stream, { revision: events.length - 1, ids });
    return events;
  }

  subscribe(from: Position, signal: AbortSignal): AsyncIterable<ReadEvent[]> {
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    return kurrentSubscription(this.#connection, this.#names, from, ended);
  }

  head(): Promise<Position> {
    return this.#connection.read(async (client) => {
      const newest = client.readAll({
        direction: BACKWARDS,
        fromPosition: END,
        maxCount: 1,
        filter: streamNameFilter({ prefixes: [this.#names.prefix] }),
      });
      for await (const found of newest) return eventOf(found, this.#names)?.position ?? START;
      return START;
    }, START);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connection.close();
  }

  /**
   * Passing credentials, even made-up ones, makes the client send one request per append. Its
   * batched mode has no deadline and, when the connection drops, throws outside of any promise.
   */
  #send(
    stream: string,
    list: EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<ClientAppendResult> {
    const events = list.map(({ id, type, data, metadata }) =>
      jsonEvent({ id, type, data, metadata: { ...metadata } }),
    );
    return this.#connection.within(APPEND_MS + 1_000, (client) =>
      client.appendToStream(this.#names.inStore(stream), events, {
        streamState: expected === 'no-stream' ? NO_STREAM : BigInt(expected),
        credentials: this.#credentials,
        deadline: APPEND_MS,
      }),
    );
  }

  /** Finds out whether the append was stored after all, by an earlier try or with its answer lost. */
  async #afterFailure(
    error: unknown,
    stream: string,
    ids: string[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    if (error instanceof WrongExpectedVersionError) {
      const first = firstResult(await this.read(stream), ids);
      if (first) return first;
      throw new WrongRevision(stream, expected);
    }
    if (isRefusal(error)) throw error;
    const stored = await this.read(stream).catch(() => []);
    const first = firstResult(stored, ids);
    if (first) return first;
    throw new StoreUnavailable(`No clear answer to an append: ${describeError(error)}`, {
      cause: error,
    });
  }

  async #mayHold(stream: string, ids: string[], expected: number): Promise<boolean> {
    const known = this.#remembered.get(stream);
    if (!known || known.revision < expected) await this.read(stream);
    return ids.some((id) => this.#remembered.get(stream)?.ids.has(id));
  }

  async #positionOf(stream: string, revision: number): Promise<Position> {
    const inStore = this.#names.inStore(stream);
    const event = await this.#connection.read(async (client) => {
      const found = client.readStream(inStore, { fromRevision: BigInt(revision), maxCount: 1 });
      for await (const resolved of found) return eventOf(resolved, this.#names);
      return null;
    }, null);
    if (event?.revision !== revision) throw new StoreUnavailable('An appended event is not there.');
    return event.position;
  }

  #remember(stream: string, ids: string[], revision: number): void {
    const before = revision - ids.length;
    const known = this.#remembered.get(stream);
    if (before === -1) this.#keep(stream, { revision, ids: new Set(ids) });
    else if (known?.revision === before) {
      this.#keep(stream, { revision, ids: new Set([...known.ids, ...ids]) });
    }
  }

  #keep(stream: string, remembered: Remembered): void {
    // Re-inserting moves it to the end: the first key is the least recently used stream.
    this.#remembered.delete(stream);
    this.#remembered.set(stream, remembered);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > REMEMBERED_STREAMS && oldest) this.#remembered.delete(oldest);
  }
}

/**
 * The result of the first append of these ids; null when none of them is stored.
 * @throws Error when only some are stored, or in another order
 */
function firstResult(stored: readonly StoredEvent[], ids: readonly string[]): AppendResult | null {
  const found = ids.map((id) => stored.find((event) => event.id === id));
  if (found.every((event) => event === undefined)) return null;
  const start = found[0]?.revision ?? 0;
  const last = found.at(-1);
  if (!last || !found.every((event, index) => event?.revision === start + index)) {
    throw new Error('Some of these events are stored already.');
  }
  return { revision: last.revision, position: last.position };
}
