import { type Kysely, sql } from 'kysely';

/**
 * Pictures of people, re-encoded by us and small enough for a row. A removed account that the record
 * of a foundation still names keeps its row.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table avatars (
      id uuid primary key,
      uploaded_by uuid not null references users on delete cascade,
      title text not null,
      filename_download text not null,
      type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
      width integer not null,
      height integer not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index avatars_uploaded_by on avatars (uploaded_by, created_at)`.execute(db);
  await sql`
    alter table users
      add column avatar uuid references avatars on delete set null,
      add column removed_at timestamptz`.execute(db);
  await sql`create index users_avatar on users (avatar) where avatar is not null`.execute(db);
}
