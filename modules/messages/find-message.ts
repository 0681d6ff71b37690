import type { Database } from '#database/connection.ts';

export const findMessage = (db: Database, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Lawyers who have written in a formation's thread with the law firm. */
export async function lawyersIn(db: Database, foundationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('author_id')
    .distinct()
    .where('foundation_id', '=', foundationId)
    .where('audience', '=', 'law-firm')
    .where('author_role', '=', 'lawyer')
    .execute();
  return rows.map(({ author_id }) => author_id);
}
