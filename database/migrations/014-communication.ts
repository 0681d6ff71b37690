import { type Kysely, sql } from 'kysely';

/**
 * What the team writes down about a formation, copies of the letters that were sent with what became of
 * them, and when a notary opened a link.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table notes (
      id uuid primary key,
      foundation_id uuid not null,
      author_id uuid not null,
      written_at timestamptz not null,
      text jsonb,
      call_with text,
      call_direction text,
      call_at timestamptz,
      call_outcome text,
      changed_at timestamptz,
      changed_by uuid,
      removed_at timestamptz,
      removed_by uuid,
      check (num_nonnulls(call_with, call_direction, call_at, call_outcome) in (0, 4))
    )`.execute(db);
  await sql`create index on notes (foundation_id, written_at desc)`.execute(db);
  await sql`
    create table letters (
      message_id text primary key,
      mail text not null,
      subject text not null,
      reader text,
      foundation_id uuid,
      account_id uuid,
      upload_link_id uuid,
      copy jsonb,
      written_at timestamptz not null default now(),
      attempts integer not null default 0,
      failed_at timestamptz,
      failure text,
      ended_as text,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index on letters (foundation_id, written_at desc)`.execute(db);
  await sql`create index on letters (account_id, written_at desc)`.execute(db);
  await sql`create index on letters (upload_link_id) where upload_link_id is not null`.execute(db);
  await sql`create index letters_by_age on letters (written_at) where copy is not null`.execute(db);
  await sql`
    create index letters_without_case_by_age on letters (written_at)
      where foundation_id is null`.execute(db);
  await sql`
    insert into letters (message_id, mail, subject, foundation_id, written_at, ended_as, ended_at)
    select message_id, mail, 'case', foundation_id, sent_at, 'handed-over', sent_at
    from sent_mails where foundation_id is not null and not skipped`.execute(db);
  await sql`
    insert into letters (message_id, mail, subject, foundation_id, written_at, attempts, failed_at, ended_as)
    select message_id, mail, 'case', foundation_id, failed_at, attempts, failed_at,
      case when permanent then 'undeliverable' end
    from unsent_mails where foundation_id is not null and failed_at is not null
    on conflict do nothing`.execute(db);
  await sql`alter table unsent_mails add column failure text`.execute(db);
  await sql`
    alter table upload_links
      add column opened_at timestamptz,
      add column last_opened_at timestamptz,
      add column revoked_by uuid`.execute(db);
  await sql`
    update upload_links set opened_at = opened.first, last_opened_at = opened.last
    from (
      select actor_id, min(at) as first, max(at) as last
      from audit_log where action = 'link-opened' group by actor_id
    ) opened
    where opened.actor_id = upload_links.id`.execute(db);
}
