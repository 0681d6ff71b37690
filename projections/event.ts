import type { Actor } from '#domain/foundation/command.ts';
import type { DataOf, EventType } from '#domain/foundation/foundation.ts';
import { eventTypes } from '#domain/foundation/foundation.ts';
import { type Position, STREAM_PREFIX, type StoredEvent } from '#event-store/port.ts';

/** An event as the read models see it: of one foundation, with its personal fields opened. */
export interface Happened<T extends EventType = EventType> {
  id: string;
  foundationId: string;
  position: Position;
  revision: number;
  type: T;
  data: DataOf<T>;
  occurredAt: string;
  actor: Actor;
}

/** One function per event type; an event without one does not compile. */
export type PerEvent<Result, Before extends unknown[] = []> = {
  [T in EventType]: (...input: [...Before, event: Happened<T>]) => Result;
};

/** Picks the function of an event's type. */
export const handle = <Result, Before extends unknown[]>(
  handlers: PerEvent<Result, Before>,
  event: Happened,
  ...before: Before
): Result => {
  const handler = handlers[event.type] as (...input: [...Before, Happened]) => Result;
  return handler(...before, event);
};

/** @throws Error for a type that this version does not know: its stream waits for one that does. */
export function toHappened(event: StoredEvent): Happened {
  if (!isKnown(event.type)) throw new Error(`No read model knows the event type ${event.type}.`);
  return {
    id: event.id,
    foundationId: event.stream.slice(STREAM_PREFIX.length),
    position: event.position,
    revision: event.revision,
    type: event.type,
    data: event.data as Happened['data'],
    occurredAt: event.metadata.occurredAt,
    actor: event.metadata.actor as Actor,
  };
}

const isKnown = (type: string): type is EventType => (eventTypes as string[]).includes(type);
