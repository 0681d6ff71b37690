import type { Database } from '#database/connection.ts';
import type { UserRow } from '../tables.ts';
import { namesByIds } from './people.ts';

/** The role in an invitation, and its sender: null once that account is gone or has no name. */
export interface Invitation {
  role: UserRow['role'];
  inviter: string | null;
}

export async function invitationOf(db: Database, userId: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['role', 'invited_by'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, invited_by } = row;
  const names = await namesByIds(db, invited_by === null ? [] : [invited_by]);
  return { role, inviter: names.get(invited_by ?? '') ?? null };
}
