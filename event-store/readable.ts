import { z } from 'zod';
import {
  isReadable,
  type ReadEvent,
  type StoredEvent,
  type UnreadableEvent,
  UnreadableStream,
} from './port.ts';

const filled = z.string().min(1);
/** Further fields are kept: they are part of the hash. */
const metadataSchema = z.looseObject({
  actor: z.looseObject({ id: filled, role: filled }),
  occurredAt: z.iso.datetime({ offset: true }),
  commandId: filled,
  correlationId: filled,
  schemaVersion: z.int().min(1),
  dueOn: z.iso.date().optional(),
  previousHash: z.string().nullable(),
  hash: filled,
});

/** What a store found; anybody may have written it. */
export type FoundEvent = Omit<StoredEvent, 'data' | 'metadata'> & {
  data: unknown;
  metadata: unknown;
};

/** The door of every adapter: whatever is not whole gets no further than this. */
export function readEvent(found: FoundEvent): ReadEvent {
  if (!isRecord(found.data)) return unreadable(found, 'its data is not a JSON object');
  if (!isRecord(found.metadata)) return unreadable(found, 'it has no metadata');
  const { error } = metadataSchema.safeParse(found.metadata);
  if (!error) return found as StoredEvent;
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))];
  return unreadable(found, `its metadata has no valid ${fields.join(', ')}`);
}

export function unreadable(
  { stream, revision, position }: Pick<FoundEvent, 'stream' | 'revision' | 'position'>,
  reason: string,
): UnreadableEvent {
  return { stream, revision, position, unreadable: reason };
}

/** @throws UnreadableStream when one of the events is not whole */
export function allReadable(events: readonly ReadEvent[]): StoredEvent[] {
  const readable: StoredEvent[] = [];
  for (const event of events) {
    if (!isReadable(event)) throw new UnreadableStream(event, readable);
    readable.push(event);
  }
  return readable;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof Uint8Array);
}
