import { z } from 'zod';
import {
  isReadable,
  type ReadEvent,
  type StoredEvent,
  type UnreadableEvent,
  UnreadableStream,
} from './port.ts';

const filled = z.string().min(1);
/** Unknown fields stay, because the hash covers them. */
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

/** An event as a store returns it; anybody may have written it. */
export type FoundEvent = Omit<StoredEvent, 'data' | 'metadata'> & {
  data: unknown;
  metadata: unknown;
};

/** Checks every event that an adapter returns: incomplete ones get no further. */
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

/** @throws UnreadableStream when one of the events is incomplete */
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
