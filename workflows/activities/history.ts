import type { FoundationEvent } from '#domain/foundation/foundation.ts';
import { type History, historyOf } from '#domain/foundation/history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, type StoredEvent, streamOf } from '#event-store/port.ts';

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
  return historyOf((await keys.openEvents(stored)) as unknown as OpenedEvent[]);
}
