import type { Instant, Json } from '#database/columns.ts';
import type { SealedText } from '#event-store/tables.ts';

/** A company whose duties are followed. */
export interface DutyCompanyRow {
  foundation_id: string;
  seen_at: Instant;
  /** A day such as `2026-11-27`. */
  looked_on: string;
}

/** What somebody said of a duty; one that is open has no row. */
export interface DutyTickRow {
  foundation_id: string;
  /** Of a yearly duty with its year: `annual-accounts-2027`. */
  key: string;
  state: 'done' | 'not-applicable';
  on_day: string | null;
  /** Sealed under the key of whoever leads the formation. */
  why: Json<SealedText> | null;
  document_id: string | null;
  set_at: Instant;
}

export interface DutyReminderRow {
  foundation_id: string;
  key: string;
  number: number;
  mail_id: string;
}

export interface DutiesTables {
  duty_companies: DutyCompanyRow;
  duty_ticks: DutyTickRow;
  duty_reminders: DutyReminderRow;
}
