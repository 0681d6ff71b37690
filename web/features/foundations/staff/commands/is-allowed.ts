import type { Role } from '#domain/foundations/command.ts';
import { commands } from '#domain/foundations/foundation.ts';
import { type Status, waitingOn } from '#domain/foundations/statuses.ts';
import type { TeamRole } from '../../../../shared/staff/session/session.ts';
import type { TeamCommand } from './shortcuts.ts';

/** Administrators do the work of staff, as in the API. */
const actsAs: Record<TeamRole, Role> = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' };

/** The domain says which role may issue which command at which status. */
export function isAllowed(command: TeamCommand, status: Status, role: TeamRole): boolean {
  if (command === 'renew-upload-link') {
    return actsAs[role] === 'staff' && waitingOn(status) === 'notary';
  }
  const { who, when } = commands[command];
  return when.includes(status) && who.includes(actsAs[role]);
}
