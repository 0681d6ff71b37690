import { type Kysely, sql } from 'kysely';

/**
 * Which terms somebody agreed to with an account, by whom they were invited, and the address of a
 * contract partner as it was shown before the order.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users add column terms_version text check (length(terms_version) <= 40);
    alter table users add column terms_of_use_version text
      check (length(terms_of_use_version) <= 40);
    alter table registrations add column terms_version text check (length(terms_version) <= 40);
    alter table registrations add column terms_of_use_version text
      check (length(terms_of_use_version) <= 40);
    alter table users add column invited_by uuid references users on delete set null;
    alter table products add column vendor_address text check (length(vendor_address) <= 400);
    alter table order_lines add column vendor_address text check (length(vendor_address) <= 400);
  `.execute(db);
}
