export const STREAM_PREFIX = 'foundation-';
/**
 * The stream of one foundation under the name that the whole product uses; `stream-names.ts` maps it to the name
 * inside the store, which is a setting.
 */
export const streamOf = (foundationId: string) => `${STREAM_PREFIX}${foundationId}`;

/**
 * A place in the global order of events. Opaque: compare with `comparePositions`, store as text.
 * A position is the decimal text of a non-negative integer that grows with every event.
 */
export type Position = string;
export const START: Position = '0';

/** @returns a negative number when a comes before b */
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
  /** The day by which the wait that begins with the event is due, if one begins. */
  dueOn?: string;
  /** Hash of the previous event in the stream, null for the first. */
  previousHash: string | null;
  /** SHA-256, hex; see `chain.ts`. */
  hash: string;
}

export interface EventToAppend {
  /** UUID; appending the same ids again returns the result of the first append. */
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
 * An event in one of our streams that another system wrote, that is damaged, or that was written past this port.
 * Readers get none of its content.
 */
export interface UnreadableEvent {
  stream: string;
  revision: number;
  position: Position;
  /** What is wrong with the event, without any of its content. */
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
  /** Private, so that no log and no failure discloses the events. */
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

  /** The events before the unreadable one, all of which can be read. */
  get before(): readonly StoredEvent[] {
    return this.#before;
  }
}

export interface EventStore {
  /**
   * Appends all events or none, at most 100 and 1 MiB in one call.
   *
   * @throws WrongRevision, StoreUnavailable
   */
  append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult>;

  /**
   * Events in order of revision; empty for a stream that does not exist.
   *
   * @throws StoreUnavailable, UnreadableStream
   */
  read(stream: string): Promise<StoredEvent[]>;

  /**
   * Every event of every foundation stream after `from` (exclusive), in order, each exactly once
   * per subscription, in batches of 1 to 500; live events as they arrive. Resubscribes by itself
   * after an outage. Ends when the signal aborts.
   */
  subscribe(from: Position, signal: AbortSignal): AsyncIterable<ReadEvent[]>;

  /**
   * Position of the newest event, or START when the store is empty.
   *
   * @throws StoreUnavailable
   */
  head(): Promise<Position>;

  close(): Promise<void>;
}
