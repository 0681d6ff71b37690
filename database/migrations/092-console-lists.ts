import { type Kysely, sql } from 'kysely';

/** What the team reads in the console: orders by time, and inquiries, which somebody deals with. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_by_time on orders (placed_at desc, id desc)`.execute(db);
  await sql`
    alter table inquiries
      add column done_at timestamptz,
      add column done_by uuid,
      add check ((done_at is null) = (done_by is null))`.execute(db);
  await sql`create index inquiries_by_time on inquiries (received_at desc, id)`.execute(db);
  await sql`
    create index inquiries_open on inquiries (received_at desc, id)
      where done_at is null`.execute(db);
}
