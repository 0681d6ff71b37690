import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import type { LetterReader, LetterSubject, MailEnd } from '#domain/mails/letters.ts';
import type { SealedText } from '#event-store/tables.ts';

/**
 * A mail that goes out, or a signal that reaches a workflow, once the transaction that wrote this row has
 * committed.
 */
export interface OutboxRow {
  id: string;
  /** null for a signal. */
  mail: string | null;
  /** null for a mail. */
  signal: string | null;
  /** Ids only, e.g. {userId, tokenId}. */
  data: Json<Record<string, string>>;
  created_at: WithDefault<Date>;
  relayed_at: MaybeInstant;
  /** The earliest time to relay it, for a mail that a later event may make obsolete. */
  due_at: MaybeInstant;
}

/** A mail that is being sent or could not be delivered; its row goes once it is sent. */
export interface UnsentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** The recipient's address; personal data. */
  recipient: WithDefault<string | null>;
  /** Ids only, see `MailSource`. */
  source: Json<Record<string, unknown>>;
  /** The end of the claim of the attempt that is sending it. */
  claimed_until: MaybeInstant;
  attempts: WithDefault<number>;
  reason: WithDefault<string | null>;
  /** The reason in the team's terms. */
  failure: WithDefault<MailFailure | null>;
  /** True when no further attempt is made. */
  permanent: WithDefault<boolean>;
  failed_at: MaybeInstant;
}

/** A mail accepted by the mail server. `message_id` is the same in every attempt. */
export interface SentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** True when there was no reader (erased, suspended), nothing left to say, or the reader has opted out. */
  skipped: WithDefault<boolean>;
  sent_at: WithDefault<Date>;
}

/** A mail as it was last sent, and its outcome. All attempts share one row. */
export interface LetterRow {
  message_id: string;
  mail: string;
  subject: LetterSubject;
  /** null for mails from before copies were kept. */
  reader: LetterReader | null;
  foundation_id: string | null;
  /** The member whom the mail is about. */
  account_id: string | null;
  upload_link_id: string | null;
  /** Sealed address and words; null where only the name is kept, and once it is old. */
  copy: Json<SealedText> | null;
  written_at: WithDefault<Date>;
  attempts: WithDefault<number>;
  failed_at: MaybeInstant;
  failure: WithDefault<MailFailure | null>;
  ended_as: WithDefault<MailEnd | null>;
  ended_at: MaybeInstant;
}

export interface OutboxTables {
  letters: LetterRow;
  outbox: OutboxRow;
  sent_mails: SentMailRow;
  unsent_mails: UnsentMailRow;
}
