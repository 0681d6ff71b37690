import {
  type AllStreamResolvedEvent,
  ErrorType,
  isCommandError,
  KurrentDBClient,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import { type EventMetadata, type StoredEvent, StoreUnavailable } from './port.ts';

const READ_MS = 5_000;
const FAILED_READS = 3;

interface Current {
  client: KurrentDBClient;
  /** Reads that failed in a row because the server could not be reached. */
  failedReads: number;
  /** Aborts when another client takes its place. */
  replaced: AbortController;
}

/**
 * The client, and a new one when its reads stay unavailable: a client whose first read meets no
 * server fails all its reads for ever, although its appends recover.
 */
export class KurrentConnection {
  readonly #url: string;
  #current: Current;

  constructor(url: string) {
    this.#url = url;
    this.#current = this.#make();
  }

  get client(): KurrentDBClient {
    return this.#current.client;
  }

  /** Aborts when the client is given up: what still runs on it never ends by itself. */
  get replaced(): AbortSignal {
    return this.#current.replaced.signal;
  }

  /** @throws StoreUnavailable when there is no answer in `ms` milliseconds */
  async within<T>(ms: number, work: (client: KurrentDBClient) => Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new StoreUnavailable('No answer in time.')), ms);
    try {
      return await Promise.race([work(this.client), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param missing the answer when the stream does not exist
   * @throws StoreUnavailable
   */
  async read<T>(work: (client: KurrentDBClient) => Promise<T>, missing: T): Promise<T> {
    const used = this.#current;
    try {
      const result = await this.within(READ_MS, work);
      used.failedReads = 0;
      return result;
    } catch (error) {
      if (isCommandError(error as Error)) {
        const { type } = error as { type?: ErrorType };
        if (type === ErrorType.STREAM_NOT_FOUND) {
          used.failedReads = 0;
          return missing;
        }
      }
      if (isRefusal(error)) throw error;
      used.failedReads += 1;
      if (used.failedReads >= FAILED_READS && used === this.#current) await this.#replace();
      throw new StoreUnavailable(`The event store does not answer: ${describeError(error)}`, {
        cause: error,
      });
    }
  }

  async close(): Promise<void> {
    this.#current.replaced.abort();
    await this.#current.client.dispose();
  }

  #make(): Current {
    const client = KurrentDBClient.connectionString(this.#url);
    return { client, failedReads: 0, replaced: new AbortController() };
  }

  async #replace(): Promise<void> {
    const old = this.#current;
    this.#current = this.#make();
    old.replaced.abort();
    await old.client.dispose().catch(() => undefined);
  }
}

const REFUSALS: string[] = [
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_TOMBSTONED,
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
];

/**
 * True when the server understood and refuses. Lost connections come in several shapes (with a
 * type, with a gRPC code, with neither), so everything unknown counts as unavailable.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return isCommandError(error as Error) && REFUSALS.includes((error as { type: string }).type);
}

/** The client's errors often have an empty message; their type then says more. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const type = 'type' in error ? String(error.type) : error.name;
  return error.message ? `${type}: ${error.message}` : type;
}

/** Null for a link whose event is gone. @throws TypeError for what this product never wrote */
export function storedEvent(
  resolved: Pick<ResolvedEvent | AllStreamResolvedEvent, 'event'>,
): StoredEvent | null {
  const { event } = resolved;
  if (!event) return null;
  const { streamId: stream, id, type, data, metadata, position } = event;
  if (!event.isJson || !isRecord(data) || !isRecord(metadata)) {
    throw new TypeError(`Event ${id} of ${stream} is not of this product.`);
  }
  // A resumed subscription starts after both; a position of ours keeps only one.
  if (!position || position.commit !== position.prepare) {
    throw new TypeError(`Event ${id} of ${stream} has no plain position.`);
  }
  return {
    stream,
    id,
    type,
    data,
    metadata: metadata as unknown as EventMetadata,
    revision: Number(event.revision),
    position: position.commit.toString(),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
}
