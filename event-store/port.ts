export const STREAM_PREFIX = 'foundation-';
/**
 * The stream of one foundation, as the whole product calls it. What it is called inside the store
 * is a setting, see `stream-names.ts`.
 */
export const streamOf = (foundationId: string) => `${STREAM_PREFIX}${foundationId}`;

/**
 * A place in the global order of events. Opaque: compare with `comparePositions`, store as text.
 * A position is the decimal text of a non-negative integer that grows with every event.
 */
export type Position = string;
export const START: Position = '0';

/** Negative when a comes before b. */
export function comparePositions(a: Position, b: Position): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export interface EventMetadata {
  /** Names are looked up by id, never stored. */
  actor: { id: string; role: string };
  /** ISO 8601 instant. */
  occurredAt: string;
  commandId: string;
  correlationId: string;
  schemaVersion: number;
  /** The day by which what begins with the event is due, where something does. */
  dueOn?: string;
  /** Hash of the previous event in the stream, null for the first. */
  previousHash: string | null;
  /** SHA-256, hex; see `chain.ts`. */
  hash: string;
}

export interface EventToAppend {
  /** UUID; appending the same ids again returns the first result. */
  id: string;
  type: string;
  /** JSON with personal fields already sealed (`personal-data.ts`). */
  data: Record<string, unknown>;
  metadata: EventMetadata;
}

export interface StoredEvent extends EventToAppend {
  stream: string;
  /** 0 for the first event of a stream. */
  revision: number;
  position: Position;
}

/**
 * An event in one of our streams that is not ours or not whole: another system's, a damaged one, or
 * one written past this port. Its content is not handed on.
 */
export interface UnreadableEvent {
  stream: string;
  revision: number;
  position: Position;
  /** What is wrong with it, without any of its content. */
  unreadable: string;
}

export type ReadEvent = StoredEvent | UnreadableEvent;

export const isReadable = (event: ReadEvent): event is StoredEvent => !('unreadable' in event);

/** `'no-stream'`, or the revision of the last event the writer has read. */
export type ExpectedRevision = 'no-stream' | number;

export interface AppendResult {
  /** Revision and position of the last event appended. */
  revision: number;
  position: Position;
}

/** Another writer appended since this one read: read again, decide again. */
export class WrongRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  constructor(stream: string, expected: ExpectedRevision) {
    super(`Stream ${stream} is not at revision ${expected}.`);
    this.name = 'WrongRevision';
    this.stream = stream;
    this.expected = expected;
  }
}

/** The server is unreachable or too slow; an append may or may not have been stored. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** Permanent: somebody has to look at the stream before anything can be decided on it again. */
export class UnreadableStream extends Error {
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
  /** Private, so that no log and no failure carries events along. */
  readonly #before: readonly StoredEvent[];
  constructor(
    { stream, revision, unreadable }: UnreadableEvent,
    before: readonly StoredEvent[] = [],
  ) {
    super(`Event ${revision} of ${stream} cannot be read: ${unreadable}.`);
    this.name = 'UnreadableStream';
    this.#before = before;
    this.stream = stream;
    this.revision = revision;
    this.reason = unreadable;
  }

  /** The events before it, all of which can be read. */
  get before(): readonly StoredEvent[] {
    return this.#before;
  }
}

export interface EventStore {
  /**
   * All events or none. At most 100 events and 1 MiB in one call.
   * @throws WrongRevision, StoreUnavailable
   */
  append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult>;

  /**
   * In order of revision; empty for a stream that does not exist.
   * @throws StoreUnavailable, UnreadableStream
   */
  read(stream: string): Promise<StoredEvent[]>;

  /**
   * Every event of every foundation stream after `from` (exclusive), in order, each exactly once
   * per subscription, in batches of 1 to 500; live events as they arrive. Resubscribes by itself
   * after an outage. Ends when the signal aborts.
   */
  subscribe(from: Position, signal: AbortSignal): AsyncIterable<ReadEvent[]>;

  /** Position of the newest event, START when there is none. @throws StoreUnavailable */
  head(): Promise<Position>;

  close(): Promise<void>;
}
