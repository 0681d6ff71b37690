import type { ColumnType } from 'kysely';
import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { EntryKind, Question } from './entry.ts';

/** A day without a time: written as `2026-11-22`, to be read as text. */
type Day = ColumnType<Date | null, string | null, string | null>;

export interface EntryRow {
  language: Locale;
  /** The same in both languages. */
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
  markdown: string;
  /** The words of the Markdown without its marks, for search and excerpts. */
  plain_text: string;
  words: number;
  sources: Json<string[]>;
  faq: Json<Question[]>;
  related: Json<string[]>;
  /** Of the file it was imported from. */
  file_hash: string | null;
  /** When staff changed it; its file is ignored from then on. */
  edited_at: MaybeInstant;
  changed_at: WithDefault<Date>;
  search: ColumnType<string, never, never>;
}

export interface ContentTables {
  content_entries: EntryRow;
}
