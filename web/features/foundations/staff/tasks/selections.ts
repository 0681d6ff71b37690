import type { OpenTask } from '#api/contract.ts';
import { type TeamRole } from '../../../../shared/staff/session/session.ts';
import { ourTasks } from '../../../../shared/staff/totals.ts';

export const selections = ['mine', 'all', 'overdue'] as const;
export type Selection = (typeof selections)[number];

/** What the API is asked for. Administrators do the work of staff. */
export function filterOf(selection: Selection, role: TeamRole) {
  if (selection === 'overdue') return { overdue: 'only' } as const;
  if (selection === 'all') return ourTasks;
  return { waitingOn: role === 'admin' ? 'staff' : role };
}

export const isOverdue = ({ dueAt }: OpenTask, now: number) =>
  dueAt !== null && Date.parse(dueAt) < now;
