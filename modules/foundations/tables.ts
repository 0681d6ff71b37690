import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { PhoneCall } from '#domain/desk/notes.ts';
import type { FollowUpKind } from '#domain/foundations/follow-ups.ts';
import type { SealedText } from '#event-store/tables.ts';

/** A task for the team besides the steps of a formation. */
export interface FollowUpRow {
  id: string;
  foundation_id: string;
  kind: FollowUpKind;
  /** A day such as `2026-11-27`. */
  due_on: string;
  created_at: WithDefault<Date>;
  done_at: MaybeInstant;
  /** The account that did it. */
  done_by: string | null;
}

/** A note of the team about a formation; the columns `call_…` are set for a phone call. */
export interface NoteRow {
  id: string;
  foundation_id: string;
  author_id: string;
  written_at: Instant;
  /** Sealed under the founder's key; null once it is removed, or the founder erased. */
  text: Json<SealedText> | null;
  call_with: PhoneCall['with'] | null;
  call_direction: PhoneCall['direction'] | null;
  call_at: MaybeInstant;
  call_outcome: PhoneCall['outcome'] | null;
  changed_at: MaybeInstant;
  changed_by: string | null;
  removed_at: MaybeInstant;
  removed_by: string | null;
  /** Accounts of the team whom it names. */
  mentions: WithDefault<string[]>;
}

/** A point that a lawyer ticked for certain drafts. */
export interface ReviewTickRow {
  foundation_id: string;
  reviewer_id: string;
  /** Fingerprint of the drafts' checksums. */
  drafts: string;
  point: string;
  ticked_at: WithDefault<Date>;
}

export interface FoundationTables {
  notes: NoteRow;
  follow_ups: FollowUpRow;
  review_ticks: ReviewTickRow;
}
