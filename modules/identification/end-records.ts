import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Formations of which there are records, in pages. */
export async function foundationsOnRecord(
  db: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<{ id: string }>`
    select foundation_id as id from identifications where foundation_id > ${from}
    union select foundation_id from risk_files where foundation_id > ${from}
    union select foundation_id from identification_links where foundation_id > ${from}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the copies of a formation. */
export async function copiesOf(db: Database, foundationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identification_copies')
    .innerJoin('identifications', 'identifications.id', 'identification_id')
    .select('identification_copies.id')
    .where('foundation_id', '=', foundationId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes everything about the people of a formation that this module knows. */
export async function removeRecords(db: Database, foundationId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of [
      'identifications',
      'risk_files',
      'identification_attempts',
      'identification_links',
    ] as const) {
      await trx.deleteFrom(table).where('foundation_id', '=', foundationId).execute();
    }
  });
}
