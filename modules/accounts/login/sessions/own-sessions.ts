import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { holdUsers } from '../../directory/standing.ts';
import { withdrawEmailChange } from '../../profile/email-change/withdraw.ts';
import type { Refused } from '../../refusals.ts';
import type { Person } from '../session-owner.ts';
import { endSessions, holdOwner } from '../sessions.ts';
import type { Device } from './device.ts';

export interface OwnSession extends Device {
  id: string;
  /** The time of the login. */
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
export const alive = (db: Database, userId: string) =>
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

/** The present session first, then the last used ones. */
export async function listOwnSessions(
  db: Database,
  { id, sessionId }: Owner,
  { limit, offset }: Paging,
): Promise<{ sessions: OwnSession[]; meta: Count }> {
  const rows = await alive(db, id)
    .select(['s.id', 's.created_at', 's.last_used_at', 's.browser', 's.system'])
    .orderBy(sql`s.id = ${sessionId}`, 'desc')
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const meta = await countRows(db, alive(db, id));
  const sessions = rows.map((row) => ({ ...row, current: row.id === sessionId }));
  return { sessions, meta };
}

/**
 * Ends one of the owner's sessions; another person's session looks like a missing one. Its change of address is
 * withdrawn, since it may not be the owner's wish.
 */
export const endOwnSession = (db: Database, owner: Owner, id: string): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    if (!(await holdOwner(trx, owner))) return { refused: 'INVALID_CREDENTIALS' };
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('id', '=', id)
      .where('user_id', '=', owner.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return { refused: 'NO_SUCH_SESSION' };
    if (id !== owner.sessionId) await withdrawUnless(trx, owner.id, (asker) => asker !== id);
    return undefined;
  });

export const endOtherSessions = (db: Database, owner: Owner): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const { id, sessionId } = owner;
    if (!(await holdOwner(trx, owner))) return { refused: 'INVALID_CREDENTIALS' };
    await endSessions(trx, id, sessionId);
    await withdrawUnless(trx, id, (asker) => asker === sessionId);
    return undefined;
  });

/** Withdraws the open change of address unless the session that requested it is trusted. */
async function withdrawUnless(
  trx: Database,
  userId: string,
  isTrusted: (sessionId: string | null) => boolean,
): Promise<void> {
  const open = await trx
    .selectFrom('email_changes')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (open && !isTrusted(open.session_id)) await withdrawEmailChange(trx, userId);
}

const SHOWN = 20;

/** A person's sessions, the last used first, without anything that could continue them. */
export async function sessionsOf(db: Database, userId: string) {
  const rows = await alive(db, userId)
    .select(['s.browser', 's.system', 's.created_at', 's.last_used_at'])
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ browser, system, created_at, last_used_at }) => ({
    browser,
    system,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }));
}

/** Logs a person out everywhere, and withdraws a change of address that one of the sessions requested. */
export const endSessionsOf = (db: Database, userId: string): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const refused = await holdUsers(trx, [userId], []);
    if (refused) return refused;
    await endSessions(trx, userId);
    await withdrawEmailChange(trx, userId);
    return undefined;
  });
