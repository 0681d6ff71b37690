import { type Kysely, sql } from 'kysely';

/** What people of the team set themselves, about a formation or not. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table own_tasks (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      -- Each of the two sees its own.
      audience text not null check (audience in ('team', 'law-firm')),
      foundation_id uuid,
      text text not null,
      due_on text not null,
      created_at timestamptz not null,
      done_at timestamptz
    );
    create index own_tasks_open on own_tasks (audience) where done_at is null;
    create index own_tasks_by_owner on own_tasks (owner_id);
    create index own_tasks_of_foundation on own_tasks (foundation_id)`.execute(db);
}
