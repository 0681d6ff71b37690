import type { OpenTask } from '#api/contract.ts';
import type { TeamRole } from '../../../../shared/staff/session/session.ts';

/** Rows of lists carry an id, see `shell/api/data-provider.ts`. */
export type Task = OpenTask & { id: string };

export const selections = ['mine', 'all', 'overdue'] as const;
export type Selection = (typeof selections)[number];

/**
 * What the API is asked for. Administrators do the work of staff. Overdue tasks count as ours
 * whoever is being waited for, because somebody has to follow up.
 */
export function filterOf(selection: Selection, role: TeamRole): Record<string, string> {
  if (selection === 'overdue') return { overdue: 'only' };
  if (selection === 'all') return { waitingOn: 'staff,lawyer', overdue: 'also' };
  return { waitingOn: role === 'admin' ? 'staff' : role };
}

export const isOverdue = ({ dueAt }: Task, now: number) =>
  dueAt !== null && Date.parse(dueAt) < now;
