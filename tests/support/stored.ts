import { randomUUID } from 'node:crypto';
import { AT, aboutLead, foundationAt, founder } from '#demo/foundations.ts';
import { participantKey } from '#domain/erasures/classes.ts';
import type { Actor } from '#domain/foundations/command.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import {
  eventTypes,
  type FoundationEvent,
  personalFieldsOf,
} from '#domain/foundations/foundation.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { chain } from '#event-store/chain.ts';
import { type PersonKeys, sealedIn } from '#event-store/personal-data.ts';
import { type AppendResult, type EventStore, streamOf } from '#event-store/port.ts';

export interface StoredFoundation extends AppendResult {
  id: string;
  founderId: string;
}

/** Stores the events of a foundation in this status, personal fields sealed. */
export async function storeFoundation(
  store: EventStore,
  keys: PersonKeys,
  status: Status,
  founderId: string = founder.id,
  kind: Parameters<typeof foundationAt>[1] = {},
): Promise<StoredFoundation> {
  const id = randomUUID();
  const { events } = foundationAt(status, kind);
  const stored = withLead(randomUUID(), events.map(fresh(founderId)));
  const result = await appendEvents(store, keys, id, founderId, stored);
  return { id, founderId, ...result };
}

/** The lead is known by the id of the first event, which in the tables nobody else has. */
function withLead(id: string, events: readonly FoundationEvent[]): EventAt[] {
  const [started, ...rest] = aboutLead(events, id);
  return started ? [{ ...started, id }, ...rest] : [];
}

/** The builders give every document one file id; in the tables ids are unique. */
export const fresh =
  (founderId: string) =>
  (event: FoundationEvent): FoundationEvent => {
    if (event.type === 'FoundationStarted') {
      return { ...event, data: { ...event.data, founderId } };
    }
    if (!('fileId' in event.data)) return event;
    const fileId = randomUUID();
    return { ...event, data: { ...event.data, fileId, documentId: fileId } } as FoundationEvent;
  };

/** Starts a foundation as it was stored before packages were ordered: schema version 1. */
export const storeBeforeOrders = (
  store: Pick<EventStore, 'read' | 'append'>,
  keys: Pick<PersonKeys, 'sealFields'>,
  { id, founderId }: { id: string; founderId: string },
): Promise<AppendResult> => {
  const started = { type: 'FoundationStarted', data: { founderId, package: 'individual' } };
  const actor = { id: founderId, role: 'founder' } as const;
  return appendEvents(store, keys, id, founderId, [started], actor, 1);
};

interface EventAt {
  type: string;
  data: object;
  /** One at random where none is given. */
  id?: string;
  /** When all examples take place, where none is given. */
  at?: string;
}

/** Appends after whatever is there, by one actor. */
export async function appendEvents(
  store: Pick<EventStore, 'read' | 'append'>,
  keys: Pick<PersonKeys, 'sealFields'>,
  foundationId: string,
  founderId: string,
  events: readonly EventAt[],
  actor: Actor = { id: founderId, role: 'founder' },
  schemaVersion: number = SCHEMA_VERSION,
): Promise<AppendResult> {
  const stream = streamOf(foundationId);
  const last = (await store.read(stream)).at(-1);
  const unchained = await Promise.all(
    events.map(async ({ type, data, id = randomUUID(), at = AT }) => {
      const known = eventTypes.find((name) => name === type);
      const personal = known ? personalFieldsOf(known) : {};
      const { participantId = '' } = data as { participantId?: string };
      const keyOf = {
        founder: founderId,
        notary: `notary-${foundationId}`,
        participant: participantKey(foundationId, participantId),
      };
      const persons = Object.entries(personal).map(([path, whose]) => [path, keyOf[whose]]);
      return {
        id,
        type,
        data: await keys.sealFields(
          data as Record<string, unknown>,
          Object.fromEntries(persons),
          sealedIn(stream, id),
        ),
        metadata: {
          actor,
          occurredAt: at,
          commandId: randomUUID(),
          correlationId: foundationId,
          schemaVersion,
        },
      };
    }),
  );
  const end = last ? { revision: last.revision, hash: last.metadata.hash } : null;
  return store.append(stream, chain(stream, end, unchained), last?.revision ?? 'no-stream');
}
