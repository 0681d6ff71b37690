import { type Kysely, sql } from 'kysely';

/** Rooms of notaries that the team has revoked, and when their link was sent last. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table notary_rooms
      add column sent_at timestamptz,
      add column revoked_at timestamptz,
      add column revoked_by uuid`.execute(db);
}
