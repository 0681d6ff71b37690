import { type Kysely, sql } from 'kysely';

/** Names by which the team finds a formation, and the dates of birth by which those find it who may see them. */
export async function up(db: Kysely<never>): Promise<void> {
  const table = sql`projections.foundations`;
  await sql`
    alter table ${table}
      add column people_words tsvector generated always as (search_words(
        jsonb_path_query_array(details, '$.people.participants[*].firstName')::text,
        jsonb_path_query_array(details, '$.people.participants[*].lastName')::text,
        jsonb_path_query_array(details, '$.people.participants[*].companyName')::text
      )) stored,
      add column born jsonb generated always as (
        jsonb_path_query_array(details, '$.people.participants[*].details.birthDate')
        || jsonb_path_query_array(details, '$.people.participants[*].details.representedBy[*].birthDate')
      ) stored`.execute(db);
  await sql`create index on ${table} using gin (people_words)`.execute(db);
  await sql`create index on ${table} using gin (born)`.execute(db);
}
