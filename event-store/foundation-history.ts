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

export type OpenedHistory = History<OpenedEvent>;

/** @throws StoreUnavailable, ImpossibleHistory */
export async function readHistory(
  { events, keys }: HistoryDeps,
  foundationId: string,
): Promise<OpenedHistory> {
  return historyOf(await opened(keys, await events.read(streamOf(foundationId))));
}

/** Adds the events that were appended at its end to a history, without reading the stream again. */
export async function continued(
  { keys }: Pick<HistoryDeps, 'keys'>,
  history: OpenedHistory,
  appended: readonly StoredEvent[],
): Promise<OpenedHistory> {
  return historyOf([...history.events, ...(await opened(keys, appended))]);
}

async function opened(
  keys: HistoryDeps['keys'],
  stored: readonly StoredEvent[],
): Promise<OpenedEvent[]> {
  const events = (await keys.openEvents(stored)).map((event) => ({
    ...event,
    data: inPresentShape(event.type, event.data, event.metadata.schemaVersion),
  }));
  return events as unknown as OpenedEvent[];
}
