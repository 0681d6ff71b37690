import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { InquiryContents, InquiryKind } from '#domain/inquiries/inquiry.ts';
import type { Locale } from '#domain/site/paths.ts';

export interface InquiryRow {
  /** The idempotency key of the request. */
  id: string;
  kind: InquiryKind;
  /** Of the page with the form. */
  language: Locale;
  content: Json<InquiryContents[InquiryKind]>;
  /** A repetition has to have the same one. */
  fingerprint: string;
  received_at: Instant;
  /** When somebody of the team had dealt with it, and who that was. */
  done_at: MaybeInstant;
  done_by: WithDefault<string | null>;
  words: Words;
}

export interface InquiryTables {
  inquiries: InquiryRow;
}
