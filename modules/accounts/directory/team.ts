import type { Database } from '#database/connection.ts';

export interface TeamAccount {
  id: string;
  role: 'staff' | 'admin';
}

/** Who may look after foundations, by id. */
export async function teamAccounts(db: Database): Promise<TeamAccount[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', ['staff', 'admin'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows as TeamAccount[];
}
