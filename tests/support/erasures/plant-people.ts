import type { RetentionClass } from '#domain/erasures/classes.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import type { Stage } from '../stage.ts';

type Planted = (retention: RetentionClass, what: string) => string;

/** When each was born. */
export const born = { lead: '1941-03-07', joined: '1942-04-08', other: '1943-05-09' } as const;

/**
 * The founder, somebody who joins her, and somebody without an account who manages with them; for the revision that
 * it holds for.
 */
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
  const half = { shareholder: { shareEuros: [2_500] } };
  const lead = { ...named('lead'), ...half, participantId };
  const email = `${planted('formation', 'joined-mail')}@example.com`;
  const joined = { ...named('joined'), ...half, email };
  return { list: { participants: [lead, joined, named('other')] }, revision: events.length - 1 };
}

/** Those of the list by their names there. */
export async function listed(stage: Stage, foundationId: string) {
  const { state } = await readHistory(stage.dependencies, foundationId);
  const participants = state.status === 'not-started' ? [] : state.people.participants;
  const [lead = '', joined = '', other = ''] = participants.map((each) => each.participantId);
  return { lead, joined, other };
}
