import { inPresentShape } from '#domain/foundations/event-shapes.ts';
import { type FoundationEvent } from '#domain/foundations/foundation.ts';
import { type History, historyOf } from '#domain/foundations/history.ts';
import type { PersonKeys } from './personal-data.ts';
import { type EventStore, type StoredEvent, streamOf } from './port.ts';

/** An event of the store with its personal fields decrypted. */
export type OpenedEvent = Omit<StoredEvent, 'type' | 'data'> & FoundationEvent;

export interface HistoryDeps {
  events: Pick<EventStore, 'read'>;
  keys: Pick<PersonKeys, 'openEvents'>;
}

/** @throws StoreUnavailable, ImpossibleHistory */
export async function readHistory(
  { events, keys }: HistoryDeps,
  foundationId: string,
): Promise<History<OpenedEvent>> {
  const stored = await events.read(streamOf(foundationId));
  const opened = (await keys.openEvents(stored)).map((event) => ({
    ...event,
    data: inPresentShape(event.type, event.data, event.metadata.schemaVersion),
  }));
  return historyOf(opened as unknown as OpenedEvent[]);
}
