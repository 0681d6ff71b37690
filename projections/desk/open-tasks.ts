import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countOf } from '#database/count.ts';
import {
  type DueGroup,
  kindsOwnedBy,
  type TaskKind,
  type TaskOrder,
  type TaskSelection,
} from '#domain/desk/tasks.ts';
import { type Asking, groupedBy, type OwnedTask, selected, tasksFor } from './task-query.ts';

interface Page {
  show: TaskSelection;
  /** Of this kind alone. */
  kind?: TaskKind | undefined;
  by?: TaskOrder | undefined;
  /** Of this colleague alone. */
  owner?: string | undefined;
  limit: number;
  offset: number;
}

export interface FoundTasks {
  tasks: OwnedTask[];
  meta: Count;
  counts: Record<TaskSelection, number>;
  /** Number of the reader's own tasks that were due before today, and the earliest of their days. */
  late: { count: number; since: string | null };
  /** Number of tasks in each group of those shown. */
  groups: Record<DueGroup, number>;
  /** Number of tasks of each kind in the selection shown. */
  kinds: Partial<Record<TaskKind, number>>;
}

const inOrder = sql`due_on nulls last, since, key`;

/** Those of a case together, where the first of them is due; then those of no case. */
const orders: Record<TaskOrder, RawBuilder<unknown>> = {
  due: inOrder,
  case: sql`foundation_id is null, case_due nulls last, foundation_id, ${inOrder}`,
};

/** A page of the team's tasks, the earliest due first, with the numbers of all selections and groups. */
export async function openTasks(
  db: Database,
  asking: Asking,
  { show, kind, by = 'due', owner, limit, offset }: Page,
): Promise<FoundTasks> {
  const selections = selected(asking);
  const order = orders[by];
  const { rows } = await sql<Omit<FoundTasks, 'meta'>>`
    with task as materialized (${tasksFor(asking)}),
      chosen as (
        select * from task where ${selections[show]}
          and (${owner ?? null}::uuid is null or owner_id = ${owner ?? null}::uuid)),
      shown as (
        select *, min(due_on) over (partition by foundation_id) as case_due
        from chosen where ${kind ?? null}::text is null or kind = ${kind ?? null}),
      page as (select * from shown order by ${order} limit ${limit} offset ${offset})
    select
      (select ${counted(selections)} from task) as counts,
      (select json_build_object('count', count(*), 'since', min(due_on)) from task
        where ${selections.mine} and ${selections.overdue}) as late,
      (select ${counted(groupedBy(asking))} from shown) as groups,
      (select coalesce(json_object_agg(kind, number), '{}') from (
        select kind, count(*) as number from chosen group by kind) kinds) as kinds,
      (select coalesce(json_agg(page order by ${order}), '[]') from page) as tasks`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A query without a table has no row.');
  const total = Object.values(found.groups).reduce((sum, one) => sum + one, 0);
  return { ...found, meta: countOf(total) };
}

/** `{"mine": 9, "team": 31}` */
const counted = (conditions: Record<string, RawBuilder<boolean>>) =>
  sql`json_build_object(${sql.join(
    Object.entries(conditions).flatMap(([name, condition]) => [
      sql`${name}::text`,
      sql`count(*) filter (where ${condition})`,
    ]),
  )})`;

export interface Load {
  ownerId: string;
  open: number;
  overdue: number;
  dueThisWeek: number;
}

/** How many tasks each person has that do not rest. */
export async function tasksPerOwner(db: Database, asking: Asking): Promise<Load[]> {
  const { overdue, today, week } = groupedBy(asking);
  const { rows } = await sql<Load>`
    select owner_id as "ownerId", count(*)::int as open,
      count(*) filter (where ${overdue})::int as overdue,
      count(*) filter (where ${today} or ${week})::int as "dueThisWeek"
    from (${tasksFor(asking)}) as task
    where ${selected(asking).team} and owner_id is not null group by owner_id`.execute(db);
  return rows;
}

/** A person's tasks that do not go with a case of theirs, resting or not. */
export async function tasksApart(
  db: Database,
  asking: Asking,
  { ownerId, limit }: { ownerId: string; limit: number },
): Promise<OwnedTask[]> {
  const { rows } = await sql<OwnedTask>`
    select * from (${tasksFor(asking)}) as task
    where owner_id = ${ownerId}::uuid
      and kind = any(${[...kindsOwnedBy('task'), ...kindsOwnedBy('person')]}::text[])
    order by ${inOrder} limit ${limit}`.execute(db);
  return rows;
}

/** The open tasks with these keys, as far as the role sees them, the earliest due first. */
export async function tasksNamed(
  db: Database,
  asking: Asking,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OwnedTask>> {
  const { rows } = await sql<OwnedTask>`
    select * from (${tasksFor(asking)}) as task where key = any(${[...keys]}::text[])
    order by ${inOrder}`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Keys of the open tasks of these foundations that the role sees; foundations without any are left out. */
export async function tasksOfFoundations(
  db: Database,
  asking: Asking,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; keys: string[] }>`
    select foundation_id as id, array_agg(key) as keys from (${tasksFor(asking)}) as task
    where foundation_id = any(${[...ids]}::uuid[]) group by foundation_id`.execute(db);
  return new Map(rows.map(({ id, keys }) => [id, keys]));
}
