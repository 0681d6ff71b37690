import { type Kysely, sql } from 'kysely';

/** Invoices of the law firm among the documents of a case, and the search for names that resemble each other. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`alter table projections.documents add column invoice jsonb`.execute(db);
}
