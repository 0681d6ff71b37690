import { type Kysely, sql } from 'kysely';

/**
 * What the team edits at the desk: a row for every article, page, news, product and partner, with what
 * its file says, what the desk has published in its place, and a draft. Texts are kept as they are
 * typed, by field: `{"author": "tax", "de.title": "…", "en.title": "…"}`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table content_pieces (
      kind text not null check (
        kind in ('article', 'page', 'category', 'news', 'product', 'partner')
      ),
      key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
      category text check (length(category) <= 50),
      file jsonb,
      file_hash text,
      decided_hash text,
      desk jsonb,
      draft jsonb check (length(draft::text) <= 400000),
      draft_by uuid references users on delete set null,
      draft_since timestamptz,
      draft_at timestamptz,
      version integer not null default 0,
      revision integer not null default 0,
      archived_at timestamptz,
      archived_to text check (length(archived_to) <= 500),
      changed_by uuid references users on delete set null,
      changed_at timestamptz not null default now(),
      search text not null default '',
      primary key (kind, key),
      check (file is not null or desk is not null or draft is not null),
      check ((draft is null) = (draft_at is null))
    )`.execute(db);
  await sql`
    create table content_versions (
      kind text not null,
      key text not null,
      version integer not null,
      origin text not null check (origin in ('file', 'desk')),
      typed jsonb not null,
      published_by uuid references users on delete set null,
      published_at timestamptz not null,
      primary key (kind, key, version),
      foreign key (kind, key) references content_pieces on delete cascade
    )`.execute(db);
  // Where an entry was before, so that links to it still lead somewhere.
  await sql`
    create table content_addresses (
      language text not null check (language in ('de', 'en')),
      kind text not null,
      category text not null check (length(category) <= 50),
      slug text not null check (length(slug) <= 100),
      key text not null,
      left_at timestamptz not null,
      primary key (language, kind, category, slug),
      foreign key (kind, key) references content_pieces on delete cascade
    )`.execute(db);
  await sql`create index on content_addresses (kind, key)`.execute(db);
}
