import { type Held, type Wait, waitAt } from '../due-dates.ts';
import { mostUrgent, type OpenObstacle, obstacles as rows } from '../obstacles.ts';
import { type Party, type Status, waitingOn } from '../statuses.ts';

interface Standing {
  status: Status;
  lacksOrder: boolean;
  notaryAsked: boolean;
  /** What holds up drafts. */
  held: Held | null;
  obstacles: readonly OpenObstacle[];
}

/** The party that has to settle the most urgent obstacle, or else the party that the status waits for. */
export function whoseTurn(standing: Standing): Party {
  const { status, lacksOrder, held, obstacles } = standing;
  const urgent = mostUrgent(obstacles);
  if (urgent) return rows[urgent.kind].ball;
  const wait: Wait | null = waitAt(status, standing);
  if (held && wait === held.by) return held.party;
  return wait === 'notary-asked' ? 'notary' : waitingOn(status, lacksOrder);
}

/** The party whose time it is: after the application for an account, the bank's. */
export const whoseDays = (standing: Standing): Party =>
  standing.status === 'bank-account-pending' && standing.obstacles.length === 0
    ? 'bank'
    : whoseTurn(standing);
