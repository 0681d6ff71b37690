import type { FoundationEvent } from '#domain/foundation/foundation.ts';
import { evolve, initialState, progressOf } from '#domain/foundation/foundation.ts';
import type { FoundationState } from '#domain/foundation/state.ts';
import { type StoredEvent, streamOf } from '#event-store/port.ts';
import type { Situation } from '../processes/messages.ts';
import type { Dependencies } from './dependencies.ts';

export type Happened = Omit<StoredEvent, 'type' | 'data'> & FoundationEvent;

/** A foundation as its stream tells it, personal fields opened. */
export interface History {
  events: readonly Happened[];
  state: FoundationState;
  /** null when it has not started. */
  situation: Situation | null;
}

/** @throws StoreUnavailable, ImpossibleHistory */
export async function readHistory(
  { events, keys }: Pick<Dependencies, 'events' | 'keys'>,
  foundationId: string,
): Promise<History> {
  const stored = await events.read(streamOf(foundationId));
  return foldHistory((await keys.openEvents(stored)) as unknown as Happened[]);
}

type Entered = Pick<Situation, 'enteredBy' | 'since'>;

export function foldHistory(events: readonly Happened[]): History {
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

/** The story up to and including one event; undefined when there is no such event. */
export function historyUntil(history: History, eventId: string): History | undefined {
  const index = history.events.findIndex(({ id }) => id === eventId);
  return index < 0 ? undefined : foldHistory(history.events.slice(0, index + 1));
}
