import { type Kysely, sql } from 'kysely';

/** What members write to us below an inquiry of theirs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table inquiry_follow_ups (
      -- The idempotency key of the request.
      id uuid primary key,
      inquiry_id uuid not null references inquiries on delete cascade,
      author_id uuid not null,
      text text not null,
      written_at timestamptz not null
    );
    create index inquiry_follow_ups_of on inquiry_follow_ups (inquiry_id, written_at);
    create index inquiries_by_address on inquiries (lower(content ->> 'email'))`.execute(db);
}
