import type { Database } from '#database/connection.ts';
import { isOfAnother, isShownTo, saidToMembers } from '#domain/foundations/shown-events.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, type StoredEvent, streamOf } from '#event-store/port.ts';
import { type VerifiableHistory, verifiableHistory } from '#modules/roots/history.ts';
import { participantsWithAccount } from '#projections/foundations/of-founder.ts';
import type { Viewer } from '#projections/foundations/people-view.ts';

export interface HistoryReads {
  db: Database;
  store: Pick<EventStore, 'read'>;
  openEvents: PersonKeys['openEvents'];
}

/** The history of a formation for whoever leads it, or for the team. */
export async function historyOf(
  { db, store, openEvents }: HistoryReads,
  id: string,
  viewer: Viewer,
): Promise<VerifiableHistory> {
  const stream = streamOf(id);
  const stored = await store.read(stream);
  const isTheirs = await detailsOfOthers(db, id, viewer);
  const opened = await openEvents(
    stored.filter((event) => isForFounder(event) && !isTheirs(event)),
  );
  return verifiableHistory(db, stream, { stored, opened: opened.map(saidToMembers) });
}

/** As on the timeline. */
const isForFounder = ({ type }: StoredEvent) => isShownTo(type, 'lead');

/** Personal details of co-founders stay sealed for the lead; the checksums cover them as they are stored. */
async function detailsOfOthers(db: Database, id: string, viewer: Viewer) {
  const withAccount = await participantsWithAccount(db, id);
  return (event: StoredEvent): boolean =>
    viewer !== 'team' && isOfAnother(event, viewer.participantId, withAccount);
}
