import type { Status } from '#domain/foundation/statuses.ts';
import { notaryToEntry } from '#domain/site/waiting-times.ts';
import type { FoundationCard } from '../../shared/foundation/model.ts';

const DAY_MS = 86_400_000;

/**
 * Typical range of days per stage. The stages from the notary appointment to the entry together
 * have the mean of the published figure that the site states.
 */
const usualDays: readonly (readonly [status: Status, from: number, to: number])[] = [
  ['start-pending', 0, 2],
  ['consultation-appointment-select-pending', 2, 7],
  ['consultation-pending', 0, 1],
  ['documents-pending', 3, 7],
  ['review-pending', 1, 3],
  ['notary-appointment-pending', 7, 21],
  ['notary-appointment-confirmation-pending', 0, 2],
  ['foundation-certificate-pending', 1, 5],
  ['bank-account-pending', 1, 14],
  ['share-capital-payment-pending', 1, 5],
  ['register-record-pending', notaryToEntry.fromDays - 14, notaryToEntry.toDays - 13],
];

export interface Forecast {
  from: string;
  to: string;
}

/**
 * When the company will probably be registered; null when finished. Midpoints of the remaining
 * stages add up, their spreads add as squares because not every stage is slow at once.
 */
export function forecast(card: FoundationCard, now: string): Forecast | null {
  const current = usualDays.findIndex(([status]) => status === card.status);
  if (current < 0) return null;
  // Later stages start from a fixed appointment.
  const start = card.dueAt !== null && card.dueAt > now ? card.dueAt : now;
  let middle = 0;
  let squares = 0;
  for (const [, from, to] of usualDays.slice(current)) {
    middle += (from + to) / 2;
    squares += ((to - from) / 2) ** 2;
  }
  const spread = Math.sqrt(squares);
  const at = (days: number) => new Date(Date.parse(start) + days * DAY_MS).toISOString();
  return { from: at(middle - spread), to: at(middle + spread) };
}
