import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { typedWords } from '#domain/search/terms.ts';
import { fullName } from './people.ts';

/** Members whose names hold all words of one of these names, in any order. */
export async function membersNamed(
  db: Database,
  names: readonly string[],
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const asked = names
    .map((name) => typedWords(name))
    .filter((words) => words.length > 1)
    .map((words) => words.map((word) => `'${word}'`).join(' & '));
  if (asked.length === 0) return [];
  const all = asked.map((words) => `(${words})`).join(' | ');
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('role', '=', 'member')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`words @@ ${all}::tsquery`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const name = fullName(row);
    return name === null ? [] : [{ id: row.id, name }];
  });
}
