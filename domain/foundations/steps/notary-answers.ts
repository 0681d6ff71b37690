import { z } from 'zod';
import { instant, longText } from '../../text.ts';
import { type Circumstances, isRefusal, type Refusal, refuse } from '../command.ts';
import { closedGate } from '../people/gates.ts';
import { reasonSchema } from '../reason.ts';
import type { StateAt } from '../state.ts';
import { commandOf } from '../step.ts';
import type { notaryDates } from './notary-dates.ts';
import { datesProposed } from './notary-dates.ts';
import { obstacleBy, type obstacles } from './obstacles.ts';

type Obstructed = Pick<(typeof obstacles)['events'], 'ObstacleReported' | 'ObstacleResolved'>;
type Offered = Pick<(typeof notaryDates)['events'], 'NotaryDatesProposed'>;
const command = commandOf<Obstructed & Offered>();

export const didNotTakePlaceSchema = z.object({
  reason: longText(2_000),
  /** Another date, which is proposed at once. */
  other: instant.optional(),
});

const kind = 'deed-not-completed' as const;

/** The other date after a deed that did not come about, which settles that at once. */
function otherDate(
  state: StateAt<'foundation-certificate-pending'>,
  startsAt: string,
  { actor, at, checking, firstEventId: obstacleId }: Circumstances,
) {
  const gates = ['order', 'period', 'identification-at-the-notary'] as const;
  const closed: Refusal | undefined = closedGate(gates, state, {
    actor,
    at,
    checking,
    worksAt: at,
  });
  if (closed) return refuse('NOT_ALLOWED_NOW');
  const proposed = datesProposed(state, [{ startsAt }], at);
  if (isRefusal(proposed) || obstacleId === undefined) return proposed;
  return [...proposed, { type: 'ObstacleResolved', data: { obstacleId, kind } } as const];
}

/** What notaries answer from their room; founders and the team report the same as obstacles. */
const commands = [
  command({
    name: 'decline',
    via: ['room'],
    who: ['notary'],
    when: [
      'notary-appointment-pending',
      'notary-appointment-confirmation-pending',
      'foundation-certificate-pending',
    ],
    payload: reasonSchema,
    gates: ['room'],
    decide: (state, { reason: note }, circumstances) =>
      obstacleBy(state, { kind: 'notary-declined', note }, circumstances),
  }),
  command({
    name: 'did-not-take-place',
    via: ['room'],
    who: ['notary'],
    when: ['foundation-certificate-pending'],
    payload: didNotTakePlaceSchema,
    gates: ['room'],
    decide: (state, { reason: note, other }, circumstances) => {
      const reported = obstacleBy(state, { kind, note }, circumstances);
      if (isRefusal(reported) || other === undefined) return reported;
      const offered = otherDate(state, other, circumstances);
      return isRefusal(offered) ? offered : [...reported, ...offered];
    },
  }),
] as const;

export const notaryAnswers = { events: {}, commands };
