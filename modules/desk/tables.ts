import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from '#database/columns.ts';
import type { Digest } from '#domain/desk/digests.ts';
import type { DeskView } from '#domain/desk/lists.ts';
import type { PhoneCall } from '#domain/desk/notes.ts';
import type { Reminded } from '#domain/foundations/due-dates.ts';

/** A filter and an order of a list under a name, shared by the team or for whoever made it alone. */
export interface SavedViewRow {
  id: string;
  list: string;
  /** Unique within its list, among those of the team or of one person. */
  name: string;
  view: Json<DeskView>;
  /** Account of the team. */
  made_by: string;
  made_at: Instant;
  is_own: Generated<boolean>;
}

/** A task that rests until a day, on which it is back. */
export interface SnoozedTaskRow {
  task: string;
  /** A day such as `2026-11-27`. */
  until: string;
  /** The account that put it off; null where it rests by itself. */
  snoozed_by: string | null;
  snoozed_at: Instant;
}

/** The person whose task it is; tasks of cases belong to the owner of the case instead. */
export interface AssignedTaskRow {
  task: string;
  assignee_id: string;
  assigned_by: string;
  assigned_at: Instant;
}

/** A task whose end no other record shows. */
export interface SettledTaskRow {
  task: string;
  settled_by: string;
  settled_at: Instant;
}

/** An action that did not end its task, which rests and shows it when it is back. */
export interface NotedTaskRow {
  task: string;
  what: 'called' | 'asked';
  outcome: PhoneCall['outcome'] | null;
  /** null for an action that nobody of the team took. */
  noted_by: string | null;
  noted_at: Instant;
}

/** A reminder that the team has sent; at most one per day and case. */
export interface CaseReminderRow {
  id: string;
  foundation_id: string;
  asked_on: string;
  reminded: Reminded;
  asked_by: string;
  asked_at: Instant;
}

/** What somebody of the team has set themselves. */
export interface OwnTaskRow {
  id: string;
  owner_id: string;
  audience: 'team' | 'law-firm';
  foundation_id: string | null;
  text: string;
  /** A day such as `2026-11-27`. */
  due_on: string;
  created_at: Instant;
  done_at: Instant | null;
}

/** Somebody who does the work of somebody else for some days, both included. */
export interface StandInRow {
  id: string;
  absent_id: string;
  stand_in_id: string;
  from_day: string;
  until_day: string;
}

/** Somebody who wants the day's digest, and the last one. */
export interface DigestRow {
  account_id: string;
  /** The last day that is done. */
  day: string;
  digest: ColumnType<Digest | null, string | null | undefined, string | null>;
}

export interface DeskTables {
  digests: DigestRow;
  stand_ins: StandInRow;
  own_tasks: OwnTaskRow;
  saved_views: SavedViewRow;
  snoozed_tasks: SnoozedTaskRow;
  assigned_tasks: AssignedTaskRow;
  settled_tasks: SettledTaskRow;
  noted_tasks: NotedTaskRow;
  case_reminders: CaseReminderRow;
}
