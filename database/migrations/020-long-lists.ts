import { type Kysely, sql } from 'kysely';

/**
 * What lists of many rows are read by: orders whose invoice waits for an address are kept apart, people are
 * found by their role and in each order, and formations in the order of a list without reading them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const change of [awaitedAddresses, people, formations]) await change(db);
}

/**
 * A row for each order that has neither an address nor a withdrawal, kept by triggers: so that nobody need
 * look through all orders, and the release before this one keeps it as well.
 */
async function awaitedAddresses(db: Kysely<never>): Promise<void> {
  await sql`
    create table awaited_addresses (
      order_id uuid primary key references orders
    )`.execute(db);
  await sql`
    create function await_address() returns trigger language plpgsql as $$
    begin
      insert into awaited_addresses (order_id) values (new.id) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create function stop_awaiting_address() returns trigger language plpgsql as $$
    begin
      delete from awaited_addresses where order_id = new.order_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger orders_await_addresses after insert on orders
      for each row execute function await_address()`.execute(db);
  for (const table of ['order_billing', 'order_withdrawals']) {
    await sql`
      create trigger ${sql.id(`${table}_ends_waiting`)} after insert on ${sql.table(table)}
        for each row execute function stop_awaiting_address()`.execute(db);
  }
  await sql`
    insert into awaited_addresses (order_id)
    select id from orders
    where not exists (select from order_billing where order_id = orders.id)
      and not exists (select from order_withdrawals where order_id = orders.id)`.execute(db);
}

async function people(db: Kysely<never>): Promise<void> {
  await sql`create index users_of_team on users (role, id) where role <> 'member'`.execute(db);
  await sql`
    create index users_by_status on users (status, id)
      where status in ('invited', 'suspended', 'archived')`.execute(db);
  await sql`
    create index users_by_name on users
      (lower(btrim(coalesce(last_name, '') || ' ' || coalesce(first_name, ''))), id)
      include (last_name, first_name) where removed_at is null`.execute(db);
  await sql`
    create index users_by_age on users (created_at, id) where removed_at is null`.execute(db);
  await sql`
    create index users_by_login on users (last_login_at, id) where removed_at is null`.execute(db);
  await sql`
    create index users_by_last_login on users (last_login_at desc nulls last, id desc)
      where removed_at is null`.execute(db);
}

async function formations(db: Kysely<never>): Promise<void> {
  const table = sql`projections.foundations`;
  await sql`drop index if exists projections.foundations_due_on_idx`.execute(db);
  await sql`drop index if exists projections.foundations_since_idx`.execute(db);
  await sql`drop index if exists projections.foundations_status_since_idx`.execute(db);
  await sql`create index on ${table} (due_on, id)`.execute(db);
  await sql`create index on ${table} (due_on desc nulls last, id)`.execute(db);
  await sql`create index on ${table} (since, id)`.execute(db);
  await sql`create index on ${table} (status, since, id)`.execute(db);
}
