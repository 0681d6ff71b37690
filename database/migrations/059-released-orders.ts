import { type Kysely, sql } from 'kysely';

/** Orders that ended without a withdrawal, because the law firm does not act: nobody owes anything. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table order_withdrawals
      add column released_because text check (length(released_because) <= 40)`.execute(db);
}
