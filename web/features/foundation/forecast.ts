import { usualDaysFrom } from '#domain/site/waiting-times.ts';
import type { FoundationCard } from '../../shared/foundation/model.ts';

const DAY_MS = 86_400_000;

export interface Forecast {
  from: string;
  to: string;
}

/**
 * When the company will probably be registered; null when finished. Midpoints of the remaining
 * stages add up, their spreads add as squares because not every stage is slow at once.
 */
export function forecast(card: FoundationCard, now: string): Forecast | null {
  const stages = usualDaysFrom(card.status);
  if (stages.length === 0) return null;
  // Later stages start from a fixed appointment.
  const start = card.dueAt !== null && card.dueAt > now ? card.dueAt : now;
  let middle = 0;
  let squares = 0;
  for (const { from, to } of stages) {
    middle += (from + to) / 2;
    squares += ((to - from) / 2) ** 2;
  }
  const spread = Math.sqrt(squares);
  const at = (days: number) => new Date(Date.parse(start) + days * DAY_MS).toISOString();
  return { from: at(middle - spread), to: at(middle + spread) };
}
