import type { RetentionClass } from '#domain/erasures/classes.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import type { Stage } from '../stage.ts';

type Planted = (retention: RetentionClass, what: string) => string;

/** The founder, and somebody without an account who manages with her; for the revision that it holds for. */
export async function plantedPeople(stage: Stage, foundationId: string, planted: Planted) {
  const { state, events } = await readHistory(stage.dependencies, foundationId);
  if (state.status === 'not-started') throw new Error('It has not started.');
  const named = (who: string) => ({
    kind: 'natural',
    firstName: planted('law-firm-file', `${who}-first`),
    lastName: planted('law-firm-file', `${who}-last`),
    managingDirector: { alone: true, selfDealing: true },
  });
  const { participantId } = state.people.lead;
  const lead = { ...named('lead'), participantId, shareholder: { shareEuros: [5_000] } };
  return { list: { participants: [lead, named('other')] }, revision: events.length - 1 };
}

/** Who is last in the list. */
export async function lastStated(stage: Stage, foundationId: string): Promise<string> {
  const { state } = await readHistory(stage.dependencies, foundationId);
  const participants = state.status === 'not-started' ? [] : state.people.participants;
  return participants.at(-1)?.participantId ?? '';
}
