import type { TeamRole } from '#domain/desk/rights.ts';
import type { Role } from '#domain/foundations/command.ts';
import { commands } from '#domain/foundations/foundation.ts';
import { reportable as reportableBy } from '#domain/foundations/obstacles.ts';
import { isOpen } from '#domain/foundations/step.ts';
import { purposeAt } from '#domain/foundations/upload-purposes.ts';
import type { Foundation } from '../types.ts';
import type { TeamCommand } from './shortcuts.ts';

/** Administrators do the work of staff, as in the API. */
const actsAs = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' } as const satisfies Record<
  TeamRole,
  Role
>;

type Shown = Pick<Foundation, 'status' | 'obstacles'>;

/** The domain says which role may issue which command at which status. */
export function isAllowed(command: TeamCommand, foundation: Shown, role: TeamRole): boolean {
  const { status } = foundation;
  if (command === 'renew-upload-link') {
    return actsAs[role] === 'staff' && purposeAt(status) !== undefined;
  }
  const { who } = commands[command];
  return isOpen(commands[command], status, foundation.obstacles) && who.includes(actsAs[role]);
}

/** Whether the next step is up to this role. */
export const isTurnOf = (role: TeamRole, { waitingOn }: Pick<Foundation, 'waitingOn'>) =>
  waitingOn === actsAs[role];

/** Whether the domain refuses it while the package is not ordered. */
export const needsOrder = (command: TeamCommand): boolean =>
  command !== 'renew-upload-link' && commands[command].gates?.includes('order') === true;

/** What this role may report in this status and is not open yet. */
export const reportable = (foundation: Foundation, role: TeamRole) =>
  reportableBy(actsAs[role], foundation);
