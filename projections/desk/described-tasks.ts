import type { Database } from '#database/connection.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { type About, type Occasion, type TaskKind, taskRows } from '#domain/desk/tasks.ts';
import { finishedStatuses, type Party, type Status } from '#domain/foundations/statuses.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { lastReminders } from '#modules/desk/case-reminders.ts';
import { draftCounts } from '../documents.ts';
import { type FoundationDetails, holdIn, nothingYet } from '../foundation-details.ts';
import { checkedOf } from '../foundations/checked.ts';
import { turnIn } from '../read-models/foundations.ts';
import type { OwnedTask } from './task-query.ts';

interface Case {
  founderId: string;
  status: Status;
  details: Partial<FoundationDetails>;
  drafts: number;
}

async function casesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Case>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'founder_id', 'status', 'details'])
    .where('id', 'in', ids)
    .execute();
  const drafts = await draftCounts(db, ids);
  return new Map(
    rows.map(({ id, founder_id, status, details }) => [
      id,
      {
        founderId: founder_id,
        status: status as Status,
        details: details as Partial<FoundationDetails>,
        drafts: drafts.get(id) ?? 0,
      },
    ]),
  );
}

const known = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/** Adds what people read to a page of tasks. */
export async function describedTasks(db: Database, tasks: readonly OwnedTask[]) {
  const foundationIds = known(tasks.map((task) => task.foundation_id));
  const [cases, reminders] = await Promise.all([
    casesOf(db, foundationIds),
    lastReminders(db, foundationIds),
  ]);
  const accounts = tasks.flatMap((task) => [task.account_id, task.owner_id, task.snoozed_by]);
  const founders = [...cases.values()].map(({ founderId }) => founderId);
  const names = await namesByIds(db, known([...accounts, ...founders]));
  const nameOf = (id: string) => names.get(id) ?? '–';
  return tasks.map((task) => {
    const found = cases.get(task.foundation_id ?? '');
    const coreData = found?.details.coreData;
    return {
      key: task.key,
      kind: task.kind,
      foundationId: task.foundation_id,
      orderId: task.order_id,
      subject: coreData?.companyName ?? task.subject,
      city: coreData?.city ?? null,
      person: names.get(found?.founderId ?? personIn(task) ?? '') ?? null,
      about: task.about as About,
      hint: task.hint,
      ...(found && isStep(task.kind) && occasionOf(found)),
      dueOn: task.due_on,
      since: new Date(task.since).toISOString(),
      owner: task.owner_id === null ? null : { id: task.owner_id, name: nameOf(task.owner_id) },
      snoozed:
        task.snoozed_until === null
          ? null
          : {
              until: task.snoozed_until,
              by: task.snoozed_by === null ? null : nameOf(task.snoozed_by),
            },
      remindedAt: remindedOf(task, reminders),
      noted:
        task.noted_what === null || task.noted_at === null
          ? null
          : {
              what: task.noted_what,
              outcome: task.noted_outcome,
              at: new Date(task.noted_at).toISOString(),
            },
    };
  });
}

/** The account of one's own task is its owner's. */
const personIn = ({ kind, account_id }: OwnedTask) =>
  taskRows[kind].owner === 'person' ? null : account_id;

/** Reminders of a case concern the step it waits for, and never money. */
function remindedOf(
  { kind, foundation_id, since }: OwnedTask,
  reminders: ReadonlyMap<string, string>,
): string | null {
  const at = goesApart(kind) ? undefined : reminders.get(foundation_id ?? '');
  return at !== undefined && at >= new Date(since).toISOString() ? at : null;
}

const goesApart = (kind: TaskKind): boolean => ['task', 'person'].includes(taskRows[kind].owner);

const isStep = (kind: TaskKind): boolean => kind === 'step' || kind === 'legal-step';

/** Tells a step from the first of its kind: what it is about, and why it has come again. */
function occasionOf({ status, details, drafts }: Case): { about?: Occasion; hint?: string } {
  const { changesRequested, rejections, history } = details;
  if (status === 'documents-pending') {
    if (changesRequested) return { about: 'changes-requested', hint: changesRequested.reason };
    return drafts > 0 ? { about: 'documents-there' } : {};
  }
  if (status === 'review-pending') {
    const reviews = (history ?? []).filter((entry) => entry.status === 'review-pending');
    return reviews.length > 1 ? { about: 'reviewed-before' } : {};
  }
  const rejection = status === 'notary-appointment-pending' ? rejections?.at(-1) : undefined;
  return rejection ? { about: 'appointment-rejected', hint: rejection.reason } : {};
}

/** Finds what somebody with no open tasks will have to do next: the earliest due wait for somebody else. */
export async function nextAwaited(db: Database, { id, role }: { id: string; role: TeamRole }) {
  const cases = db
    .selectFrom('projections.foundations')
    .select(['id', 'waiting_on', 'due_on', 'details'])
    .where('due_on', 'is not', null);
  const coming =
    role === 'lawyer'
      ? cases.where('status', '=', 'documents-pending' satisfies Status)
      : cases.where('owner_id', '=', id).where('status', 'not in', [...finishedStatuses]);
  const row = await coming.orderBy('due_on').orderBy('id').limit(1).executeTakeFirst();
  if (!row?.due_on) return null;
  const { coreData } = row.details as Partial<FoundationDetails>;
  return {
    foundationId: row.id,
    companyName: coreData?.companyName ?? null,
    waitingOn: row.waiting_on as Party,
    dueOn: row.due_on,
  };
}

/** Finds the party that a case waits for and that reminders go to. */
export async function waitingIn(db: Database, foundationId: string) {
  const row = await db
    .selectFrom('projections.foundations')
    .select(['founder_id', 'status', 'owner_id', 'details'])
    .where('id', '=', foundationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const details = { ...nothingYet, ...(row.details as Partial<FoundationDetails>) };
  const status = row.status as Status;
  const checked = await checkedOf(db, [{ id: foundationId, status, details }]);
  return {
    founderId: row.founder_id,
    status,
    heldBy: holdIn({ status, details }),
    waitingOn: turnIn({ status, details }, checked.get(foundationId)),
    ownerId: row.owner_id,
    isObstructed: details.obstacles.length > 0,
  };
}
