import type { DataOf, EventType } from '#domain/foundation/events.ts';
import type { Position } from '#event-store/port.ts';

/** An event as the read models see it: of one foundation, with its personal fields opened. */
export interface Happened<T extends EventType = EventType> {
  id: string;
  foundationId: string;
  position: Position;
  revision: number;
  type: T;
  data: DataOf<T>;
  occurredAt: string;
  actor: { id: string; role: string };
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
