import {
  type Party,
  type Status,
  type Step,
  stepNumber,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import type { Foundation } from '../../shared/foundations/model.ts';

const DAY_MS = 86_400_000;

/** When a step was last left for a later one; null if it has not been. */
export function doneAt({ history, step, completedAt }: Foundation, which: Step): string | null {
  const number = stepNumber(which);
  if (number === 7) return completedAt;
  if (number >= step && completedAt === null) return null;
  const reached = history.filter(({ status }) => status !== 'cancelled');
  const left = reached.findLastIndex((entry) => entry.step <= number) + 1;
  return reached[left]?.at ?? null;
}

/** Since when it stands as it does: ordering and withdrawing change that, too, in one status. */
export function sinceOf({ since, order }: Pick<Foundation, 'since' | 'order'>): string {
  const changes = [since, order?.orderedAt, order?.withdrawnAt].filter((at) => at != null);
  return changes.reduce((latest, at) => (at > latest ? at : latest));
}

export interface Turn {
  party: Exclude<Party, 'nobody'>;
  ms: number;
  days: number;
}

/** Once the founder has applied for the account, opening it takes the bank its time. */
const partyIn = (status: Status): Party =>
  status === 'bank-account-pending' ? 'bank' : waitingOn(status);

/** Who had the turn, and for how long so far, in the order of their first turn. */
export function turnsOf({ history }: Foundation, now: string): Turn[] {
  const totals = new Map<Turn['party'], number>();
  history.forEach(({ status, at }, index) => {
    const party = partyIn(status);
    if (party === 'nobody') return;
    const until = history[index + 1]?.at ?? now;
    const passed = Math.max(0, Date.parse(until) - Date.parse(at));
    totals.set(party, (totals.get(party) ?? 0) + passed);
  });
  return [...totals].map(([party, ms]) => ({ party, ms, days: Math.round(ms / DAY_MS) }));
}
