import { useGetIdentity, useGetList } from 'react-admin';
import type { ConsoleRole, ParkedEvent, Task } from '../foundation/types.ts';
import type { Identity } from '../shell/session/auth-provider.ts';
import { useNow } from '../ui/use-now.ts';

/** Work that is looked at is at most a minute old, and fresh after every command. */
const EVERY_MINUTE = { refetchInterval: 60_000, staleTime: 10_000 };
const MOST_TASKS = 200;

export const useIdentity = () => useGetIdentity().identity as Identity | undefined;

/** Whose turn counts as a person's own. Administrators do what staff do. */
export const isMine = (task: Task, role: ConsoleRole | undefined) =>
  task.waitingOn === (role === 'admin' ? 'staff' : role);

const isOurs = ({ waitingOn }: Task) => waitingOn === 'staff' || waitingOn === 'lawyer';

export const isOverdue = (task: Task, now: number) =>
  task.dueAt !== null && Date.parse(task.dueAt) < now;

/** What waits for us, longest first, and what is overdue elsewhere. At most 200. */
export function useTasks() {
  const { data, total, isPending, error, refetch } = useGetList<Task>(
    'tasks',
    { pagination: { page: 1, perPage: MOST_TASKS } },
    EVERY_MINUTE,
  );
  return { tasks: data ?? [], total: total ?? 0, isPending, error, refetch };
}

export function useTaskCounts() {
  const { tasks } = useTasks();
  const now = useNow();
  return { all: selectTasks(tasks, undefined, now).all.length };
}

export const selections = ['mine', 'all', 'overdue'] as const;
export type Selection = (typeof selections)[number];

/** The tasks of each chip. Overdue ones count whoever has the ball: somebody has to ask. */
export function selectTasks(
  tasks: readonly Task[],
  role: ConsoleRole | undefined,
  now: number,
): Record<Selection, Task[]> {
  return {
    mine: tasks.filter((task) => isMine(task, role)),
    all: tasks.filter((task) => isOurs(task) || isOverdue(task, now)),
    overdue: tasks.filter((task) => isOverdue(task, now)),
  };
}

export function useParked() {
  const { data, total, isPending, error } = useGetList<ParkedEvent>(
    'parked',
    { pagination: { page: 1, perPage: 100 } },
    { ...EVERY_MINUTE, retry: false },
  );
  return { parked: data ?? [], total: total ?? 0, isPending, error };
}
