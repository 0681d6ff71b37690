import type { EventStore, StoredEvent } from '#event-store/port.ts';
import type { FoundationClient } from '#workflows/client.ts';
import type { Handlers } from '../../http/calls.ts';
import type { FoundationReads } from '../foundation-access.ts';
import type { caseCalls } from './schemas.ts';

export type CaseHandlers = Handlers<typeof caseCalls>;

/** Opens sealed texts for readers with the right to them. */
export type OpenEvents = (events: readonly StoredEvent[]) => Promise<StoredEvent[]>;

export interface CaseRoutes extends FoundationReads {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: OpenEvents;
  workflows: Pick<FoundationClient, 'describe' | 'readAgain'>;
  /** Address of workflows in the Temporal UI, up to the id. */
  temporalUrl: string;
}
