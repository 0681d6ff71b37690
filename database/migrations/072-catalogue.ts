import { type Kysely, sql } from 'kysely';

/**
 * Products and partners. Rows come from files until staff edit them (`edited_at`); `file_hash` tells
 * whether a file has changed since. Samples are invented and imported into demos only.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createProducts(db);
  await createProductTexts(db);
  await createPartners(db);
}

const id = sql.raw(`primary key check (length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`);
const origin = sql.raw(`
      sample boolean not null default false,
      published boolean not null default true,
      file_hash text,
      edited_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()`);

async function createProducts(db: Kysely<never>): Promise<void> {
  await sql`
    create table products (
      id text ${id},
      type text not null check (type in ('single', 'bundle', 'seminar', 'coaching')),
      category text not null check (length(category) <= 40),
      product_group text not null check (length(product_group) <= 40),
      position integer not null default 1000,
      duration_hours double precision check (duration_hours > 0),
      price_kind text not null check (price_kind in ('fixed', 'from', 'on-request')),
      net_cents integer check (net_cents >= 0),
      vat_percent double precision not null default 19 check (vat_percent between 0 and 100),
      vendor_kind text not null check (length(vendor_kind) <= 40),
      vendor_name text check (length(vendor_name) <= 200),
      coach text check (length(coach) <= 200),
      starts_at timestamptz,
      location text check (length(location) <= 200),
      delivery text not null check (length(delivery) <= 40),
      package_hours double precision check (package_hours > 0),
      redeemable_months integer check (redeemable_months > 0),
      sold boolean not null default false,
      ${origin},
      check ((price_kind = 'on-request') = (net_cents is null)),
      check ((package_hours is null) = (redeemable_months is null))
    )`.execute(db);
  await sql`
    create index products_in_order on products (position, id) where published`.execute(db);
  await sql`
    create index products_by_category on products (category, position, id) where published`.execute(
    db,
  );
}

async function createProductTexts(db: Kysely<never>): Promise<void> {
  await sql`
    create table product_texts (
      product_id text not null references products on delete cascade,
      locale text not null check (locale in ('de', 'en')),
      title text not null check (length(title) <= 200),
      summary text not null check (length(summary) <= 500),
      price_note text check (length(price_note) <= 200),
      description jsonb not null,
      search tsvector not null generated always as (
        case locale
          when 'de' then setweight(to_tsvector('german', title), 'A')
            || setweight(to_tsvector('german', summary), 'B')
            || setweight(jsonb_to_tsvector('german', description, '["string"]'), 'D')
          else setweight(to_tsvector('english', title), 'A')
            || setweight(to_tsvector('english', summary), 'B')
            || setweight(jsonb_to_tsvector('english', description, '["string"]'), 'D')
        end
      ) stored,
      primary key (product_id, locale)
    )`.execute(db);
  await sql`create index product_texts_search on product_texts using gin (search)`.execute(db);
  await sql`
    create table product_parts (
      bundle_id text not null references products on delete cascade,
      part_id text not null references products,
      quantity integer not null default 1 check (quantity > 0),
      position integer not null,
      primary key (bundle_id, part_id),
      check (bundle_id <> part_id)
    )`.execute(db);
  await sql`create index product_parts_part on product_parts (part_id)`.execute(db);
}

async function createPartners(db: Kysely<never>): Promise<void> {
  await sql`
    create table partners (
      id text ${id},
      name text not null check (length(name) <= 200),
      kind text not null check (kind in ('partner', 'university', 'accelerator')),
      position integer not null default 1000,
      code text check (length(code) <= 40),
      website text check (length(website) <= 500),
      ${origin}
    )`.execute(db);
  await sql`
    create table partner_texts (
      partner_id text not null references partners on delete cascade,
      locale text not null check (locale in ('de', 'en')),
      headline text not null check (length(headline) <= 200),
      summary text not null check (length(summary) <= 500),
      body jsonb not null,
      primary key (partner_id, locale)
    )`.execute(db);
}
