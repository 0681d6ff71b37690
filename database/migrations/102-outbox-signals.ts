import { type Kysely, sql } from 'kysely';

/** An entry of the outbox is a mail or a signal to a workflow. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table outbox
      alter column mail drop not null,
      add column signal text`.execute(db);
  await sql`
    update outbox set signal = mail, mail = null
    where mail in ('meeting-changed', 'invoice-changed')`.execute(db);
  await sql`
    alter table outbox
      add constraint outbox_mail_or_signal check (num_nonnulls(mail, signal) = 1)`.execute(db);
}
