import { randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { hashToken } from '../../shared/tokens.ts';
import type { Refusal } from '../refusals.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import type { Device } from './sessions/device.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends after a week without use, and 30 days after the login in any case. */
const REFRESH_TOKEN_MS = 7 * DAY_MS;
const SESSION_TOKEN_MS = DAY_MS;
const SESSION_MAX_MS = 30 * DAY_MS;

export type Mode = SessionRow['mode'];

export const lifetimeOf = (mode: Mode) =>
  mode === 'session' ? SESSION_TOKEN_MS : REFRESH_TOKEN_MS;
export const newToken = () => randomBytes(32).toString('base64url');

export interface Issued {
  sessionId: string;
  user: Pick<UserRow, 'id' | 'role'>;
  mode: Mode;
  /** The refresh token, or in the mode `session` the token of the session cookie. */
  token: string;
  /** Remaining lifetime of the token. */
  tokenMs: number;
}

/** The person who logged in, with the account as it was when password and second factor were checked. */
export type LoggedIn = Pick<Selectable<UserRow>, 'id' | 'role' | 'password_hash' | 'tfa_secret'>;

/**
 * Starts a session. It refuses a login during which password, second factor, role or status changed: such a
 * change ends all sessions, and this one would start right after it.
 */
export async function startSession(
  db: Database,
  user: LoggedIn,
  mode: Mode,
  device: Device,
): Promise<Issued | Extract<Refusal, { refused: 'INVALID_CREDENTIALS' }>> {
  const sessionId = randomUUID();
  const token = newToken();
  const now = Date.now();
  const expiresAt = new Date(now + lifetimeOf(mode));
  // A single statement makes a login one round trip instead of six. Ended sessions stay for a day, so that a
  // replayed token is still recognised.
  const { rows } = await sql`
    with dead as (
      delete from sessions where user_id = ${user.id}
        and (expires_at < now() or ended_at < now() - interval '1 day')
    ), unchanged as (
      update users set last_login_at = ${new Date(now)}
      where id = ${user.id} and role = ${user.role} and status = 'active'
        and password_hash is not distinct from ${user.password_hash}
        and tfa_secret is not distinct from ${user.tfa_secret}
      returning id
    ), started as (
      insert into sessions (id, user_id, mode, expires_at, browser, system)
      select ${sessionId}::uuid, id, ${mode}, ${new Date(now + SESSION_MAX_MS)}::timestamptz,
        ${device.browser}, ${device.system} from unchanged
      returning id
    )
    insert into refresh_tokens (token_hash, session_id, expires_at)
    select ${hashToken(token)}, id, ${expiresAt}::timestamptz from started
    returning session_id`.execute(db);
  if (rows.length === 0) return { refused: 'INVALID_CREDENTIALS', userId: user.id };
  const { id, role } = user;
  return { sessionId, user: { id, role }, mode, token, tokenMs: lifetimeOf(mode) };
}

/** @returns its owner; undefined when it had ended before */
export async function endSession(db: Database, sessionId: string): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

/**
 * Locks an account until the end of the transaction. False when the calling session has been ended meanwhile, as
 * by a new password: an action that it began before must not undo that.
 */
export async function holdOwner(
  trx: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const alive = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return alive !== undefined;
}

/** Ends all sessions of a person, or all but one. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<void> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}
