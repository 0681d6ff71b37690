import { type EventType, eventTypes, statusAfter } from '#domain/foundations/foundation.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { type EventStore, streamOf, UnreadableStream } from '#event-store/port.ts';

/** The status the stream leads to, whatever the read models say; undefined if it is unreadable. */
export async function statusInStream(
  events: Pick<EventStore, 'read'>,
  foundationId: string,
): Promise<Status | undefined> {
  try {
    const stored = await events.read(streamOf(foundationId));
    const statuses = stored.map(({ type }) => (isKnown(type) ? statusAfter(type) : undefined));
    return statuses.filter((status) => status !== undefined).at(-1);
  } catch (error) {
    if (error instanceof UnreadableStream) return undefined;
    throw error;
  }
}

const isKnown = (type: string): type is EventType => (eventTypes as string[]).includes(type);
