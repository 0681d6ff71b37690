import { v5 as uuidv5 } from 'uuid';
import { keyOf, participantKey } from '#domain/erasures/classes.ts';
import { classOfField } from '#domain/erasures/event-fields.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import {
  type EventType,
  type FoundationEvent,
  personalFieldsOf,
} from '#domain/foundations/foundation.ts';
import type { PersonalFields } from '#domain/foundations/step.ts';
import { type ChainEnd, chain } from '#event-store/chain.ts';
import { notaryKey, type PersonKeys, sealedIn } from '#event-store/personal-data.ts';
import { type EventToAppend, streamOf } from '#event-store/port.ts';
import type { CommandMessage } from '../processes/messages.ts';

const EVENT_IDS = '6f6c2f0e-9a3b-5d0c-8d53-2a1f7c0b9e41';

/** The accepted command, its time, and the person it is for. */
export interface EventSource extends Pick<CommandMessage, 'foundationId' | 'commandId' | 'actor'> {
  founderId: string;
  occurredAt: string;
  /** The due day of the wait that begins with each event, where one begins. */
  dueDays: readonly (string | undefined)[];
}

/**
 * Events as the store keeps them: ids derived from the command and the time of the attempt, personal fields
 * sealed, chained to the event before. The store recognises a repetition by its ids; an overlapping attempt needs
 * other ids, so that its append fails and it reads what the first one has stored.
 *
 * @param end the end of the stream, null for a new one
 */
export async function eventsToAppend(
  keys: Pick<PersonKeys, 'sealFields'>,
  { foundationId, commandId, actor, founderId, occurredAt, dueDays }: EventSource,
  decided: readonly FoundationEvent[],
  end: ChainEnd | null,
): Promise<EventToAppend[]> {
  const stream = streamOf(foundationId);
  const metadata = {
    actor: { id: actor.id, role: actor.role },
    occurredAt,
    commandId,
    correlationId: foundationId,
    schemaVersion: SCHEMA_VERSION,
  };
  const sealed = decided.map(async ({ type, data }, index) => {
    const id = eventIdOf({ commandId, occurredAt }, index);
    const personal = personalKeysOf({ type, data }, { founderId, foundationId });
    // The data as they will be read, without undefined fields.
    const plain = JSON.parse(JSON.stringify(data));
    const sealedData = await keys.sealFields(plain, personal, sealedIn(stream, id));
    const dueOn = dueDays[index];
    return { id, type, data: sealedData, metadata: { ...metadata, ...(dueOn && { dueOn }) } };
  });
  return chain(stream, end, await Promise.all(sealed));
}

/** Id of one of the events that a command leads to. */
export const eventIdOf = (
  { commandId, occurredAt }: Pick<EventSource, 'commandId' | 'occurredAt'>,
  index: number,
): string => uuidv5(`${commandId}/${occurredAt}/${index}`, EVENT_IDS);

/** Dotted path of each personal field → the key that seals it. */
export function personalKeysOf(
  { type, data }: { type: EventType; data: object },
  { founderId, foundationId }: Pick<EventSource, 'founderId' | 'foundationId'>,
): Record<string, string> {
  const owner = (path: string, party: PersonalFields[string]) => {
    if (party === 'notary') return notaryKey(foundationId);
    const person =
      party === 'participant' ? participantKey(foundationId, participantIdIn(data)) : founderId;
    return keyOf(person, classOfField(type, path));
  };
  const keys = Object.entries(personalFieldsOf(type)).map(([path, party]) => [
    path,
    owner(path, party),
  ]);
  return Object.fromEntries(keys);
}

/** @throws TypeError for an event that names no participant */
function participantIdIn(data: object): string {
  const { participantId } = data as { participantId?: unknown };
  if (typeof participantId !== 'string') throw new TypeError('The event names no participant.');
  return participantId;
}
