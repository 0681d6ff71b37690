import type { IdentityProvider } from '#config';
import { inPresentShape } from '#domain/foundations/event-shapes.ts';
import { historyOf, type RecordedEvent } from '#domain/foundations/history.ts';
import { type Participant, type People, participantIn } from '#domain/foundations/people/people.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import type { OpenIdClient } from '#modules/accounts/login/providers/open-id.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import type { CopyDeps } from '#modules/identification/copies.ts';
import type { IdentificationDeps } from '#modules/identification/identifications.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { FoundationClient } from '#workflows/client.ts';
import type { OpenEvents } from '../foundations/case/parts.ts';
import {
  accessibleStatus,
  type FoundationReads,
  scopeOf,
} from '../foundations/foundation-access.ts';
import { apiError, invalidPayload, refusal } from '../http/errors.ts';
import { uuidOr403 } from '../http/requests.ts';

export interface Provider {
  settings: Pick<IdentityProvider, 'name' | 'label' | 'issuer'>;
  client: OpenIdClient;
}

export interface IdentificationRoutes extends FoundationReads, IdentificationDeps, CopyDeps {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: OpenEvents;
  process: Pick<FoundationClient, 'decide'>;
  limits: RateLimits;
  /** Address of the site. */
  publicUrl: string;
  /** By their names; none where people come in person only. */
  providers: ReadonlyMap<string, Provider>;
}

type CaseReads = Pick<IdentificationRoutes, 'db' | 'store' | 'checkpoint' | 'openEvents'>;

export interface IdentifiedCase {
  foundationId: string;
  status: Status;
  people: People;
  companyName: string;
  /** Whole euros; 0 without core data. */
  capitalEuros: number;
}

/**
 * The people of a formation, as stated.
 *
 * @throws ApiError 403, 503
 */
export async function caseWithPeople(
  reads: CaseReads,
  id: string,
  person: Person,
): Promise<IdentifiedCase> {
  const foundationId = uuidOr403(id);
  await accessibleStatus(reads, foundationId, scopeOf(person));
  return peopleOf(reads, foundationId);
}

/** @throws ApiError 403 for a formation without events */
export async function peopleOf(
  { store, openEvents }: Pick<CaseReads, 'store' | 'openEvents'>,
  foundationId: string,
): Promise<IdentifiedCase> {
  const opened = await openEvents(await store.read(streamOf(foundationId)));
  const events = opened.map((event) => ({
    ...event,
    data: inPresentShape(event.type, event.data, event.metadata.schemaVersion),
  }));
  const { state } = historyOf(events as unknown as RecordedEvent[]);
  if (state.status === 'not-started') throw apiError('FORBIDDEN');
  const core = 'coreData' in state ? state.coreData : undefined;
  return {
    foundationId,
    status: state.status,
    people: state.people,
    companyName: core?.companyName ?? '',
    capitalEuros: Math.floor((core?.shareCapitalCents ?? 0) / 100),
  };
}

/** Nobody is identified once a formation has ended. @throws ApiError 409 */
export function requireRunning({ status }: Pick<IdentifiedCase, 'status'>): void {
  if (status === 'completed' || status === 'cancelled') {
    throw refusal('NOT_ALLOWED_NOW', { status });
  }
}

/** @throws ApiError 409 before people are stated, 400 for somebody who is not among them */
export function participantOfCase(
  { people }: Pick<IdentifiedCase, 'people'>,
  participantId: string,
): Participant {
  if (people.participants.length === 0) throw refusal('PARTICIPANTS_REQUIRED');
  const found = participantIn(people, participantId);
  if (!found) throw invalidPayload('There is no such participant', ['participantId']);
  return found;
}
