import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { apiError } from '#api/errors.ts';
import type { Person } from '#api/plugins/guards.ts';
import type { Database } from '#database/connection.ts';
import { hashToken } from '../tokens.ts';
import type { SessionRow, UserRow } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session that is not used for a week ends; used every day, it ends 30 days after the login. */
const REFRESH_TOKEN_MS = 7 * DAY_MS;
export const SESSION_TOKEN_MS = DAY_MS;
const SESSION_MAX_MS = 30 * DAY_MS;
/** Parallel requests refresh with one token; all of them get the same successor. */
const GRACE_SECONDS = 10;

export type Mode = SessionRow['mode'];

const lifetimeOf = (mode: Mode) => (mode === 'session' ? SESSION_TOKEN_MS : REFRESH_TOKEN_MS);
const newToken = () => randomBytes(32).toString('base64url');

export interface Issued {
  sessionId: string;
  user: Pick<UserRow, 'id' | 'role'>;
  mode: Mode;
  /** The refresh token; in the mode `session` the token of the session cookie. */
  token: string;
  /** How long that token lives from now on, ms. */
  tokenMs: number;
}

export async function startSession(
  db: Database,
  user: Pick<UserRow, 'id' | 'role'>,
  mode: Mode,
): Promise<Issued> {
  const sessionId = randomUUID();
  const token = newToken();
  const now = Date.now();
  await db.transaction().execute(async (trx) => {
    await removeDeadSessions(trx, user.id);
    await trx
      .insertInto('sessions')
      .values({ id: sessionId, user_id: user.id, mode, expires_at: new Date(now + SESSION_MAX_MS) })
      .execute();
    await trx
      .insertInto('refresh_tokens')
      .values({
        token_hash: hashToken(token),
        session_id: sessionId,
        expires_at: new Date(now + lifetimeOf(mode)),
      })
      .execute();
    await trx
      .updateTable('users')
      .set({ last_login_at: new Date(now) })
      .where('id', '=', user.id)
      .execute();
  });
  return { sessionId, user, mode, token, tokenMs: lifetimeOf(mode) };
}

/** Ended sessions are kept for a day, so that a replayed token is still recognised. */
const removeDeadSessions = (db: Database, userId: string) =>
  sql`delete from sessions where user_id = ${userId}
      and (expires_at < now() or ended_at < now() - interval '1 day')`.execute(db);

interface TokenRow {
  session_id: string;
  mode: Mode;
  user_id: string;
  role: UserRow['role'];
  seconds_since_rotation: number | null;
  sealed_successor: string | null;
  alive: boolean;
  ms_left: number;
}

/**
 * Exchanges a refresh token for its successor. The first caller makes it; whoever comes within
 * 10 s gets the same one, sealed under the old token. Later use means that somebody else has the
 * token: the whole session ends.
 *
 * @throws ApiError 401 INVALID_CREDENTIALS
 */
export async function rotate(db: Database, token: string, log: FastifyBaseLogger): Promise<Issued> {
  const row = await findToken(db, token);
  if (!row?.alive) throw apiError('INVALID_CREDENTIALS');
  const issued = { sessionId: row.session_id, user: { id: row.user_id, role: row.role } };
  const { mode } = row;
  if (row.seconds_since_rotation === null) {
    const successor = newToken();
    const tokenMs = Math.min(lifetimeOf(mode), row.ms_left);
    const won = await replaceToken(db, token, successor, tokenMs);
    if (won) return { ...issued, mode, token: successor, tokenMs };
    return rotate(db, token, log);
  }
  if (row.sealed_successor && row.seconds_since_rotation <= GRACE_SECONDS) {
    const tokenMs = Math.min(lifetimeOf(mode), row.ms_left);
    return { ...issued, mode, token: unseal(row.sealed_successor, token), tokenMs };
  }
  log.warn({ actor: row.user_id, session: row.session_id }, 'refresh token used again');
  await endSession(db, row.session_id);
  throw apiError('INVALID_CREDENTIALS');
}

async function findToken(db: Database, token: string): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select t.session_id, s.mode, s.user_id, u.role, t.sealed_successor,
      extract(epoch from now() - t.rotated_at)::float8 as seconds_since_rotation,
      extract(epoch from s.expires_at - now())::float8 * 1000 as ms_left,
      s.ended_at is null and s.expires_at > now() and t.expires_at > now()
        and u.status = 'active' as alive
    from refresh_tokens t
      join sessions s on s.id = t.session_id
      join users u on u.id = s.user_id
    where t.token_hash = ${hashToken(token)}`.execute(db);
  return rows[0];
}

/** One statement: of any number of callers exactly one replaces the token. */
async function replaceToken(db: Database, token: string, successor: string, tokenMs: number) {
  const { rows } = await sql<{ session_id: string }>`
    with replaced as (
      update refresh_tokens
      set rotated_at = clock_timestamp(), sealed_successor = ${seal(successor, token)}
      where token_hash = ${hashToken(token)} and rotated_at is null
      returning session_id
    ), inserted as (
      insert into refresh_tokens (token_hash, session_id, expires_at)
      select ${hashToken(successor)}, session_id, ${new Date(Date.now() + tokenMs)}::timestamptz
      from replaced
    ), used as (
      update sessions set last_used_at = now() where id in (select session_id from replaced)
    )
    select session_id from replaced`.execute(db);
  return rows.length === 1;
}

const sealingKey = (token: string) => createHmac('sha256', token).update('successor').digest();

function seal(successor: string, token: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(token), iv);
  const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** The owner of a live session, for the token of a bearer or of the web's cookie. */
export async function personOfSession(
  db: Database,
  sessionId: string,
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.created_at'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  return row && { id: row.id, role: row.role, sessionId, loggedInAt: row.created_at };
}

/** The same for the opaque token of the session cookie; a rotated one lives 10 s more. */
export async function personOfToken(db: Database, token: string): Promise<Person | undefined> {
  const row = await findToken(db, token);
  if (!row?.alive || row.mode !== 'session') return undefined;
  if ((row.seconds_since_rotation ?? 0) > GRACE_SECONDS) return undefined;
  return personOfSession(db, row.session_id);
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether live, rotated or already ended: a known token ends its session. */
export async function endSessionOfToken(db: Database, token: string): Promise<void> {
  const row = await findToken(db, token);
  if (row) await endSession(db, row.session_id);
}

/** Ends all sessions of a person, or all but the one that asks. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<void> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}
