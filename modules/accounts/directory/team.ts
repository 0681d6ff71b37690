import type { Database } from '#database/connection.ts';
import { type TeamRole, teamRoles } from '#domain/desk/rights.ts';

/** Active accounts with these roles, by id. */
async function accountsOf<Role extends TeamRole>(db: Database, roles: readonly Role[]) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows as { id: string; role: Role }[];
}

export type TeamAccount = Awaited<ReturnType<typeof teamAccounts>>[number];

/** Members of the team who may be in charge of foundations. */
export const teamAccounts = (db: Database) => accountsOf(db, ['staff', 'admin']);

/** Ids of the lawyers, who share a queue. */
export const lawyerIds = async (db: Database) =>
  (await accountsOf(db, ['lawyer'])).map(({ id }) => id);

/** Everybody who works at the desk. */
export const deskAccounts = (db: Database) => accountsOf(db, teamRoles);

/** Ids of all people who work at the desk. */
export const teamIds = async (db: Database) => (await deskAccounts(db)).map(({ id }) => id);
