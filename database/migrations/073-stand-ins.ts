import { type Kysely, sql } from 'kysely';

/** Who of the team does the work of whom, and in which days. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table stand_ins (
      id uuid primary key,
      absent_id uuid not null references users on delete cascade,
      stand_in_id uuid not null references users on delete cascade,
      -- Both days are included.
      from_day text not null,
      until_day text not null,
      check (from_day <= until_day),
      check (absent_id <> stand_in_id)
    );
    create index stand_ins_by_end on stand_ins (until_day)`.execute(db);
}
