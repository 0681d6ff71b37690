import { type Selectable, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#database/connection.ts';
import type { Role } from '../profile/account-fields.ts';
import { type Me, type MeRow, meColumns, toMe } from '../profile/me.ts';
import type { SessionRow } from '../tables.ts';

/** A person with a live session, as the database knows them at the time of the request. */
export interface Person {
  id: string;
  role: Role;
  sessionId: string;
  loggedInAt: Date;
  hasSecondFactor: boolean;
  me: Me;
}

/** Runs for every request: one round trip, planned once per connection. */
const query = {
  name: 'session-owner',
  text: `
    select ${meColumns.map((column) => `u.${column}`).join(', ')}, s.created_at as logged_in_at
    from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status = 'active'`,
};

/** Live sessions among these, with the roles of their owners. */
export async function rolesOfSessions(
  db: Database,
  sessionIds: readonly string[],
): Promise<Map<string, Role>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.role'])
    .where('sessions.id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .execute();
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** The person who has just ended a session, by the id in the token. */
export async function actorOf(db: Database, id: string): Promise<{ id: string; role: Role }> {
  const row = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  return { id, role: row?.role ?? 'member' };
}

type Row = MeRow & { logged_in_at: Selectable<SessionRow>['created_at'] };

/** The person behind a session, while it is alive and the account is active. */
export async function personOfSession(
  pool: pg.Pool,
  sessionId: string,
): Promise<Person | undefined> {
  const { rows } = await pool.query<Row>({ ...query, values: [sessionId] });
  const [row] = rows;
  if (!row) return undefined;
  const { id, role, logged_in_at: loggedInAt } = row;
  const hasSecondFactor = row.tfa_secret !== null;
  return { id, role, sessionId, loggedInAt, hasSecondFactor, me: toMe(row) };
}
