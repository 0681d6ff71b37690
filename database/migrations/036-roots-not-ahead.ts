import { type Kysely, sql } from 'kysely';

/** A root stands for a day that has begun; an hour is for clocks that differ. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function refuse_root_ahead() returns trigger language plpgsql as $$
    begin
      raise exception 'No root stands for a day that has not begun.'
        using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger daily_roots_are_not_ahead before insert on daily_roots
      for each row when (
        new.day > to_char((now() + interval '1 hour') at time zone 'Europe/Berlin', 'YYYY-MM-DD')
      )
      execute function refuse_root_ahead()`.execute(db);
}
