import { type Kysely, sql } from 'kysely';

/** The second factor of a login: a sealed TOTP secret, and codes for when the device is lost. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      add column tfa_secret text,
      add column tfa_enabled_at timestamptz,
      add column tfa_last_step integer,
      add column tfa_offered text,
      add column tfa_offered_at timestamptz`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
}
