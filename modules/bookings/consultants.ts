import type { Database } from '#database/connection.ts';

/** Names of consultants by id; unknown ids are left out. */
export async function consultantsNamed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('consultants')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((consultant) => [consultant.id, consultant]));
}
