import type { Party } from '../statuses.ts';

/** The party whose turn it was from an instant on. */
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

/** Days of each party so far, in the order of their first turns. */
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
