import { type Kysely, sql } from 'kysely';

/** Payments of shareholders' contributions, as the founders entered them or chose them from a statement. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table contributions (
      foundation_id uuid primary key,
      -- Counts the changes, so that nobody overwrites what they have not seen.
      revision int not null,
      -- Since when law firm and notary see the payments.
      offered_at timestamptz
    );
    create table contribution_lines (
      id uuid primary key,
      foundation_id uuid not null references contributions on delete cascade,
      participant_id uuid not null,
      -- Day, amount and payer, sealed under the participant's key.
      content jsonb not null
    );
    create index contribution_lines_of on contribution_lines (foundation_id, participant_id)`.execute(
    db,
  );
}
