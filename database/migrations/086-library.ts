import { type Kysely, sql } from 'kysely';

/** News for members, and how seminars and coachings teach. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table content_documents
      drop constraint content_documents_kind_check,
      add constraint content_documents_kind_check
        check (kind in ('article', 'page', 'category', 'news'))`.execute(db);
  // Recorded teaching that checks what was learned needs an approval (§ 12 FernUSG).
  await sql`
    alter table products
      add column teaching_mode text check (teaching_mode in ('live', 'recorded')),
      add column learning_check boolean,
      add column zfu_number text check (length(zfu_number) <= 20),
      add check ((teaching_mode is null) = (learning_check is null)),
      add check (zfu_number is null or teaching_mode is not null),
      add constraint products_sold_with_approval check (
        not (sold and teaching_mode is not distinct from 'recorded'
          and learning_check is true and zfu_number is null)
      )`.execute(db);
  await sql`
    create index products_of_academy on products (starts_at, id)
    where published and type in ('seminar', 'coaching')`.execute(db);
}
