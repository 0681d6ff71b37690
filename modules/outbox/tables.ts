import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';

/**
 * A mail that goes out, or a signal that reaches a workflow, once the transaction which wrote this row
 * has committed.
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
  /** Relayed no earlier, where it can be overtaken. */
  due_at: MaybeInstant;
}

/** A mail that is being sent or could not be delivered; gone once it is sent. */
export interface UnsentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** The reader's address; personal data. */
  recipient: WithDefault<string | null>;
  /** Ids only, see `MailSource`. */
  source: Json<Record<string, unknown>>;
  /** An attempt is sending it until then. */
  claimed_until: MaybeInstant;
  attempts: WithDefault<number>;
  reason: WithDefault<string | null>;
  /** True when no further attempt is made. */
  permanent: WithDefault<boolean>;
  failed_at: MaybeInstant;
}

/** A mail accepted by the mail server. `message_id` is the same in every attempt. */
export interface SentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** True when there was no reader (erased, suspended), nothing left to say, or the reader does without. */
  skipped: WithDefault<boolean>;
  sent_at: WithDefault<Date>;
}

export interface OutboxTables {
  outbox: OutboxRow;
  sent_mails: SentMailRow;
  unsent_mails: UnsentMailRow;
}
