import type { Database } from '#database/connection.ts';

/** Since when a question of the notary has waited for an answer, by formation. */
export async function questionsOfNotary(
  db: Database,
  foundationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_threads')
    .select(['foundation_id', 'asked_at'])
    .where('foundation_id', 'in', foundationIds)
    .where('audience', '=', 'notary')
    .where('asked_at', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ foundation_id, asked_at }) =>
      asked_at ? [[foundation_id, asked_at.toISOString()]] : [],
    ),
  );
}
