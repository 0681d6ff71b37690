import { type Kysely, sql } from 'kysely';

/**
 * A booking says whose it is and how often that was changed, so that the times of meetings and of
 * redeemed hours, and who was asked for another one, stand there alone. `hour_times` and `rebookings` are
 * empty from now on; `meetings` keeps copies of its times for the release before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bookings
      add column subject_id uuid,
      add column version integer not null default 0,
      add column asked_at timestamptz,
      add column asked_by uuid references users on delete set null`.execute(db);
  await takeOver(db);
  await sql`
    create index bookings_of_subject on bookings (subject_id, version desc)`.execute(db);
  // A consultation that is moved has two until its foundation has decided.
  await sql`
    create unique index one_time_of_a_subject on bookings (subject_id)
      where freed_at is null and kind <> 'consultation'`.execute(db);
  await goOnWithTheReleaseBefore(db);
}

async function takeOver(db: Kysely<never>): Promise<void> {
  await sql`
    update bookings set subject_id = foundation_id where kind = 'consultation'`.execute(db);
  await sql`
    update bookings set subject_id = meetings.id, version = meetings.version
    from meetings where booking_id = bookings.id`.execute(db);
  await sql`
    update bookings set subject_id = redemption_id, version = hour_times.version,
      freed_at = coalesce(bookings.freed_at, cancelled_at)
    from hour_times where booking_id = bookings.id`.execute(db);
  // What was moved away from has been changed less often than what stands now.
  await sql`
    update bookings set subject_id = coalesce(bookings.subject_id, rebookings.subject_id),
      asked_at = rebookings.asked_at, asked_by = rebookings.asked_by
    from rebookings where booking_id = bookings.id`.execute(db);
  await sql`delete from hour_times`.execute(db);
  await sql`delete from rebookings`.execute(db);
}

/** That release names the foundation of a consultation, and reads a meeting's time from its row. */
async function goOnWithTheReleaseBefore(db: Kysely<never>): Promise<void> {
  await sql`
    create function name_subject_of_booking() returns trigger language plpgsql as $$
    begin
      if new.kind = 'consultation' then
        new.subject_id := coalesce(new.subject_id, new.foundation_id);
        new.foundation_id := new.subject_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger name_subject_of_booking before insert on bookings
      for each row execute function name_subject_of_booking()`.execute(db);
  await sql`
    create function copy_time_of_meeting() returns trigger language plpgsql as $$
    begin
      update bookings
      set subject_id = new.id, version = greatest(version, coalesce(new.version, 0))
      where id = new.booking_id
      returning consultant_id, starts_at, ends_at, version
      into new.consultant_id, new.starts_at, new.ends_at, new.version;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger copy_time_of_meeting before insert or update of booking_id, version, cancelled_at
      on meetings for each row execute function copy_time_of_meeting()`.execute(db);
}
