import { type Wait, waitAt } from '../due-dates.ts';
import { mostUrgent, type OpenObstacle, obstacles as rows } from '../obstacles.ts';
import { type Party, type Status, waitingOn } from '../statuses.ts';

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
