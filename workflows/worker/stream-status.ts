import { eventTypes, type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { type EventStore, streamOf, UnreadableStream } from '#event-store/port.ts';

/** The status of a foundation by its stream, whatever the read models say; undefined if it is unreadable. */
export async function statusInStream(
  events: Pick<EventStore, 'read'>,
  foundationId: string,
): Promise<Status | undefined> {
  try {
    const stored = await events.read(streamOf(foundationId));
    const statuses = stored.map((event) => (isKnown(event) ? statusAfter(event) : undefined));
    return statuses.filter((status) => status !== undefined).at(-1);
  } catch (error) {
    if (error instanceof UnreadableStream) return undefined;
    throw error;
  }
}

const isKnown = (event: { type: string; data: object }): event is FoundationEvent =>
  (eventTypes as string[]).includes(event.type);
