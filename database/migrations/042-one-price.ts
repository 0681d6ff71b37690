import { type Kysely, sql } from 'kysely';

/**
 * A product has one price, the one that members paid: what was taken off for them is off. What who
 * offers it has to say of its profession stands beside its address. Hours that end unused are found.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update products
      set net_cents = round(net_cents * (100 - member_discount_percent) / 100.0),
        member_discount_percent = 0
      where member_discount_percent > 0 and net_cents is not null`.execute(db);
  await sql`
    create index hour_packages_left on hour_packages (expires_at)
      where minutes_left > 0 and voided_at is null`.execute(db);
  await sql`alter table products add column vendor_particulars jsonb`.execute(db);
}
