import { type RawBuilder, type Sql, sql } from 'kysely';
import type { PhoneCall } from '#domain/desk/notes.ts';

/** What a module says of each of its tasks. */
export interface FoundTask {
  /** The rest of its key. */
  id: string;
  /** Which of its kind it is: a code for its words. */
  about: string;
  foundation_id: string | null;
  /** Whom it is about, where no foundation says so: an account, or a name. */
  account_id: string | null;
  order_id: string | null;
  subject: string | null;
  hint: string | null;
  /** A day. */
  due_on: string | null;
  since: string;
}

/** A select of all open tasks of one kind, with these columns in this order. */
export type TaskSource = RawBuilder<FoundTask>;

export interface ArrangedTask extends FoundTask {
  kind: string;
  key: string;
  assignee_id: string | null;
  /** Until when it rests, and who has put it off; null where it does not. */
  snoozed_until: string | null;
  snoozed_by: string | null;
  /** What was done about it last; null where nothing was. */
  noted_what: 'called' | 'asked' | null;
  noted_outcome: PhoneCall['outcome'] | null;
  noted_by: string | null;
  noted_at: string | null;
}

interface Present {
  /** Ids of those who may have tasks: what was given to somebody who has left is nobody's. */
  team: readonly string[];
  /** A day. */
  today: string;
}

/** Tasks of several kinds, with what the team has arranged about each; without those that are settled. */
export function arranged(
  found: readonly { kind: string; source: TaskSource }[],
  { team, today }: Present,
): RawBuilder<ArrangedTask> {
  const kinds = found.map(
    ({ kind, source }) => sql`(select ${kind}::text, source.* from (${source}) source)`,
  );
  const key: ReturnType<Sql> = sql`kind || ':' || id`;
  return sql<ArrangedTask>`
    select found.*, ${key} as key, assignee_id, snoozed.until as snoozed_until, snoozed_by,
      noted.what as noted_what, noted.outcome as noted_outcome, noted_by, noted_at
    from (${sql.join(kinds, sql` union all `)}) as found
      (kind, id, about, foundation_id, account_id, order_id, subject, hint, due_on, since)
    left join assigned_tasks assigned
      on assigned.task = ${key} and assignee_id = any(${[...team]}::uuid[])
    left join snoozed_tasks snoozed on snoozed.task = ${key} and snoozed.until > ${today}
    left join noted_tasks noted on noted.task = ${key}
    where not exists (select from settled_tasks settled where settled.task = ${key})`;
}
