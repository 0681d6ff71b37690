import { type Kysely, sql } from 'kysely';

/** What the team answers to an inquiry, and what it notes about it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table inquiry_answers (
      -- The idempotency key of the request.
      id uuid primary key,
      -- They are kept as long as what was asked.
      inquiry_id uuid not null references inquiries on delete cascade,
      author_id uuid not null,
      text text not null,
      written_at timestamptz not null,
      -- The entry of the outbox that brings it.
      mail_id uuid not null
    );
    create index inquiry_answers_of on inquiry_answers (inquiry_id, written_at);
    create table inquiry_notes (
      id uuid primary key,
      inquiry_id uuid not null references inquiries on delete cascade,
      author_id uuid not null,
      text text not null,
      written_at timestamptz not null
    );
    create index inquiry_notes_of on inquiry_notes (inquiry_id, written_at)`.execute(db);
}
