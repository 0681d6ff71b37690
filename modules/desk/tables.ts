import type { Instant, Json } from '#database/columns.ts';
import type { DeskListName, DeskView } from '#domain/desk/lists.ts';
import type { PhoneCall } from '#domain/desk/notes.ts';
import type { Reminded } from '#domain/foundations/due-dates.ts';

/** A filter and an order of a list, which the team shares. */
export interface SavedViewRow {
  id: string;
  list: DeskListName;
  /** Unlike all others of its list. */
  name: string;
  view: Json<DeskView>;
  /** Account of the team. */
  made_by: string;
  made_at: Instant;
}

/** A task that rests until a day; then it is back by itself. */
export interface SnoozedTaskRow {
  /** See `taskKey`. */
  task: string;
  /** A day, `2026-11-27`. */
  until: string;
  /** Accounts of the team, here and below; null where it rests by itself. */
  snoozed_by: string | null;
  snoozed_at: Instant;
}

/** Whose task it is; those of cases have the owner of their case instead. */
export interface AssignedTaskRow {
  task: string;
  assignee_id: string;
  assigned_by: string;
  assigned_at: Instant;
}

/** A task that nothing else says is done. */
export interface SettledTaskRow {
  task: string;
  settled_by: string;
  settled_at: Instant;
}

/** What was done about a task that is not over by it: it rests then, and tells of it when it is back. */
export interface NotedTaskRow {
  task: string;
  what: 'called' | 'asked';
  /** Of a call. */
  outcome: PhoneCall['outcome'] | null;
  /** null where it was done without anybody of the team. */
  noted_by: string | null;
  noted_at: Instant;
}

/** That the team had somebody reminded; once a day for each case. */
export interface CaseReminderRow {
  id: string;
  foundation_id: string;
  /** A day. */
  asked_on: string;
  reminded: Reminded;
  asked_by: string;
  asked_at: Instant;
}

export interface DeskTables {
  saved_views: SavedViewRow;
  snoozed_tasks: SnoozedTaskRow;
  assigned_tasks: AssignedTaskRow;
  settled_tasks: SettledTaskRow;
  noted_tasks: NotedTaskRow;
  case_reminders: CaseReminderRow;
}
