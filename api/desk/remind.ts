import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns/startOfDay';
import type { Database } from '#database/connection.ts';
import { TIME_ZONE } from '#domain/days/berlin-days.ts';
import { remindedNow } from '#domain/desk/reminding.ts';
import { taskRows } from '#domain/desk/tasks.ts';
import { isWanted } from '#modules/accounts/profile/mail-choices.ts';
import { remindOfCase } from '#modules/desk/case-reminders.ts';
import { askForAddress } from '#modules/orders/address-requests.ts';
import { wasMailedSince } from '#modules/outbox/sent-mails.ts';
import { waitingLink } from '#modules/upload-links/upload-links.ts';
import { waitingIn } from '#projections/desk/described-tasks.ts';
import type { OwnedTask } from '#projections/desk/task-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { noteInCase } from './called.ts';
import { type Acting, auditTask, each, eachOpen } from './each-task.ts';
import type { TaskRefusal } from './schemas.ts';

/** Has whoever is waited for in the case of each task reminded by mail. */
export const remindEach = (acting: Acting, keys: readonly string[]) =>
  eachOpen(acting, keys, async (task) => {
    const { kind, foundation_id: foundationId } = task;
    if (!taskRows[kind].reminds) return { refused: 'NOBODY_TO_REMIND' };
    const refused =
      kind === 'address'
        ? await askAgain(acting, task)
        : foundationId === null
          ? 'NOBODY_TO_REMIND'
          : await remind(acting, foundationId);
    if (refused) return { refused };
    auditTask(acting.request, 'task-reminded', task);
    return {};
  });

/** The same, whether or not a task of the team says so. */
export const remindOfFoundations = (acting: Acting, ids: readonly string[]) =>
  each(ids, async (id) => {
    const refused = await remind(acting, id);
    if (refused) return { refused };
    audit(acting.request, 'task-reminded', { target: { kind: 'foundation', id } });
    return {};
  });

async function remind(acting: Acting, foundationId: string): Promise<TaskRefusal | undefined> {
  const {
    db,
    asking: { id: by, now },
  } = acting;
  const waiting = await waitingIn(db, foundationId);
  if (!waiting) return 'NOBODY_TO_REMIND';
  const whom = remindedNow(waiting, by);
  if ('refused' in whom) return whom.refused;
  const { to } = whom;
  if (to === 'founder' && !(await isWanted(db, waiting.founderId, 'reminders'))) {
    return 'REMINDERS_UNWANTED';
  }
  if (to === 'notary' && !(await hasOpenLink(db, foundationId, now))) return 'LINK_FIRST';
  const today = new Date(startOfDay(new TZDate(now.getTime(), TIME_ZONE)).getTime());
  const mail = `reminder-${to}`;
  if (await wasMailedSince(db, { foundationId, mail }, today)) return 'REMINDED_TODAY';
  const isFirst = await remindOfCase(db, { foundationId, reminded: to, by }, now);
  if (!isFirst) return 'REMINDED_TODAY';
  await noteInCase(acting, foundationId, { what: 'asked' });
  return undefined;
}

/** A reminder speaks of the link; without one it would not go out at all. */
async function hasOpenLink(db: Database, foundationId: string, now: Date): Promise<boolean> {
  const link = await waitingLink(db, foundationId);
  return link !== undefined && Date.parse(link.expiresAt) > now.getTime();
}

/** For the billing address, once a day. */
async function askAgain(
  { db, asking: { id: by, now } }: Acting,
  { order_id: orderId }: OwnedTask,
): Promise<TaskRefusal | undefined> {
  if (orderId === null) return 'NOT_FOUND';
  const asked = await askForAddress(db, { orderId, by, onceADay: true }, now);
  if ('refused' in asked) return 'NOT_FOUND';
  return asked.repeated && 'REMINDED_TODAY';
}
