import type { ColumnType } from 'kysely';
import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { EntryKind, Question } from '#domain/content/entry.ts';
import type { PieceKind, Typed } from '#domain/content/fields.ts';
import type { ForeignText } from '#domain/foreign-text.ts';
import type { Locale } from '#domain/site/paths.ts';

/** A day without a time: written as `2026-11-22`, and read as text. */
type Day = ColumnType<Date | null, string | null, string | null>;

export interface EntryRow {
  language: Locale;
  /** The key is the same in both languages. */
  key: string;
  kind: EntryKind;
  category: string;
  /** Empty for a category page. */
  slug: string;
  title: string;
  description: string;
  author: string | null;
  published: Day;
  updated: Day;
  markdown: ForeignText;
  /** The words of the text without Markdown, for search and excerpts. */
  plain_text: string;
  words: number;
  sources: Json<string[]>;
  faq: Json<Question[]>;
  related: Json<string[]>;
  /** Hash of the entry as shown, with its amounts. */
  file_hash: string | null;
  changed_at: WithDefault<Date>;
  search: ColumnType<string, never, never>;
}

type MaybeTyped = ColumnType<Typed | null, string | null | undefined, string | null>;

/** A unit that the desk edits: an entry in both languages, a product's words, or a partner. */
export interface PieceRow {
  kind: PieceKind;
  key: string;
  category: string | null;
  /** Content that an import has brought; null for a piece written at the desk. */
  file: MaybeTyped;
  /** Content that the desk has published; null while the imported content is shown. */
  desk: MaybeTyped;
  draft: MaybeTyped;
  draft_by: WithDefault<string | null>;
  /** When this person began the draft. */
  draft_since: MaybeInstant;
  draft_at: MaybeInstant;
  /** The latest of `content_versions`; 0 until the desk publishes. */
  version: WithDefault<number>;
  /** Counts every action of the desk, so that nobody overwrites what they have not seen. */
  revision: WithDefault<number>;
  archived_at: MaybeInstant;
  /** Where its addresses lead once it is archived. */
  archived_to: WithDefault<string | null>;
  changed_by: WithDefault<string | null>;
  changed_at: WithDefault<Date>;
  /** Key and titles in lower case, without diacritical marks. */
  search: WithDefault<string>;
}

export interface VersionRow {
  kind: PieceKind;
  key: string;
  version: number;
  origin: 'file' | 'desk';
  typed: Json<Typed>;
  /** Null for a file, and once the account is gone. */
  published_by: string | null;
  published_at: Instant;
}

/** A former address of an entry. */
export interface AddressRow {
  language: Locale;
  kind: EntryKind;
  category: string;
  slug: string;
  key: string;
  left_at: Instant;
}

export interface ContentTables {
  content_entries: EntryRow;
  content_pieces: PieceRow;
  content_versions: VersionRow;
  content_addresses: AddressRow;
}
