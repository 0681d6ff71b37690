import { type Kysely, sql } from 'kysely';

/** Members are reminded once before hours end that they have bought. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table hour_packages add column end_reminded_at timestamptz`.execute(db);
  await sql`
    create index hour_packages_to_remind on hour_packages (expires_at)
      where minutes_left > 0 and voided_at is null and end_reminded_at is null`.execute(db);
}
