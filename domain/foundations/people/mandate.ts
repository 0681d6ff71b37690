import { addDaysTo } from '../../days/working-days.ts';
import { obstacleDueOn } from '../due-dates.ts';
import type { OrderStanding } from '../standing-order.ts';
import { isStated, type Participant, type People } from './people.ts';

export const mandateStates = ['none', 'pending', 'accepted', 'declined', 'withdrawn'] as const;
export type MandateState = (typeof mandateStates)[number];

/** Working days in which the firm answers, and after which the founder may step back. */
const ANSWER_DAYS = 1;
const SILENCE_DAYS = 5;

export interface Mandated extends OrderStanding {
  people: People;
}

/** People for whom the firm does not act yet. */
export const withoutMandate = ({ participants, mandate }: People): Participant[] =>
  participants.filter(({ participantId }) => !mandate?.participants.includes(participantId));

/** Whether the firm has ever accepted the mandate of the present order. */
export const isFirstAccepted = ({ order }: Pick<OrderStanding, 'order'>): boolean =>
  order?.firm.acceptedAt !== undefined;

/** Whether advice would be given before the firm has accepted the mandate of the order. */
export const lacksMandate = (standing: Mandated): boolean =>
  !isFirstAccepted(standing) && mandateOf(standing).state !== 'none';

export interface MandateStanding {
  state: MandateState;
  since?: string | undefined;
}

/** The law firm's mandate: for everybody who is stated, or pending for those stated since. */
export function mandateOf({ people, order, orderRequired }: Mandated): MandateStanding {
  const { mandate, required, statedAt } = people;
  if (!required || !orderRequired) return { state: 'none' };
  const lacking = withoutMandate(people);
  const declined = mandate?.declined;
  const isAbout = ({ participantId }: Participant) =>
    declined?.participants.includes(participantId) === true;
  if (declined && (!order || lacking.some(isAbout))) {
    return { state: 'declined', since: declined.at };
  }
  if (!order) return { state: 'none' };
  const { orderedAt, firm } = order;
  if (firm.withdrawnAt) return { state: 'withdrawn', since: firm.withdrawnAt };
  if (firm.acceptedAt && lacking.length === 0) return { state: 'accepted', since: firm.acceptedAt };
  const [first = orderedAt] = lacking.map((each) => each.statedAt).toSorted();
  const named = firm.acceptedAt ? first : (statedAt ?? orderedAt);
  return { state: 'pending', since: named > orderedAt ? named : orderedAt };
}

/** The day on which the firm's answer is due; undefined while it has nothing to answer. */
export function mandateDueOn(standing: Mandated, city: string | undefined): string | undefined {
  const { state, since } = mandateOf(standing);
  if (state !== 'pending' || since === undefined || !isStated(standing.people)) return undefined;
  return obstacleDueOn({ days: ANSWER_DAYS, count: 'working' }, since, city);
}

/**
 * The first day for which advice can be booked while the order's first mandate is pending: the firm has until its
 * due day to answer. Undefined where any day will do.
 */
export const adviceFrom = (standing: Mandated, city: string | undefined): string | undefined =>
  isFirstAccepted(standing) ? undefined : mandateDueOn(standing, city);

/** The first day on which the founder may step back from a silent firm; undefined where there is nothing to. */
export function stepBackFrom(standing: Mandated, city: string | undefined): string | undefined {
  const { state, since } = mandateOf(standing);
  if (state !== 'pending' || since === undefined || isFirstAccepted(standing)) return undefined;
  return addDaysTo(obstacleDueOn({ days: SILENCE_DAYS, count: 'working' }, since, city), 1);
}
