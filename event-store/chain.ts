import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EventMetadata, EventToAppend, StoredEvent } from './port.ts';

/** The end of a stream, as the hash of its next event needs it. */
export interface ChainEnd {
  revision: number;
  hash: string;
}

export type UnchainedEvent = Omit<EventToAppend, 'metadata'> & {
  metadata: Omit<EventMetadata, 'previousHash' | 'hash'>;
};

export type ChainCheck = { ok: true } | { ok: false; revision: number; reason: string };

/**
 * Links every event to the previous one by hash, so that tampering is detected.
 * `data` must be final: personal fields sealed, nothing that JSON would change.
 *
 * @param previous last event of the stream, null for a new stream
 */
export function chain(
  stream: string,
  previous: ChainEnd | null,
  events: readonly UnchainedEvent[],
): EventToAppend[] {
  let end = previous;
  return events.map((event) => {
    // Drops the hash of an event that was chained before; undefined is not hashed.
    const metadata = { ...event.metadata, previousHash: end?.hash ?? null, hash: undefined };
    const revision = (end?.revision ?? -1) + 1;
    const hash = hashOf({ stream, revision, type: event.type, data: event.data, metadata });
    end = { revision, hash };
    return { ...event, metadata: { ...metadata, hash } };
  });
}

/**
 * Checks a whole stream from its first event. Detects changed, swapped and missing events, except
 * missing ones at the very end: only a copy of the last hash could reveal those.
 */
export function verifyChain(stream: string, events: readonly StoredEvent[]): ChainCheck {
  let end: ChainEnd | null = null;
  for (const event of events) {
    const check = verifyNext(stream, end, event);
    if (!check.ok) return check;
    end = { revision: event.revision, hash: event.metadata.hash };
  }
  return { ok: true };
}

/** One step of `verifyChain`, for callers that read many streams at once. */
export function verifyNext(stream: string, end: ChainEnd | null, event: StoredEvent): ChainCheck {
  const { revision, type, data } = event;
  const fail = (reason: string): ChainCheck => ({ ok: false, revision, reason });
  if (event.stream !== stream) return fail(`belongs to ${event.stream}`);
  if (revision !== (end?.revision ?? -1) + 1) return fail('an event before it is missing');
  const { hash, ...metadata } = event.metadata;
  if (metadata.previousHash !== (end?.hash ?? null)) {
    return fail('does not continue the event before it');
  }
  if (hash !== hashOf({ stream, revision, type, data, metadata })) return fail('was changed');
  return { ok: true };
}

function hashOf(event: Record<string, unknown>): string {
  const text = canonicalize(event);
  if (text === undefined) throw new TypeError('An event has no canonical JSON.');
  return createHash('sha256').update(text).digest('hex');
}
