import type { Actor } from '#domain/foundation/command.ts';
import type { DataOf, EventType } from '#domain/foundation/foundation.ts';
import { eventTypes } from '#domain/foundation/foundation.ts';
import { type Position, STREAM_PREFIX, type StoredEvent } from '#event-store/port.ts';

/** An event as the read models see it: of one foundation, with its personal fields opened. */
export interface RecordedEvent<T extends EventType = EventType> {
  id: string;
  foundationId: string;
  position: Position;
  revision: number;
  type: T;
  data: DataOf<T>;
  occurredAt: string;
  actor: Actor;
}

type WithoutData = {
  [T in EventType]: DataOf<T> extends Record<string, never> ? T : never;
}[EventType];
type Handler<T extends EventType, Result, Before extends unknown[]> = (
  ...input: [...Before, event: RecordedEvent<T>]
) => Result;

/**
 * One function per event type. An event that carries data must say what becomes of it, else it
 * does not compile; one without data may be left out.
 */
export type PerEvent<Result, Before extends unknown[] = []> = {
  [T in Exclude<EventType, WithoutData>]: Handler<T, Result, Before>;
} & { [T in WithoutData]?: Handler<T, Result, Before> };

/** Picks the function of an event's type; undefined where there is none. */
export const handlerOf = <Result, Before extends unknown[]>(
  handlers: PerEvent<Result, Before>,
  type: EventType,
) => handlers[type] as ((...input: [...Before, RecordedEvent]) => Result) | undefined;

/** @throws Error for a type that this version does not know: its stream waits for one that does. */
export function toRecordedEvent(event: StoredEvent): RecordedEvent {
  if (!isKnown(event.type)) throw new Error(`No read model knows the event type ${event.type}.`);
  return {
    id: event.id,
    foundationId: event.stream.slice(STREAM_PREFIX.length),
    position: event.position,
    revision: event.revision,
    type: event.type,
    data: event.data as RecordedEvent['data'],
    occurredAt: event.metadata.occurredAt,
    actor: event.metadata.actor as Actor,
  };
}

const isKnown = (type: string): type is EventType => (eventTypes as string[]).includes(type);
