import { snoozeRefusal } from '#domain/desk/tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import { snoozeTask } from '#modules/desk/arranged-tasks.ts';
import { tasksOfFoundations } from '#projections/desk/open-tasks.ts';
import { invalidPayload } from '../http/errors.ts';
import { type Acting, auditTask, each, eachOpen } from './each-task.ts';

/**
 * Has tasks rest until a day, or brings them back.
 *
 * @throws ApiError 400
 */
export async function snoozeEach(acting: Acting, keys: readonly string[], until: string | null) {
  const { request, db, asking } = acting;
  const refused = until && snoozeRefusal(until, dayKey(asking.now.toISOString()));
  if (refused) throw invalidPayload(refused, ['until']);
  return eachOpen(acting, keys, async (task) => {
    await snoozeTask(db, { task: task.key, until }, { by: asking.id, now: asking.now });
    auditTask(request, 'task-snoozed', task, { until: until ?? 'back' });
    return {};
  });
}

/** The same with all tasks of each formation, where there are some. @throws ApiError 400 */
export async function snoozeOfFoundations(
  acting: Acting,
  ids: readonly string[],
  until: string | null,
) {
  const tasks = await tasksOfFoundations(acting.db, acting.asking, ids);
  await snoozeEach(acting, [...tasks.values()].flat(), until);
  return each(ids, async (id) => (tasks.has(id) ? {} : { refused: 'NOTHING_TO_DO' }));
}
