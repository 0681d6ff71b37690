import type { Database } from '#database/connection.ts';
import type { StoredEvent } from '#event-store/port.ts';
import { type Anchored, anchorsOf, type PublishedRoot, rootsSince } from './roots.ts';

/** Everything that has happened to a formation, as `scripts/roots/verify-history.mjs` checks it. */
export interface VerifiableHistory {
  format: 'siebenschritt-history-1';
  stream: string;
  /** As they are stored: what is personal is sealed. Their hashes are over exactly this. */
  events: Omit<StoredEvent, 'position'>[];
  /** The same events to be read, with what was sealed; for people, not for the check. */
  readable: { revision: number; type: string; at: string; data: Record<string, unknown> }[];
  /** Ends of this chain on days after which it had moved, and how they lead to the root. */
  anchors: Anchored[];
  /** All roots since the first of these days; each includes the one before. */
  roots: PublishedRoot[];
}

interface Histories {
  stored: readonly StoredEvent[];
  /** What is sealed is opened, except for what is not meant for the founder. */
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
