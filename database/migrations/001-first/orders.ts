import { sql } from 'kysely';

/**
 * Carts and orders. What was ordered, billed and withdrawn stays as it was written, also when the
 * account is removed: the tax office asks for it for years.
 */
export const orders = sql`
  create table carts (
    account_id uuid primary key references users on delete cascade,
    updated_at timestamptz not null default now()
  );
  create table cart_lines (
    account_id uuid not null references carts on delete cascade,
    product_id text not null references products on delete cascade,
    quantity integer not null check (quantity between 1 and 20),
    position integer not null,
    primary key (account_id, product_id)
  );
  create index cart_lines_product on cart_lines (product_id);

  create table orders (
    id uuid primary key,
    account_id uuid not null,
    foundation_id uuid,
    language text not null check (language in ('de', 'en')),
    payment text not null check (payment in ('invoice', 'card')),
    terms_version text not null check (length(terms_version) <= 40),
    early_start boolean not null,
    net_cents bigint not null check (net_cents >= 0),
    gross_cents bigint not null check (gross_cents >= net_cents),
    fingerprint text not null,
    placed_at timestamptz not null,
    withdrawable_until timestamptz not null
  );
  create index orders_by_account on orders (account_id, placed_at desc, id desc);
  create index orders_by_foundation on orders (foundation_id, placed_at desc)
    where foundation_id is not null;
  create index orders_by_time on orders (placed_at desc, id desc);

  -- Copies of what the catalogue said when the order was placed.
  create table order_lines (
    order_id uuid not null references orders,
    position integer not null,
    product_id text check (length(product_id) <= 80),
    title text not null check (length(title) <= 200),
    quantity integer not null check (quantity between 1 and 20),
    regular_unit_net_cents integer not null check (regular_unit_net_cents >= 0),
    discount_percent integer not null check (discount_percent between 0 and 20),
    unit_net_cents integer not null check (unit_net_cents >= 0),
    net_cents bigint not null check (net_cents = unit_net_cents::bigint * quantity),
    vat_percent double precision not null check (vat_percent between 0 and 100),
    vendor_kind text not null check (length(vendor_kind) <= 40),
    vendor_name text not null check (length(vendor_name) <= 200),
    -- Whoever ordered a place in a seminar sees when and where it is held.
    starts_at timestamptz,
    location text,
    duration_hours double precision,
    parts jsonb not null default '[]',
    primary key (order_id, position)
  );

  create table order_billing (
    order_id uuid primary key references orders,
    billing jsonb not null check (length(billing::text) <= 4000),
    given_at timestamptz not null
  );

  create table order_withdrawals (
    order_id uuid primary key references orders,
    withdrawn_at timestamptz not null
  );

  -- Nobody changes or removes these rows, the owner of the tables included.
  create function refuse_change_of_order() returns trigger language plpgsql as $$
  begin
    raise exception '% is immutable', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create trigger orders_are_final before update or delete or truncate on orders
    for each statement execute function refuse_change_of_order();
  create trigger order_lines_are_final before update or delete or truncate on order_lines
    for each statement execute function refuse_change_of_order();
  create trigger order_billing_are_final before update or delete or truncate on order_billing
    for each statement execute function refuse_change_of_order();
  create trigger order_withdrawals_are_final
    before update or delete or truncate on order_withdrawals
    for each statement execute function refuse_change_of_order();
`;

/** Hours that were bought, and what they were redeemed for. */
export const hours = sql`
  create table hour_packages (
    id uuid primary key,
    account_id uuid not null,
    order_id uuid not null references orders,
    position integer not null,
    title text not null check (length(title) <= 200),
    vendor_kind text not null check (length(vendor_kind) <= 40),
    vendor_name text not null check (length(vendor_name) <= 200),
    minutes_total integer not null check (minutes_total > 0),
    minutes_left integer not null check (minutes_left between 0 and minutes_total),
    expires_at timestamptz not null,
    voided_at timestamptz,
    created_at timestamptz not null,
    unique (order_id, position)
  );
  create index hour_packages_by_account
    on hour_packages (account_id, created_at desc, id desc);
  -- Of a package only the balance and its end move.
  create trigger hour_packages_stay before delete or truncate on hour_packages
    for each statement execute function refuse_change_of_order();
  create trigger hour_packages_keep_their_terms before update on hour_packages
    for each row when (
      (old.id, old.account_id, old.order_id, old.position, old.title, old.vendor_kind,
        old.vendor_name, old.minutes_total, old.expires_at, old.created_at)
      is distinct from
      (new.id, new.account_id, new.order_id, new.position, new.title, new.vendor_kind,
        new.vendor_name, new.minutes_total, new.expires_at, new.created_at)
      or new.minutes_left > old.minutes_left
      or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
    )
    execute function refuse_change_of_order();

  create table hour_redemptions (
    id uuid primary key,
    package_id uuid not null references hour_packages,
    minutes integer not null check (minutes >= 15 and minutes % 15 = 0),
    minutes_left integer not null check (minutes_left >= 0),
    redeemed_at timestamptz not null
  );
  create index hour_redemptions_of_package on hour_redemptions (package_id, redeemed_at desc);
  create trigger hour_redemptions_are_final before update or delete or truncate on hour_redemptions
    for each statement execute function refuse_change_of_order();

  -- What hours were redeemed for is a personal text: it goes with the account. That they were
  -- redeemed stays.
  create table hour_redemption_topics (
    redemption_id uuid primary key references hour_redemptions,
    account_id uuid not null references users on delete cascade,
    topic text not null check (length(topic) between 1 and 500)
  );
  create index hour_redemption_topics_of_account on hour_redemption_topics (account_id);
`;
