import type { OpenTask } from '#api/contract.ts';
import { dayKey } from '#domain/site/formats.ts';
import { type TeamRole } from '../../../../shared/staff/session/session.ts';
import { ourTasks } from '../../../../shared/staff/totals.ts';

export const selections = ['mine', 'own', 'back', 'all', 'overdue'] as const;
export type Selection = (typeof selections)[number];

interface Reader {
  id: string | undefined;
  role: TeamRole;
}

interface TaskQuery {
  waitingOn?: string;
  overdue?: 'only' | 'also';
  owner?: string;
  comesBack?: 'any';
}

/** What the API is asked for. Administrators do the work of staff. */
export function filterOf(selection: Selection, { id, role }: Reader): TaskQuery {
  if (selection === 'own') return id === undefined ? {} : { owner: id };
  if (selection === 'back') return { comesBack: 'any' };
  if (selection === 'overdue') return { overdue: 'only' } as const;
  if (selection === 'all') return ourTasks;
  return { waitingOn: role === 'admin' ? 'staff' : role };
}

/** An appointment that has passed, or a day. */
export const isOverdue = ({ dueAt, dueOn }: OpenTask, now: number) =>
  (dueAt !== null && Date.parse(dueAt) < now) ||
  (dueOn !== null && dueOn < dayKey(new Date(now).toISOString()));
