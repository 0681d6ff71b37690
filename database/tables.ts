import type { Generated } from 'kysely';
import type { AccountsTables } from '#modules/accounts/tables.ts';
import type { CommandTables } from '#modules/commands/tables.ts';
import type { FilesTables } from '#modules/files/tables.ts';
import type { UploadLinksTables } from '#modules/upload-links/tables.ts';
import type { Instant, Json, MaybeInstant, WithDefault } from './columns.ts';

/** Keys of persons, wrapped by PERSON_KEY_SECRET. No row or no key: what it sealed reads as erased. */
export interface PersonKeyRow {
  person: string;
  wrapped_key: string | null;
  created_at: WithDefault<Date>;
  erased_at: MaybeInstant;
}

export interface EventRow {
  position: Generated<string>;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: Json<Record<string, unknown>>;
  metadata: Json<Record<string, unknown>>;
}

export interface ConsultantRow {
  id: string;
  name: string;
  kind: 'lawyer' | 'coach';
}

/** Minutes since midnight, Europe/Berlin; weekday 1 (Monday) to 7. */
export interface WeeklyHoursRow {
  consultant_id: string;
  weekday: number;
  starts_minute: number;
  ends_minute: number;
}

/** Exclusion constraint: no consultant has two live bookings at one time. */
export interface BookingRow {
  /** The commandId that took the slot. */
  id: string;
  consultant_id: string;
  kind: 'consultation' | 'strategy-meeting';
  foundation_id: string | null;
  starts_at: Instant;
  ends_at: Instant;
  created_at: WithDefault<Date>;
  freed_at: MaybeInstant;
}

/** Mails owed by a plain transaction; the worker's relay starts a workflow with the id. */
export interface OutboxRow {
  id: string;
  mail: string;
  /** Ids only, e.g. {userId, tokenId}. */
  data: Json<Record<string, string>>;
  created_at: WithDefault<Date>;
  relayed_at: MaybeInstant;
}

/** A mail the mail server took. `message_id` is stable over retries. */
export interface SentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** Nobody was left to write to (erased, suspended) or nothing left to say. */
  skipped: WithDefault<boolean>;
  sent_at: WithDefault<Date>;
}

export interface FoundationView {
  id: string;
  founder_id: string;
  status: string;
  step: number;
  waiting_on: string;
  since: Instant;
  due_at: MaybeInstant;
  revision: number;
  started_at: Instant;
  updated_at: Instant;
  /** The rest of what GET /foundations/:id answers, see projections/foundations.ts. */
  details: Json<Record<string, unknown>>;
}

export interface TimelineView {
  event_id: string;
  foundation_id: string;
  revision: number;
  type: string;
  occurred_at: Instant;
  actor_id: string;
  actor_role: string;
  details: Json<Record<string, unknown>>;
}

export interface DocumentView {
  id: string;
  foundation_id: string;
  /** draft, foundation-certificate, bank-confirmation, register-extract */
  kind: string;
  title: string;
  file_name: string;
  size: number;
  sha256: string;
  added_at: Instant;
  /** Released to the founder: drafts only once they are sent to review. */
  released: boolean;
}

/** Who is being waited for, since when: one open row per unfinished foundation, closed ones stay. */
export interface TaskView {
  foundation_id: string;
  /** Revision of the event that opened it. */
  revision: number;
  waiting_on: string;
  status: string;
  since: Instant;
  until: MaybeInstant;
}

export interface CheckpointView {
  name: string;
  position: string;
  updated_at: WithDefault<Date>;
}

export interface ParkedView {
  stream: string;
  position: string;
  revision: number;
  error: string;
  attempts: number;
  parked_at: WithDefault<Date>;
  /** Staff asked to take the stream in again; the runner does it and removes the row. */
  redrive_at: MaybeInstant;
}

/** Read models live in the schema `projections`, which a rebuild replaces as a whole. */
export interface Tables extends AccountsTables, CommandTables, FilesTables, UploadLinksTables {
  person_keys: PersonKeyRow;
  events: EventRow;
  consultants: ConsultantRow;
  weekly_hours: WeeklyHoursRow;
  bookings: BookingRow;
  outbox: OutboxRow;
  sent_mails: SentMailRow;
  'projections.foundations': FoundationView;
  'projections.timeline': TimelineView;
  'projections.documents': DocumentView;
  'projections.tasks': TaskView;
  'projections.checkpoint': CheckpointView;
  'projections.parked': ParkedView;
}
