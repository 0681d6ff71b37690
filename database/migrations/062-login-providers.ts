import { type Kysely, sql } from 'kysely';

/** Accounts that log in with an OpenID provider. Its subject binds the account, not its address. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column provider text not null default 'default'`.execute(db);
  await sql`
    create table identities (
      provider text not null,
      subject text not null check (length(subject) between 1 and 255),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (provider, subject),
      unique (user_id, provider)
    )`.execute(db);
}
