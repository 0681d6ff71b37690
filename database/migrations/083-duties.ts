import { type Kysely, sql } from 'kysely';

/** Duties of companies after their entry: what was done, and what was reminded of. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table duty_companies (
      foundation_id uuid primary key,
      -- Since when it is followed: nobody is reminded of days before.
      seen_at timestamptz not null,
      -- The last day, in Berlin, on which its reminders were looked for.
      looked_on text not null
    );
    create index duty_companies_by_look on duty_companies (looked_on);

    create table duty_ticks (
      foundation_id uuid not null,
      -- Of a yearly duty with its year.
      key text not null,
      state text not null check (state in ('done', 'not-applicable')),
      on_day text,
      -- Sealed under the key of whoever leads the formation.
      why jsonb,
      document_id uuid,
      set_at timestamptz not null,
      primary key (foundation_id, key)
    );

    create table duty_reminders (
      foundation_id uuid not null,
      key text not null,
      -- 1 for the first one of a duty.
      number integer not null,
      -- Duties of one day are told of in one mail.
      mail_id uuid not null,
      primary key (foundation_id, key, number)
    );
    create index duty_reminders_by_mail on duty_reminders (mail_id)`.execute(db);
}
