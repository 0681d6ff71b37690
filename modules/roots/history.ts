import type { Database } from '#database/connection.ts';
import type { StoredEvent } from '#event-store/port.ts';
import { type Anchored, anchorsOf, type PublishedRoot, rootsSince } from './roots.ts';

/** The whole history of a formation in the form that `scripts/roots/verify-history.mjs` checks. */
export interface VerifiableHistory {
  format: 'siebenschritt-history-1';
  stream: string;
  /** The events as stored, with sealed personal data. The hashes cover exactly this. */
  events: Omit<StoredEvent, 'position'>[];
  /** The same events with opened texts, for people; the check ignores them. */
  readable: { revision: number; type: string; at: string; data: Record<string, unknown> }[];
  /** Ends of this chain on days on which it had moved, with their paths to the root. */
  anchors: Anchored[];
  /** All roots since the first of these days; each includes the previous one. */
  roots: PublishedRoot[];
}

interface Histories {
  stored: readonly StoredEvent[];
  /** The events with opened texts, except those that the founder must not see. */
  opened: readonly StoredEvent[];
}

export async function verifiableHistory(
  db: Database,
  stream: string,
  { stored, opened }: Histories,
): Promise<VerifiableHistory> {
  const anchors = await anchorsOf(db, stream);
  const [first] = anchors;
  return {
    format: 'siebenschritt-history-1',
    stream,
    events: stored.map(({ position: _, ...event }) => event),
    readable: opened.map(({ revision, type, data, metadata }) => ({
      revision,
      type,
      at: metadata.occurredAt,
      data,
    })),
    anchors,
    roots: first ? await rootsSince(db, first.day) : [],
  };
}
