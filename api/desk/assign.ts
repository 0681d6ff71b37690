import { randomUUID } from 'node:crypto';
import { handedOver, type TaskName, taskNamed, taskRows } from '#domain/desk/tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import { lawyerIds, teamAccounts } from '#modules/accounts/directory/team.ts';
import { assignTask } from '#modules/desk/arranged-tasks.ts';
import { giveOwnTask } from '#modules/desk/own-tasks.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import { tellTeam } from '#modules/notices/notices.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import type { OwnedTask } from '#projections/desk/task-query.ts';
import { ownerOf } from '#projections/unfinished/owners.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { actorOf, decide } from '../foundations/commands.ts';
import { ApiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { type Acting, auditTask, eachOpen } from './each-task.ts';

export interface Assigning extends Acting {
  process: Pick<FoundationClient, 'decide'>;
}

/** Hands tasks over: a case by its own command, what is no step of one by a note. */
export async function assignEach(
  acting: Assigning,
  { tasks, to }: { tasks: readonly string[]; to: string | null },
) {
  const { request } = acting;
  const may = await allowed(acting);
  let position: string | undefined;
  const done = await eachOpen(acting, tasks, async (task) => {
    const { owner, right } = taskRows[task.kind];
    const side = right === 'foundations.review' ? 'lawFirm' : 'office';
    if (to === null ? owner === 'person' : !may[side].has(to)) return { refused: 'NOT_ALLOWED' };
    if (owner === 'case') {
      const id = task.foundation_id ?? '';
      const sent = to === null ? 'NOT_ALLOWED' : await assignCase(acting, id, to);
      if (typeof sent === 'string') return { refused: sent };
      position = later(position, sent.position);
    } else {
      await giveTask(acting, task, to);
    }
    auditTask(request, 'task-assigned', task, to === null ? {} : { to });
    return { before: task.owner_id };
  });
  return { tasks: done, ...(position !== undefined && { position }) };
}

/** Gives somebody a task that is no case's, and tells them. */
export async function giveTask(acting: Acting, task: OwnedTask, to: string | null): Promise<void> {
  const { db, asking } = acting;
  if (taskRows[task.kind].owner === 'person' && to !== null) {
    await giveOwnTask(db, (taskNamed(task.key) as TaskName).id, to);
  } else {
    await assignTask(db, { task: task.key, to }, { by: asking.id, now: asking.now });
  }
  await tellAssignee(acting, task, to);
}

/** Handing a task to and fro within a day tells each person once. */
async function tellAssignee(
  { db, asking: { id: byId, now } }: Acting,
  { key, owner_id, foundation_id, order_id }: OwnedTask,
  to: string | null,
): Promise<void> {
  if (to === null || to === byId || to === owner_id) return;
  const subject = {
    byId,
    ...(foundation_id !== null && { foundationId: foundation_id }),
    ...(order_id !== null && { orderId: order_id }),
  };
  const cause = `task ${key} ${dayKey(now.toISOString())}`;
  const told = await withStandIns(db, [to], now);
  const others = told.filter((id) => id !== byId);
  await tellTeam(db, others, { cause, kind: 'task-handed-over', subject });
}

/** Who may have tasks: of the law firm, and all others. */
async function allowed({ db }: Acting) {
  const [lawyers, office] = await Promise.all([lawyerIds(db), teamAccounts(db)]);
  return { lawFirm: new Set(lawyers), office: new Set(office.map(({ id }) => id)) };
}

/** Positions are numbers without a limit. */
export const later = (one: string | undefined, other: string): string =>
  one !== undefined && BigInt(one) > BigInt(other) ? one : other;

/** @returns why it was refused, or since when the lists show it */
export async function assignCase(
  { request, db, process }: Assigning,
  foundationId: string,
  to: string,
) {
  const command = 'assign-owner';
  const payload = { ...handedOver(to, await ownerOf(db, foundationId)) };
  try {
    return await decide(
      { db, process },
      {
        foundationId,
        commandId: randomUUID(),
        command,
        actor: actorOf(personOf(request)),
        payload,
        fingerprint: fingerprintOf([command, payload]),
      },
      'json',
    );
  } catch (error) {
    // Of several cases the others go on.
    if (!(error instanceof ApiError)) throw error;
    return error.status === 503 ? 'UNAVAILABLE' : 'NOT_ALLOWED';
  }
}
