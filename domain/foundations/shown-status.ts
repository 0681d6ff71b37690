import type { Hold } from './due-dates.ts';
import { type Party, type Status, stepNumber } from './statuses.ts';

/**
 * Where a foundation stands, as pages show it: its status, or a variant. Some statuses read differently once a
 * date has passed, after changes were requested, or while nobody has said who founds, nothing is ordered or no
 * notary is named.
 */
export type ShownStatus =
  | Status
  | 'people-pending'
  | 'order-pending'
  | 'order-withdrawn'
  | 'order-waiting'
  | 'consultation-was'
  | 'certificate-after'
  | 'documents-changes'
  | `documents-${Hold}`
  | 'documents-checking'
  | 'notary-unnamed';

interface Card {
  status: Status;
  /** Time of the awaited appointment; ISO 8601, like all instants here. */
  dueAt: string | null;
  notaryNamed: boolean;
  /** Whether nobody has said yet who founds. */
  lacksPeople: boolean;
  /** Whether the package is not ordered, or its order was withdrawn. */
  lacksOrder: boolean;
  /** End of the withdrawal period that work has to wait for. */
  beginsAfter: string | null;
  /** What drafts wait for besides the team. */
  heldBy: Hold | null;
  waitingOn: Party;
  step: number;
}

/** Statuses in which a missing order stops the process. */
const stoppable: readonly Status[] = [
  'consultation-appointment-select-pending',
  'documents-pending',
  'review-pending',
  'notary-appointment-pending',
];

type Beginning = Pick<Card, 'status' | 'lacksPeople' | 'lacksOrder' | 'beginsAfter'>;

/** The variant of the status until work may begin: without people, without an order, or within a withdrawal period. */
function beforeWork({ status, lacksPeople, lacksOrder, beginsAfter }: Beginning, now: string) {
  if (!stoppable.includes(status)) return undefined;
  if (asksWhoFounds({ status, lacksPeople })) return 'people-pending';
  if (lacksOrder) return orderOpens(status) ? 'order-pending' : 'order-withdrawn';
  return beginsAfter !== null && beginsAfter >= now ? 'order-waiting' : undefined;
}

const orderOpens = (status: Status) => status === 'consultation-appointment-select-pending';

/** Whether the founder is asked who founds, before anything is ordered or booked. */
export const asksWhoFounds = ({ status, lacksPeople }: Pick<Card, 'status' | 'lacksPeople'>) =>
  lacksPeople && orderOpens(status);

/** @param known facts that the page of a foundation has, but its card lacks */
export function shownStatusOf(
  card: Beginning & Pick<Card, 'dueAt' | 'notaryNamed' | 'heldBy' | 'waitingOn'>,
  now: string,
  known?: { changesRequested: unknown },
): ShownStatus {
  const before = beforeWork(card, now);
  if (before) return before;
  const passed = card.dueAt !== null && card.dueAt <= now;
  switch (card.status) {
    case 'consultation-pending':
      return passed ? 'consultation-was' : card.status;
    case 'foundation-certificate-pending':
      return passed ? 'certificate-after' : card.status;
    case 'documents-pending':
      // Everybody has handed in what identifies them.
      if (card.heldBy === 'identification' && card.waitingOn === 'staff')
        return 'documents-checking';
      if (card.heldBy) return `documents-${card.heldBy}`;
      return known?.changesRequested ? 'documents-changes' : card.status;
    case 'notary-appointment-pending':
      return card.notaryNamed ? card.status : 'notary-unnamed';
    default:
      return card.status;
  }
}

type Standing = Pick<Card, 'status' | 'lacksOrder' | 'step' | 'dueAt'>;

/**
 * The step on the line. It stays at the first one until the package is ordered, and at the notary until the
 * agreed appointment has taken place.
 */
export function stepOn({ status, lacksOrder, step, dueAt }: Standing, now: string): number {
  if (lacksOrder && orderOpens(status)) return stepNumber('core-data');
  const toCome = status === 'foundation-certificate-pending' && dueAt !== null && dueAt > now;
  return toCome ? stepNumber('notary-appointment') : step;
}

/**
 * The order of a founder's foundations: those that wait for the founder, running ones, registered ones, and last
 * one without any data.
 */
export const urgency = ({ status, waitingOn }: Pick<Card, 'status' | 'waitingOn'>): number => {
  if (status === 'cancelled') return 4;
  if (status === 'start-pending') return 3;
  if (status === 'completed') return 2;
  return waitingOn === 'founder' ? 0 : 1;
};

/**
 * Whose turn it is: nobody's during the withdrawal period, and the founder's while no notary is named, since only
 * the founder can name one.
 */
export function turnOf(
  card: Beginning & Pick<Card, 'waitingOn' | 'notaryNamed'>,
  now: string,
): Party {
  if (beforeWork(card, now) === 'order-waiting') return 'nobody';
  const { status, waitingOn, notaryNamed } = card;
  return status === 'notary-appointment-pending' && !notaryNamed ? 'founder' : waitingOn;
}
