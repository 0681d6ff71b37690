import type { WithDefault } from '#database/columns.ts';

/** A mail accepted by the mail server. `message_id` is the same in every attempt. */
export interface SentMailRow {
  message_id: string;
  mail: string;
  foundation_id: string | null;
  /** True when there was no reader (erased, suspended) or nothing left to say. */
  skipped: WithDefault<boolean>;
  sent_at: WithDefault<Date>;
}

export interface MailTables {
  sent_mails: SentMailRow;
}
