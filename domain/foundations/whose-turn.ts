import { type Wait, waitAt } from './due-dates.ts';
import { mostUrgent, type OpenObstacle, obstacles as rows } from './obstacles.ts';
import { type Party, type Status, waitingOn } from './statuses.ts';

interface Standing {
  status: Status;
  lacksOrder: boolean;
  notaryAsked: boolean;
  obstacles: readonly OpenObstacle[];
}

/** Whoever has the ball of the most urgent obstacle, else who is waited for in this status. */
export function whoseTurn({ status, lacksOrder, notaryAsked, obstacles }: Standing): Party {
  const urgent = mostUrgent(obstacles);
  if (urgent) return rows[urgent.kind].ball;
  const wait: Wait | null = waitAt(status, { lacksOrder, notaryAsked });
  return wait === 'notary-asked' ? 'notary' : waitingOn(status, lacksOrder);
}

/** Whose days they are: opening an account takes the bank its time, once it has been applied for. */
export const whoseDays = (standing: Standing): Party =>
  standing.status === 'bank-account-pending' && standing.obstacles.length === 0
    ? 'bank'
    : whoseTurn(standing);

/** Whose days they were from an instant on. */
export interface Turn {
  party: Party;
  at: string;
}

export interface TimeOfParty {
  party: Exclude<Party, 'nobody'>;
  ms: number;
  /** Rounded. */
  days: number;
}

const DAY_MS = 86_400_000;

/** For how long each party had the turn so far, in the order of their first turn. */
export function timeByParty(turns: readonly Turn[], now: string): TimeOfParty[] {
  const totals = new Map<TimeOfParty['party'], number>();
  turns.forEach(({ party, at }, index) => {
    if (party === 'nobody') return;
    const until = turns[index + 1]?.at ?? now;
    const passed = Math.max(0, Date.parse(until) - Date.parse(at));
    totals.set(party, (totals.get(party) ?? 0) + passed);
  });
  return [...totals].map(([party, ms]) => ({ party, ms, days: Math.round(ms / DAY_MS) }));
}
