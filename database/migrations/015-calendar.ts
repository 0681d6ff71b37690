import { type Kysely, sql } from 'kysely';

/**
 * The calendar of the team: hours that change with a day, absences, people who take no new bookings, and
 * whom to find another time. `weekly_hours` stays what holds before the first change, and all that a
 * release before this one knows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table consultants
      add column account_id uuid unique references users on delete set null,
      add column paused_at timestamptz`.execute(db);
  await sql`
    create table hour_changes (
      consultant_id uuid not null references consultants on delete cascade,
      holds_from text not null check (holds_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      hours jsonb not null,
      changed_at timestamptz not null,
      primary key (consultant_id, holds_from)
    )`.execute(db);
  await sql`
    create table absences (
      id uuid primary key,
      consultant_id uuid not null references consultants on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      created_at timestamptz not null,
      created_by uuid references users on delete set null,
      cancelled_at timestamptz,
      check (starts_at < ends_at)
    )`.execute(db);
  await sql`
    create index absences_of_consultant on absences (consultant_id, ends_at)
      where cancelled_at is null`.execute(db);
  await sql`create index absences_by_end on absences (ends_at)`.execute(db);
  await sql`
    create table rebookings (
      booking_id uuid primary key references bookings on delete cascade,
      subject_id uuid not null,
      found_at timestamptz not null,
      asked_at timestamptz,
      asked_by uuid references users on delete set null
    )`.execute(db);
  await refuseBookingsOfTheAbsent(db);
}

/**
 * A booking waits for an absence that is being entered for the same consultant, and sees it then: it is
 * refused like one whose time is taken. What was booked before, the absence finds.
 */
async function refuseBookingsOfTheAbsent(db: Kysely<never>): Promise<void> {
  await sql`
    create function refuse_bookings_of_the_absent() returns trigger language plpgsql as $$
    declare
      paused timestamptz;
    begin
      select paused_at into paused from consultants where id = new.consultant_id for share;
      if paused is not null or exists (
        select from absences
        where consultant_id = new.consultant_id and cancelled_at is null
          and starts_at < new.ends_at and ends_at > new.starts_at
      ) then
        raise exception 'The consultant is not there.' using errcode = 'exclusion_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger refuse_bookings_of_the_absent before insert on bookings
      for each row when (new.freed_at is null)
      execute function refuse_bookings_of_the_absent()`.execute(db);
}
