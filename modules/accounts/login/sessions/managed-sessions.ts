import type { Database } from '#database/connection.ts';
import { holdUsers } from '../../directory/standing.ts';
import { withdrawEmailChange } from '../../profile/email-change/withdraw.ts';
import type { Refused } from '../../refusals.ts';
import { endSessions } from '../sessions.ts';
import { alive } from './own-sessions.ts';

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
