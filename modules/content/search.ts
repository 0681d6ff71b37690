import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countOf } from '#database/count.ts';
import type { PublicKind } from '#domain/content/entry.ts';
import { meantBy } from '#domain/search/meant.ts';
import type { Locale } from '#domain/site/paths.ts';

export interface SearchHit {
  kind: PublicKind;
  category: string;
  slug: string;
  title: string;
  description: string;
  /** Passages of the text, in which `hit` marks the words found. */
  excerpt: { text: string; hit: boolean }[];
}

interface SearchQuery {
  q: string;
  limit: number;
  offset: number;
}

const TITLES_MAX = 2_000;

/** Characters of the private use area, which texts do not contain. */
const HIT_STARTS = '\ue000';
const HIT_ENDS = '\ue001';
const headlineOptions = [
  `StartSel=${HIT_STARTS}`,
  `StopSel=${HIT_ENDS}`,
  'MaxFragments=2',
  'MaxWords=22',
  'MinWords=10',
  'FragmentDelimiter=" … "',
].join(', ');

/** Finds articles and pages by stemmed words, the best first. An empty query finds nothing. */
export async function searchEntries(
  db: Database,
  language: Locale,
  { q, limit, offset }: SearchQuery,
): Promise<{ hits: SearchHit[]; meta: Count & { meant?: string } }> {
  const wanted = q.trim();
  if (!/[\p{L}\p{N}]/u.test(wanted)) return { hits: [], meta: countOf(0) };
  const dictionary = sql<string>`${language === 'en' ? 'english' : 'german'}::regconfig`;
  const { rows } = await sql<Omit<SearchHit, 'excerpt'> & { headline: string; total: string }>`
    with wanted as (select ${tsqueryOf(wanted, language, dictionary)} as query),
    found as (
      select kind, category, slug, title, description, plain_text, key, query,
        ts_rank_cd(search, query, 1) as rank, count(*) over () as total
      from content_entries, wanted
      where language = ${language} and kind <> 'news' and search @@ query
      order by rank desc, key limit ${limit} offset ${offset}
    )
    select kind, category, slug, title, description, total,
      ts_headline(${dictionary}, plain_text, query, ${headlineOptions}) as headline
    from found order by rank desc, key`.execute(db);
  const hits = rows.map(({ headline, total: _total, ...hit }) => ({
    ...hit,
    excerpt: excerptOf(headline),
  }));
  const meta = countOf(Number(rows[0]?.total ?? 0));
  if (hits.length > 0 || offset > 0) return { hits, meta };
  const meant = meantBy(wanted, await titleWords(db, language));
  return { hits, meta: { ...meta, ...(meant !== undefined && { meant }) } };
}

/** Words of titles: they contain what people search for, and are few. */
async function titleWords(db: Database, language: Locale): Promise<string[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select('title')
    .where('language', '=', language)
    .where('kind', '<>', 'news')
    .limit(TITLES_MAX)
    .execute();
  const words = rows.flatMap(({ title }) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)];
}

/**
 * Turns typed text into a query: words, "phrases" and -exclusions. Plain words also match longer words that begin
 * with them, as in German compounds, and `ae` equals `ä`, which Postgres 18 handles itself.
 */
function tsqueryOf(wanted: string, language: Locale, dictionary: RawBuilder<string>) {
  const spellings = language === 'de' ? [wanted, withUmlauts(wanted)] : [wanted];
  const alternatives = [...new Set(spellings)].flatMap((spelling) => {
    const whole = sql`websearch_to_tsquery(${dictionary}, ${spelling})`;
    const words = /["-]/.test(spelling) ? [] : (spelling.match(/[\p{L}\p{N}]+/gu) ?? []);
    if (words.length === 0) return [whole];
    const beginnings = words.map((word) => (word.length > 2 ? `'${word}':*` : word)).join(' & ');
    return [whole, sql`to_tsquery(${dictionary}, ${beginnings})`];
  });
  return sql.join(alternatives, sql` || `);
}

const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' };
const withUmlauts = (text: string) =>
  text.toLowerCase().replace(/(?<![aeq])(?:ae|oe|ue)/g, (pair) => umlauts[pair] ?? pair);

function excerptOf(headline: string): SearchHit['excerpt'] {
  return headline.split(HIT_STARTS).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{ text: part, hit: false }];
    const [hit = '', after = ''] = part.split(HIT_ENDS);
    return [{ text: hit, hit: true }, ...(after === '' ? [] : [{ text: after, hit: false }])];
  });
}
