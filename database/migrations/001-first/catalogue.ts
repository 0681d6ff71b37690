import { sql } from 'kysely';

const id = sql.raw(`primary key check (length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`);

/**
 * Where a row comes from, and whether it is shown: from a file until staff edit it (`edited_at`);
 * `file_hash` tells whether the file has changed since.
 */
const origin = sql.raw(`
    sample boolean not null default false,
    published boolean not null default true,
    file_hash text,
    edited_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()`);

/** The order of a list by price; prices in the catalogue are shown with VAT. */
const price = sql.raw('(net_cents * (100 + vat_percent))');

/**
 * Samples are invented and imported into demos only. The first page of each filter and order reads its
 * own rows only, so each has an index.
 */
export const catalogue = sql`
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
    member_discount_percent integer not null default 0
      check (member_discount_percent between 0 and 20),
    vendor_kind text not null check (length(vendor_kind) <= 40),
    vendor_name text check (length(vendor_name) <= 200),
    coach text check (length(coach) <= 200),
    starts_at timestamptz,
    location text check (length(location) <= 200),
    delivery text not null check (length(delivery) <= 40),
    package_hours double precision check (package_hours > 0),
    redeemable_months integer check (redeemable_months > 0),
    -- How seminars and coachings teach.
    teaching_mode text check (teaching_mode in ('live', 'recorded')),
    learning_check boolean,
    zfu_number text check (length(zfu_number) <= 20),
    sold boolean not null default false,
    ${origin},
    check ((price_kind = 'on-request') = (net_cents is null)),
    check ((package_hours is null) = (redeemable_months is null)),
    check ((teaching_mode is null) = (learning_check is null)),
    check (zfu_number is null or teaching_mode is not null),
    -- Recorded teaching that checks what was learned needs an approval (§ 12 FernUSG).
    constraint products_sold_with_approval check (
      not (sold and teaching_mode is not distinct from 'recorded'
        and learning_check is true and zfu_number is null)
    )
  );
  create index products_in_order on products (position, id) where published;
  create index products_by_category on products (category, position, id) where published;
  create index products_by_type on products (type, position, id) where published;
  create index products_by_delivery on products (delivery, position, id) where published;
  create index products_by_price on products (${price}, position, id) where published;
  create index products_by_falling_price
    on products (${price} desc nulls last, position, id) where published;
  create index products_by_age on products (created_at desc, position, id) where published;
  create index products_by_date on products (starts_at, position, id) where published;
  create index products_of_academy on products (starts_at, id)
    where published and type in ('seminar', 'coaching');

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
  );
  create index product_texts_search on product_texts using gin (search);

  create table product_parts (
    bundle_id text not null references products on delete cascade,
    part_id text not null references products,
    quantity integer not null default 1 check (quantity > 0),
    position integer not null,
    primary key (bundle_id, part_id),
    check (bundle_id <> part_id)
  );
  create index product_parts_part on product_parts (part_id);
`;

export const partners = sql`
  create table partners (
    id text ${id},
    name text not null check (length(name) <= 200),
    kind text not null check (kind in ('partner', 'university', 'accelerator')),
    position integer not null default 1000,
    code text check (length(code) <= 40),
    website text check (length(website) <= 500),
    ${origin}
  );
  create index partners_in_order on partners (position, id) where published;
  create index partners_of_kind on partners (kind, position, id) where published;

  create table partner_texts (
    partner_id text not null references partners on delete cascade,
    locale text not null check (locale in ('de', 'en')),
    headline text not null check (length(headline) <= 200),
    summary text not null check (length(summary) <= 500),
    body jsonb not null,
    primary key (partner_id, locale)
  );
`;
