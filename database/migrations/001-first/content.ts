import { sql } from 'kysely';

const configuration = sql.raw(
  "case language when 'en' then 'english'::regconfig else 'german'::regconfig end",
);

/**
 * Articles, pages, category pages and news. `key` pairs the two languages of a text, whose slugs
 * differ. `edited_at` is set once staff have changed an entry: from then on its file is ignored.
 */
export const content = sql`
  create table content_entries (
    language text not null check (language in ('de', 'en')),
    key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
    kind text not null check (kind in ('article', 'page', 'category', 'news')),
    category text not null check (length(category) <= 50),
    slug text not null check (length(slug) <= 100),
    title text not null check (length(title) between 1 and 200),
    description text not null check (length(description) <= 500),
    author text check (length(author) <= 50),
    published date,
    updated date,
    markdown text not null check (length(markdown) <= 100000),
    plain_text text not null,
    words integer not null,
    sources jsonb not null default '[]',
    faq jsonb not null default '[]',
    related jsonb not null default '[]',
    file_hash text,
    edited_at timestamptz,
    changed_at timestamptz not null default now(),
    search tsvector generated always as (
      setweight(to_tsvector(${configuration}, title), 'A') ||
      setweight(to_tsvector(${configuration}, description), 'B') ||
      setweight(to_tsvector(${configuration}, plain_text), 'C') ||
      setweight(to_tsvector(${configuration}, faq), 'D')
    ) stored,
    primary key (language, key),
    constraint content_entries_address unique (language, kind, category, slug),
    check ((kind = 'category') = (slug = '')),
    check (kind = 'category' or published is not null)
  );
  create index content_entries_search on content_entries using gin (search);
  create index content_entries_newest
    on content_entries (language, kind, published desc, key);
`;
