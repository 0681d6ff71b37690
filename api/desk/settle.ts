import type { Database } from '#database/connection.ts';
import {
  isSettled,
  mayDealWith,
  type SettledKind,
  type TaskName,
  taskNamed,
} from '#domain/desk/tasks.ts';
import { settleTask } from '#modules/desk/arranged-tasks.ts';
import { settleOwnTask } from '#modules/desk/own-tasks.ts';
import { finishFollowUp, reopenFollowUp } from '#modules/foundations/follow-ups.ts';
import { markInquiry } from '#modules/inquiries/managed-inquiries.ts';
import type { OwnedTask } from '#projections/desk/task-query.ts';
import { isUuid } from '#workflows/processes/messages.ts';
import { type Acting, auditTask } from './each-task.ts';
import type { TaskOutcome } from './schemas.ts';

interface Settling {
  id: string;
  done: boolean;
  by: string;
  now: Date;
}

type Settled = Partial<Pick<OwnedTask, 'foundation_id'>>;

const settleOwn =
  (audience: 'team' | 'law-firm') =>
  async (db: Database, { id, done, now }: Settling): Promise<Settled | false> =>
    (await settleOwnTask(db, { id, audience, done }, now)) ?? false;

/** How each kind is noted as done, or as open again; false where there is nothing to note. */
const settle: Record<SettledKind, (db: Database, settling: Settling) => Promise<Settled | false>> =
  {
    async 'follow-up'(db, { id, done, by, now }) {
      const of = await (done ? finishFollowUp(db, id, { by, now }) : reopenFollowUp(db, id));
      return of !== undefined && { foundation_id: of };
    },
    inquiry: async (db, { id, done, by, now }) =>
      (await markInquiry(db, { id, done, by }, now)) !== undefined && {},
    people: async (db, { id, done, by, now }) =>
      (await settleTask(db, { task: `people:${id}`, done }, { by, now })) && { foundation_id: id },
    hours: async (db, { id, done, by, now }) =>
      (await settleTask(db, { task: `hours:${id}`, done }, { by, now })) && {},
    own: settleOwn('team'),
    'legal-own': settleOwn('law-firm'),
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
    const settled = isUuid(id) && (await settle[kind](db, settling));
    if (settled)
      auditTask(request, done ? 'task-done' : 'task-reopened', { key: task, ...settled });
    outcomes.push(settled ? { task } : { task, refused: 'NOT_FOUND' });
  }
  return outcomes;
}
