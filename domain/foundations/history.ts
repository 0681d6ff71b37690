import { evolve, type FoundationEvent, initialState, progressOf } from './foundation.ts';
import type { FoundationState, Progress } from './state.ts';

/** The parts of a recorded event that the domain uses. */
export type RecordedEvent = FoundationEvent & {
  id: string;
  metadata: { occurredAt: string; actor: { role: string } };
};

/** Progress, and the event that led to the current status. */
export interface Situation extends Progress {
  /** Id of that event. */
  enteredBy: string;
  since: string;
}

/** The events of a foundation and the state they lead to. */
export interface History<Event extends RecordedEvent = RecordedEvent> {
  events: readonly Event[];
  state: FoundationState;
  /** null when it has not started. */
  situation: Situation | null;
}

type Entered = Pick<Situation, 'enteredBy' | 'since'>;

/** @throws ImpossibleHistory */
export function historyOf<Event extends RecordedEvent>(events: readonly Event[]): History<Event> {
  let state = initialState;
  let situation: Situation | null = null;
  for (const event of events) {
    const { occurredAt } = event.metadata;
    const next = evolve(state, event, occurredAt);
    const entered: Entered =
      situation && next.status === state.status
        ? situation
        : { enteredBy: event.id, since: occurredAt };
    situation = { ...progressOf(next), enteredBy: entered.enteredBy, since: entered.since };
    state = next;
  }
  return { events, state, situation };
}

/** The history up to and including one event; undefined if there is no such event. */
export function historyUntil<Event extends RecordedEvent>(
  { events }: History<Event>,
  eventId: string,
): History<Event> | undefined {
  const index = events.findIndex(({ id }) => id === eventId);
  return index < 0 ? undefined : historyOf(events.slice(0, index + 1));
}
