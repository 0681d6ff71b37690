import { type Kysely, sql } from 'kysely';

/**
 * Which runner of the projections is active, and until when without a sign of life. It is outside of the
 * schema of the read models, which a rebuild replaces.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table projection_lease (
      -- A key: taking the lease waits for transactions that hold the row with for key share, and
      -- extending it does not.
      term integer primary key,
      until timestamptz not null,
      singleton boolean not null unique default true check (singleton)
    );
    insert into projection_lease (term, until) values (0, now())`.execute(db);
}
