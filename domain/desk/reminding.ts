import type { Hold, Reminded } from '../foundations/due-dates.ts';
import type { Party, Status } from '../foundations/statuses.ts';

interface Waiting {
  status: Status;
  waitingOn: Party;
  /** Account of the team member in charge. */
  ownerId: string | null;
  /** What drafts wait for besides the team. */
  heldBy: Hold | null;
  /** Whether an obstacle is open, during which no link is waited for. */
  isObstructed: boolean;
}

export type ReminderRefusal = 'NOBODY_TO_REMIND' | 'CALL_INSTEAD';

/** Statuses in which the notary has an upload link, of which a reminder can speak. */
const withLink: readonly Status[] = ['foundation-certificate-pending', 'register-record-pending'];

/**
 * Who gets the mail when the team sends a reminder of what is waited for; the court is reminded through the
 * notary who files.
 */
export function remindedNow(
  { status, waitingOn, ownerId, heldBy, isObstructed }: Waiting,
  by: string,
): { to: Reminded } | { refused: ReminderRefusal } {
  switch (waitingOn) {
    case 'founder':
      return { to: heldBy ? 'missing' : 'founder' };
    case 'co-founder':
      return { to: 'missing' };
    case 'notary':
    case 'bank':
    case 'court':
      return withLink.includes(status) && !isObstructed
        ? { to: 'notary' }
        : { refused: 'CALL_INSTEAD' };
    case 'lawyer':
      // A consultation has a date of its own.
      return status === 'consultation-pending' ? { refused: 'NOBODY_TO_REMIND' } : { to: 'lawyer' };
    case 'staff':
      return ownerId === null || ownerId === by ? { refused: 'NOBODY_TO_REMIND' } : { to: 'owner' };
    case 'nobody':
      return { refused: 'NOBODY_TO_REMIND' };
  }
}
