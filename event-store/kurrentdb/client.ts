import { accessSync, constants } from 'node:fs';
import {
  ErrorType,
  isCommandError,
  KurrentDBClient,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import { type ReadEvent, StoreUnavailable } from '../port.ts';
import { readEvent, unreadable } from '../readable.ts';
import type { StreamNames } from '../stream-names.ts';

const READ_MS = 5_000;
const FAILED_READS = 3;

interface Current {
  client: KurrentDBClient;
  /** Number of consecutive reads that could not reach the server. */
  failedReads: number;
  replaced: AbortController;
}

/**
 * Holds the client and replaces it when its reads keep failing: if the server is down at a
 * client's first read, all its later reads fail too, although its appends recover.
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

  /** Aborts when the client is replaced: calls still running on it would never settle. */
  get replaced(): AbortSignal {
    return this.#current.replaced.signal;
  }

  /** @throws StoreUnavailable without an answer within `ms` */
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
   * @param missing the result when the stream does not exist
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
    const client = clientOf(this.#url);
    return { client, failedReads: 0, replaced: new AbortController() };
  }

  async #replace(): Promise<void> {
    const old = this.#current;
    this.#current = this.#make();
    old.replaced.abort();
    await old.client.dispose().catch(() => undefined);
  }
}

/** @throws Error without the address: the client's own message quotes it, password included */
export function clientOf(url: string): KurrentDBClient {
  try {
    return KurrentDBClient.connectionString(url);
  } catch {
    throw new Error(unreadableFileIn(url) ?? 'KURRENTDB_URL is malformed, see .env.example');
  }
}

/** The client reads certificate files at once, and blames the address for every failure; this names the file. */
function unreadableFileIn(url: string): string | undefined {
  const options = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  for (const [name, file] of options) {
    if (!/^(tlsCaFile|userCertFile|userKeyFile)$/i.test(name)) continue;
    try {
      accessSync(file, constants.R_OK);
    } catch {
      return `${name} of KURRENTDB_URL cannot be read: ${file}`;
    }
  }
  return undefined;
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
 * Whether the server understood and refused. Connection errors come in several shapes (with a
 * type, a gRPC code, or neither), so anything unknown counts as unavailable.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return isCommandError(error as Error) && REFUSALS.includes((error as { type: string }).type);
}

/** Whether the stream was deleted for good, so that nothing can be appended to it any more. */
export function isDeleted(error: unknown): boolean {
  if (!isCommandError(error as Error)) return false;
  const { type } = error as { type: string };
  return type === ErrorType.STREAM_DELETED || type === ErrorType.STREAM_TOMBSTONED;
}

/** Errors of the client often have no message; then the type says more. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const type = 'type' in error ? String(error.type) : error.name;
  return error.message ? `${type}: ${error.message}` : type;
}

type Resolved = Pick<ResolvedEvent, 'event' | 'commitPosition'>;

/** @returns null for a link to a deleted event */
export function eventOf({ event, commitPosition }: Resolved, names: StreamNames): ReadEvent | null {
  if (!event) return null;
  const { streamId, id, type, data, metadata } = event;
  const commit = event.position?.commit ?? commitPosition;
  if (commit === undefined) throw new TypeError('The server gave an event no position.');
  const found = {
    stream: names.ours(streamId),
    id,
    type,
    data,
    metadata,
    revision: Number(event.revision),
    position: commit.toString(),
  };
  if (!event.isJson) return unreadable(found, 'its data is binary');
  // Resuming needs both positions, and ours keeps only one.
  if (event.position && event.position.prepare !== commit) {
    return unreadable(found, 'it was written in a transaction of an older protocol');
  }
  return readEvent(found);
}
