import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  START as CLIENT_START,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';
import { log } from '#logging/log.ts';
import { backoffMs, pause } from '../backoff.ts';
import { comparePositions, type Position, type ReadEvent, START } from '../port.ts';
import type { StreamNames } from '../stream-names.ts';
import { describeError, eventOf, type KurrentConnection } from './client.ts';

const BATCH = 500;
/** After this long without an interruption the backoff starts over. */
const STABLE_MS = 30_000;

/**
 * The client's subscriptions end when the connection drops or the reader falls behind; this one
 * resubscribes after the last event it yielded.
 */
export async function* kurrentSubscription(
  connection: KurrentConnection,
  names: StreamNames,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<ReadEvent[], void, void> {
  let position = from;
  let failures = 0;
  while (!signal.aborted) {
    const started = Date.now();
    const feed = new Feed(open(connection, names.prefix, position), connection.replaced, signal);
    try {
      while (true) {
        const found = (await feed.next()).map((resolved) => eventOf(resolved, names));
        const batch = found.filter((event) => event !== null);
        const fresh = batch.filter((event) => comparePositions(event.position, position) > 0);
        const last = fresh.at(-1);
        if (!last) continue;
        position = last.position;
        failures = 0;
        yield fresh;
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn(`event store: subscription interrupted: ${describeError(error)}`);
    } finally {
      feed.end();
    }
    if (Date.now() - started > STABLE_MS) failures = 0;
    await pause(backoffMs(failures++), signal);
  }
}

function open(
  connection: KurrentConnection,
  prefix: string,
  position: Position,
): AllStreamSubscription {
  const commit = BigInt(position);
  return connection.client.subscribeToAll(
    {
      fromPosition: position === START ? CLIENT_START : { commit, prepare: commit },
      filter: streamNameFilter({ prefixes: [prefix] }),
    },
    { highWaterMark: BATCH },
  );
}

/**
 * Reads whatever has arrived as one batch. Iterating over the subscription would yield single
 * events, and hang forever when its client is replaced.
 */
class Feed {
  readonly #subscription: AllStreamSubscription;
  readonly #signals: AbortSignal[];
  #failure: Error | undefined;
  #wake: () => void = () => undefined;

  constructor(subscription: AllStreamSubscription, ...signals: AbortSignal[]) {
    this.#subscription = subscription;
    this.#signals = signals;
    subscription.on('readable', this.#news);
    subscription.on('error', (error) => this.#fail(error));
    subscription.on('end', () => this.#fail(new Error('The server ended the subscription.')));
    for (const signal of signals) signal.addEventListener('abort', this.#news);
  }

  /**
   * Resolves with 1 to 500 events.
   *
   * @throws Error when the subscription has ended for any reason
   */
  async next(): Promise<AllStreamResolvedEvent[]> {
    while (true) {
      if (this.#signals.some((signal) => signal.aborted)) throw new Error('The client was closed.');
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      const batch: AllStreamResolvedEvent[] = [];
      while (batch.length < BATCH) {
        const resolved: AllStreamResolvedEvent | null = this.#subscription.read();
        if (!resolved) break;
        batch.push(resolved);
      }
      if (batch.length > 0) return batch;
      if (this.#failure) throw this.#failure;
      await woken;
    }
  }

  end(): void {
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#news);
    this.#subscription.unsubscribe().catch(() => undefined);
  }

  readonly #news = () => this.#wake();

  #fail(error: Error): void {
    this.#failure = error;
    this.#wake();
  }
}
