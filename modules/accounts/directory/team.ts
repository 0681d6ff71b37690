import type { Database } from '#database/connection.ts';

export interface TeamAccount {
  id: string;
  role: 'staff' | 'admin';
}

/** Ids of all people who work at the desk. */
export async function teamIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['staff', 'lawyer', 'admin'])
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the lawyers, who share a queue. */
export async function lawyerIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'lawyer')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Members of the team who may be in charge of foundations, by id. */
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
