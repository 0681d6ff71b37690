import type { Hold } from './due-dates.ts';
import { type Party, type Status, stepNumber } from './statuses.ts';

/**
 * Where a foundation stands, as pages show it: its status, or a variant. Some statuses read differently once a
 * date has passed, after changes were requested, or while no notary is named or nothing is ordered.
 */
export type ShownStatus =
  | Status
  | 'order-pending'
  | 'order-withdrawn'
  | 'order-waiting'
  | 'consultation-was'
  | 'certificate-after'
  | 'documents-changes'
  | `documents-${Hold}`
  | 'notary-unnamed';

interface Card {
  status: Status;
  /** Time of the awaited appointment; ISO 8601, like all instants here. */
  dueAt: string | null;
  notaryNamed: boolean;
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

type Ordering = Pick<Card, 'status' | 'lacksOrder' | 'beginsAfter'>;

/** The variant of the status without an order, or within a withdrawal period. */
function withoutOrder({ status, lacksOrder, beginsAfter }: Ordering, now: string) {
  if (!stoppable.includes(status)) return undefined;
  if (lacksOrder) return orderOpens(status) ? 'order-pending' : 'order-withdrawn';
  return beginsAfter !== null && beginsAfter >= now ? 'order-waiting' : undefined;
}

const orderOpens = (status: Status) => status === 'consultation-appointment-select-pending';

/** @param known facts that the page of a foundation has, but its card lacks */
export function shownStatusOf(
  card: Ordering & Pick<Card, 'dueAt' | 'notaryNamed' | 'heldBy'>,
  now: string,
  known?: { changesRequested: unknown },
): ShownStatus {
  const ordering = withoutOrder(card, now);
  if (ordering) return ordering;
  const passed = card.dueAt !== null && card.dueAt <= now;
  switch (card.status) {
    case 'consultation-pending':
      return passed ? 'consultation-was' : card.status;
    case 'foundation-certificate-pending':
      return passed ? 'certificate-after' : card.status;
    case 'documents-pending':
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
  card: Ordering & Pick<Card, 'waitingOn' | 'notaryNamed'>,
  now: string,
): Party {
  if (withoutOrder(card, now) === 'order-waiting') return 'nobody';
  const { status, waitingOn, notaryNamed } = card;
  return status === 'notary-appointment-pending' && !notaryNamed ? 'founder' : waitingOn;
}
