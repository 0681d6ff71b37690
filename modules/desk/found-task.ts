import { type RawBuilder, type Sql, sql } from 'kysely';
import type { PhoneCall } from '#domain/desk/notes.ts';

/** A task as its module finds it. */
export interface FoundTask {
  /** The part of its key after the kind. */
  id: string;
  /** Code for its words, within the kind. */
  about: string;
  foundation_id: string | null;
  /** The person concerned, unless a foundation says so: an account, or a name. */
  account_id: string | null;
  order_id: string | null;
  subject: string | null;
  hint: string | null;
  due_on: string | null;
  since: string;
}

/** A select of all open tasks of one kind, with these columns in this order. */
export type TaskSource = RawBuilder<FoundTask>;

export interface ArrangedTask extends FoundTask {
  kind: string;
  key: string;
  assignee_id: string | null;
  /** The day until which it rests, and who put it off; null where it does not rest. */
  snoozed_until: string | null;
  snoozed_by: string | null;
  /** The last action for it; null where there was none. */
  noted_what: 'called' | 'asked' | null;
  noted_outcome: PhoneCall['outcome'] | null;
  noted_by: string | null;
  noted_at: string | null;
}

interface Present {
  /** Ids of people who may have tasks; those of a person who has left are nobody's. */
  team: readonly string[];
  today: string;
}

/** Unsettled tasks of several kinds, with the team's arrangements. */
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
