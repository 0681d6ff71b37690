import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Database } from '#database/connection.ts';
import { type TaskKind, type TaskName, taskNamed } from '#domain/desk/tasks.ts';
import type { AuditAction } from '#domain/operations/audit-names.ts';
import type { AuditDetails, AuditTarget } from '#modules/audit/actions.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { tasksNamed } from '#projections/desk/open-tasks.ts';
import type { Asking, OwnedTask } from '#projections/desk/task-query.ts';
import { audit } from '../http/plugins/audit.ts';
import type { TaskOutcome } from './schemas.ts';

export interface Acting {
  request: FastifyRequest;
  db: Database;
  asking: Asking;
}

type Became = Omit<TaskOutcome, 'task'>;

/** Enough to be quick, and few enough to leave connections to others. */
export const AT_ONCE = 4;

/** Deals with each of the named tasks that is open and seen by the role; one that fails stops no other. */
export async function eachOpen(
  { db, asking }: Acting,
  keys: readonly string[],
  deal: (task: OwnedTask) => Promise<Became>,
): Promise<TaskOutcome[]> {
  const open = await tasksNamed(db, asking, keys);
  const done = await each(keys, async (key) => {
    const task = open.get(key);
    return task ? deal(task) : { refused: 'NOT_FOUND' };
  });
  // Whoever gets a task, or looks at it, sees at once what has become of it.
  await notifyDesk(db);
  return done;
}

/** Deals with each name once, a few at a time. */
export function each(
  names: readonly string[],
  deal: (name: string) => Promise<Became>,
): Promise<TaskOutcome[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    [...new Set(names)].map((task) => limit(async () => ({ task, ...(await deal(task)) }))),
  );
}

/** What the entry is about, where no foundation says so. */
const targets: Partial<Record<TaskKind, AuditTarget['kind']>> = {
  address: 'order',
  refund: 'invoice',
  unpaid: 'invoice',
  inquiry: 'inquiry',
  mail: 'mail',
};

export function auditTask(
  request: FastifyRequest,
  action: AuditAction,
  { key, foundation_id }: Pick<OwnedTask, 'key'> & Partial<Pick<OwnedTask, 'foundation_id'>>,
  details: AuditDetails = {},
): void {
  const { kind, id } = taskNamed(key) as TaskName;
  const target = targets[kind];
  audit(request, action, {
    target: foundation_id
      ? { kind: 'foundation', id: foundation_id }
      : target && { kind: target, id },
    details: { task: kind, ...details },
  });
}
