import type { EventStore, StoredEvent } from '#event-store/port.ts';
import type { FoundationClient } from '#workflows/client.ts';
import type { Handlers } from '../../http/calls.ts';
import type { FoundationReads } from '../foundation-access.ts';
import type { caseCalls } from './schemas.ts';

export type CaseHandlers = Handlers<typeof caseCalls>;

/** Opens what is sealed for those who may read it. */
export type OpenEvents = (events: readonly StoredEvent[]) => Promise<StoredEvent[]>;

export interface CaseRoutes extends FoundationReads {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: OpenEvents;
  workflows: Pick<FoundationClient, 'describe' | 'readAgain'>;
  /** Where the Temporal UI shows workflows; ends before the id. */
  temporalUrl: string;
}
