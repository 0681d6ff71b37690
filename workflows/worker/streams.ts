import { eventTypes, type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import {
  type EventStore,
  type StoredEvent,
  streamOf,
  UnreadableStream,
} from '#event-store/port.ts';

type Events = Pick<EventStore, 'read'>;

/** The events of a foundation; undefined where nobody can read its stream. */
export async function storedOf(
  events: Events,
  foundationId: string,
): Promise<StoredEvent[] | undefined> {
  try {
    return await events.read(streamOf(foundationId));
  } catch (error) {
    if (error instanceof UnreadableStream) return undefined;
    throw error;
  }
}

/** The status of a foundation by its stream, whatever the read models say; undefined if it is unreadable. */
export async function statusInStream(
  events: Events,
  foundationId: string,
): Promise<Status | undefined> {
  const stored = (await storedOf(events, foundationId)) ?? [];
  const statuses = stored.map((event) => (isKnown(event) ? statusAfter(event) : undefined));
  return statuses.findLast((status) => status !== undefined);
}

const isKnown = (event: { type: string; data: object }): event is FoundationEvent =>
  (eventTypes as string[]).includes(event.type);
