import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import type { Tables } from '#database/tables.ts';
import type { Author, PublicKind } from '#domain/content/entry.ts';
import type { ArticleCategory, PageCategory } from '#domain/site/categories.ts';
import type { Locale } from '#domain/site/paths.ts';
import { Overloaded } from '../shared/concurrency.ts';
import { TooCostly } from '../shared/threads.ts';
import { renderAside } from './aside.ts';

/** Words that a careful reader reads in a minute. */
const READING_SPEED = 200;

type Row = ExpressionBuilder<Tables, 'content_entries'>;

const cardColumns = (row: Row) =>
  [
    'key',
    'kind',
    'category',
    'slug',
    'title',
    'description',
    'words',
    row.ref('author').$castTo<Author | null>().as('author'),
    sql<string | null>`published::text`.as('published'),
    sql<string | null>`updated::text`.as('updated'),
  ] as const;

const cardsIn = (db: Database, language: Locale) =>
  db.selectFrom('content_entries').where('language', '=', language).select(cardColumns);

type CardRow = InferResult<ReturnType<typeof cardsIn>>[number];

/** An entry as lists and links show it. */
const cardOf = <One extends CardRow>({ words, ...card }: One) => ({
  ...card,
  readingMinutes: Math.max(1, Math.round(words / READING_SPEED)),
});

interface NewestQuery {
  kind: 'article' | 'news';
  category?: ArticleCategory | undefined;
  limit: number;
  offset: number;
}

/** Articles or news, the newest first. */
export async function listNewest(
  db: Database,
  language: Locale,
  { kind, category, limit, offset }: NewestQuery,
) {
  let found = db
    .selectFrom('content_entries')
    .where('language', '=', language)
    .where('kind', '=', kind)
    // Without the table's name this would sort by a text of the same name, which has no index.
    .orderBy('content_entries.published', 'desc')
    .orderBy('key');
  if (category) found = found.where('category', '=', category);
  const rows = await found.select(cardColumns).limit(limit).offset(offset).execute();
  const meta = await countRows(db, found);
  return { entries: rows.map(cardOf), meta };
}

/** Pages of a category by title; there are few of them. */
export async function listPages(db: Database, language: Locale, category: PageCategory) {
  const rows = await cardsIn(db, language)
    .where('kind', '=', 'page')
    .where('category', '=', category)
    .orderBy('title')
    .limit(200)
    .execute();
  return rows.map(cardOf);
}

interface Place {
  kind: PublicKind;
  category: string;
  /** Empty for a category page. */
  slug: string;
}

export async function readEntry(db: Database, language: Locale, place: Place) {
  const { kind, category, slug } = place;
  const row = await wholeRow(db, language)
    .where('kind', '=', kind)
    .where('category', '=', category)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && wholeEntry(db, language, row);
}

/** Finds news by their key, which is the same in both languages. */
export async function readNews(db: Database, language: Locale, key: string) {
  const row = await wholeRow(db, language)
    .where('kind', '=', 'news')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && wholeEntry(db, language, row);
}

const wholeRow = (db: Database, language: Locale) =>
  cardsIn(db, language).select(['markdown', 'sources', 'faq', 'related']);

type WholeRow = InferResult<ReturnType<typeof wholeRow>>[number];

async function wholeEntry(db: Database, language: Locale, row: WholeRow) {
  const { markdown, related, ...rest } = row;
  const [others, slugs, rendered] = await Promise.all([
    cardsOf(db, language, related),
    slugsOf(db, row.key),
    renderAside(markdown).catch(notNow),
  ]);
  // Public texts do not link to texts for members.
  const shown = others.filter(({ kind }) => row.kind === 'news' || kind !== 'news');
  return { ...cardOf(rest), ...rendered, related: shown, slugs };
}

/** Texts on the site are short enough to render, so the machine was short of time. */
export function notNow(error: unknown): never {
  throw error instanceof TooCostly ? new Overloaded() : error;
}

/** Cards in the order of the keys, without keys that have no entry. */
async function cardsOf(db: Database, language: Locale, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const rows = await cardsIn(db, language).where('key', 'in', keys).execute();
  return keys.flatMap((key) => rows.filter((row) => row.key === key).map(cardOf));
}

async function slugsOf(db: Database, key: string): Promise<Partial<Record<Locale, string>>> {
  const rows = await db
    .selectFrom('content_entries')
    .where('key', '=', key)
    .select(['language', 'slug'])
    .execute();
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]));
}

/** All public entries for the sitemap: their addresses in each language, and the time of their last change. */
export async function listAddresses(db: Database, limit: number) {
  return db
    .selectFrom('content_entries')
    .where('kind', '<>', 'news')
    .select(['key', 'category'])
    .select(({ fn, ref }) => [
      ref('kind').$castTo<PublicKind>().as('kind'),
      sql<Partial<Record<Locale, string>>>`jsonb_object_agg(language, slug)`.as('slugs'),
      sql<string>`max(coalesce(updated, published, changed_at::date))::text`.as('changed'),
      fn.countAll<string>().as('languages'),
    ])
    .groupBy(['key', 'kind', 'category'])
    .orderBy('kind')
    .orderBy('key')
    .limit(limit)
    .execute();
}
