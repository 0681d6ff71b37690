import type { Database } from '#database/connection.ts';
import {
  isSettled,
  mayDealWith,
  type SettledKind,
  type TaskName,
  taskNamed,
} from '#domain/desk/tasks.ts';
import { settleTask } from '#modules/desk/arranged-tasks.ts';
import { finishFollowUp, reopenFollowUp } from '#modules/foundations/follow-ups.ts';
import { markInquiry } from '#modules/inquiries/managed-inquiries.ts';
import { isUuid } from '#workflows/processes/messages.ts';
import { type Acting, auditTask } from './each-task.ts';
import type { TaskOutcome } from './schemas.ts';

interface Settling {
  id: string;
  done: boolean;
  by: string;
  now: Date;
}

/** How each kind is noted as done, or as open again; false where there is nothing to note. */
const settle: Record<SettledKind, (db: Database, settling: Settling) => Promise<boolean>> = {
  'follow-up': async (db, { id, done, by, now }) =>
    (await (done ? finishFollowUp(db, id, { by, now }) : reopenFollowUp(db, id))) !== undefined,
  inquiry: async (db, { id, done, by, now }) =>
    (await markInquiry(db, { id, done, by }, now)) !== undefined,
  hours: (db, { id, done, by, now }) => settleTask(db, { task: `hours:${id}`, done }, { by, now }),
};

/** Notes that tasks are done, or takes that back. */
export async function settleEach(
  { request, db, asking }: Acting,
  { tasks, done }: { tasks: readonly string[]; done: boolean },
): Promise<TaskOutcome[]> {
  const outcomes: TaskOutcome[] = [];
  for (const task of new Set(tasks)) {
    const { kind, id } = taskNamed(task) as TaskName;
    if (!isSettled(kind) || !mayDealWith(asking.role, kind)) {
      outcomes.push({ task, refused: 'NOT_ALLOWED' });
      continue;
    }
    const settling = { id, done, by: asking.id, now: asking.now };
    const isNoted = isUuid(id) && (await settle[kind](db, settling));
    if (isNoted) auditTask(request, done ? 'task-done' : 'task-reopened', { key: task });
    outcomes.push(isNoted ? { task } : { task, refused: 'NOT_FOUND' });
  }
  return outcomes;
}
