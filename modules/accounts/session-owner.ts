import type { Selectable } from 'kysely';
import type pg from 'pg';
import type { Role } from './account-fields.ts';
import { type Me, toMe } from './me.ts';
import type { SessionRow, UserRow } from './tables.ts';

/** A person with a live session, as the database knows them at this request. */
export interface Person {
  id: string;
  role: Role;
  sessionId: string;
  loggedInAt: Date;
  me: Me;
}

/** Runs at every request: one round trip, planned once per connection. */
const query = {
  name: 'session-owner',
  text: `
    select u.id, u.email, u.provider, u.first_name, u.last_name, u.phone, u.role, u.status, u.language,
      u.terms_accepted_at, u.newsletter_at, u.created_at, u.last_login_at,
      s.created_at as logged_in_at
    from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status = 'active'`,
};

type Row = Omit<Selectable<UserRow>, 'password_hash'> & {
  logged_in_at: Selectable<SessionRow>['created_at'];
};

/** The owner of a session, while it is alive and the account is active. */
export async function personOfSession(
  pool: pg.Pool,
  sessionId: string,
): Promise<Person | undefined> {
  const { rows } = await pool.query<Row>({ ...query, values: [sessionId] });
  const [row] = rows;
  if (!row) return undefined;
  const { id, role, logged_in_at: loggedInAt } = row;
  return { id, role, sessionId, loggedInAt, me: toMe(row) };
}
