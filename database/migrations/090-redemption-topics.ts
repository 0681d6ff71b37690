import { type Kysely, sql } from 'kysely';

/**
 * What hours were redeemed for is a personal text: it goes with the account. That they were redeemed
 * stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hour_redemption_topics (
      redemption_id uuid primary key references hour_redemptions,
      account_id uuid not null references users on delete cascade,
      topic text not null check (length(topic) between 1 and 500)
    )`.execute(db);
  await sql`
    create index hour_redemption_topics_of_account
      on hour_redemption_topics (account_id)`.execute(db);
  await sql`
    insert into hour_redemption_topics (redemption_id, account_id, topic)
      select redemption.id, users.id, topic
      from hour_redemptions as redemption
      join hour_packages on hour_packages.id = package_id
      join users on users.id = account_id and users.removed_at is null
      where topic <> ''`.execute(db);
  await sql`alter table hour_redemptions drop column topic`.execute(db);
}
