import type { Database } from '#database/connection.ts';

/** Those of these people who have issued a command for any foundation. */
export async function peopleWithCommands(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('commands')
    .select('actor_id')
    .distinct()
    .where('actor_id', 'in', ids)
    .execute();
  return rows.map(({ actor_id }) => actor_id);
}
