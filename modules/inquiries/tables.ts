import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { InquiryContents, InquiryKind } from '#domain/inquiries/inquiry.ts';
import type { Locale } from '#domain/site/paths.ts';

export interface InquiryRow {
  /** The idempotency key of the request. */
  id: string;
  kind: InquiryKind;
  /** Language of the page with the form. */
  language: Locale;
  content: Json<InquiryContents[InquiryKind]>;
  /** A repetition must have the same fingerprint. */
  fingerprint: string;
  received_at: Instant;
  /** When and by whom of the team it was done. */
  done_at: MaybeInstant;
  done_by: WithDefault<string | null>;
  words: Words;
}

/** What the team wrote down about an inquiry for itself. */
export interface InquiryNoteRow {
  /** The idempotency key of the request. */
  id: string;
  inquiry_id: string;
  author_id: string;
  text: string;
  written_at: Instant;
}

/** What the team answered, by mail. */
export interface InquiryAnswerRow extends InquiryNoteRow {
  /** The entry of the outbox that brings it. */
  mail_id: string;
}

export interface InquiryTables {
  inquiries: InquiryRow;
  inquiry_answers: InquiryAnswerRow;
  inquiry_notes: InquiryNoteRow;
  /** What members write below an inquiry of theirs. */
  inquiry_follow_ups: InquiryNoteRow;
}
