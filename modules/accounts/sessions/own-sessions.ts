import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Refused } from '../refusals.ts';
import type { Person } from '../session-owner.ts';
import type { Device } from './device.ts';

export interface OwnSession extends Device {
  id: string;
  /** When the person logged in. */
  created_at: Date;
  last_used_at: Date;
  current: boolean;
}

type Owner = Pick<Person, 'id' | 'sessionId'>;

interface Paging {
  limit: number;
  offset: number;
}

/** Sessions that still work. */
const alive = (db: Database, userId: string) =>
  db
    .selectFrom('sessions as s')
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', new Date())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as t')
          .select('t.session_id')
          .whereRef('t.session_id', '=', 's.id')
          .where('t.rotated_at', 'is', null)
          .where('t.expires_at', '>', new Date()),
      ),
    );

/** The present one first, then the last used. */
export async function listOwnSessions(
  db: Database,
  { id, sessionId }: Owner,
  { limit, offset }: Paging,
): Promise<{ sessions: OwnSession[]; total: number }> {
  const rows = await alive(db, id)
    .select(['s.id', 's.created_at', 's.last_used_at', 's.browser', 's.system'])
    .orderBy(sql`s.id = ${sessionId}`, 'desc')
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await alive(db, id)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const sessions = rows.map((row) => ({ ...row, current: row.id === sessionId }));
  return { sessions, total: Number(total) };
}

/** Somebody else's session and one that does not exist are the same. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<Refused> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? undefined : { refused: 'NO_SUCH_SESSION' };
}
