import type { History } from '#domain/foundations/history.ts';
import { type HistoryDeps, readHistory } from '#event-store/foundation-history.ts';
import type { EventStore } from '#event-store/port.ts';

interface Opening {
  store: Pick<EventStore, 'read'>;
  openEvents: HistoryDeps['keys']['openEvents'];
}

/** Reads what has happened from the events themselves, for decisions that must not wait for read models. */
export const historyReader =
  ({ store, openEvents }: Opening): ((foundationId: string) => Promise<History>) =>
  (foundationId) =>
    readHistory({ events: store, keys: { openEvents } }, foundationId);
