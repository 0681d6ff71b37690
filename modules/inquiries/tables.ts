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

export interface InquiryTables {
  inquiries: InquiryRow;
}
