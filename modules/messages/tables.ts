import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { Audience, AuthorRole } from '#domain/messages/messages.ts';
import type { SealedText } from '#event-store/tables.ts';

export interface MessageThreadRow {
  foundation_id: string;
  audience: Audience;
  /** Number of the newest message, from 1 on. */
  newest: number;
  newest_at: Instant;
  /** Since when something that a member wrote waits for an answer. */
  asked_at: MaybeInstant;
}

export interface MessageRow {
  id: string;
  foundation_id: string;
  audience: Audience;
  number: number;
  author_id: string;
  author_role: AuthorRole;
  /** Null once it is removed. */
  text: Json<SealedText> | null;
  written_at: Instant;
  changed_at: MaybeInstant;
  removed_at: MaybeInstant;
}

/** A file of `files` that somebody attaches to a message. */
export interface MessageFileRow {
  id: string;
  foundation_id: string;
  audience: Audience;
  author_id: string;
  name: string;
  size: number;
  message_id: WithDefault<string | null>;
  place: WithDefault<number | null>;
  created_at: WithDefault<Date>;
}

export interface MessageReadingRow {
  foundation_id: string;
  audience: Audience;
  /** An account, or `staff`, `lawyer`, `notary`, who read as one. */
  reader: string;
  read_to: WithDefault<number>;
  mailed_to: WithDefault<number>;
  mailed_at: MaybeInstant;
}

export interface MessageTables {
  message_threads: MessageThreadRow;
  messages: MessageRow;
  message_files: MessageFileRow;
  message_readings: MessageReadingRow;
}
