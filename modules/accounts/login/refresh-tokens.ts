import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Database } from '#database/connection.ts';
import { hashToken } from '../../shared/tokens.ts';
import type { Refusal } from '../refusals.ts';
import type { UserRow } from '../tables.ts';
import { type Person, personOfSession } from './session-owner.ts';
import { endSession, type Issued, lifetimeOf, type Mode, newToken } from './sessions.ts';

/** Parallel requests refresh with one token and get the same successor. */
const GRACE_SECONDS = 10;

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
 * Exchanges a refresh token for its successor. The first caller creates it; callers within the next 10 s get the
 * same one, which is stored encrypted with the old token. A later caller may have lost that answer, and gets
 * another successor as long as nobody has used the first one. If two people hold one session, one of them then
 * presents a used or void token: it was stolen, and the session ends.
 */
export async function rotate(db: Database, token: string): Promise<Issued | Refusal> {
  const row = await findToken(db, token);
  if (!row?.alive) return { refused: 'INVALID_CREDENTIALS' };
  const issued = { sessionId: row.session_id, user: { id: row.user_id, role: row.role } };
  const { mode } = row;
  if (row.seconds_since_rotation === null) {
    const successor = newToken();
    const tokenMs = Math.min(lifetimeOf(mode), row.ms_left);
    const won = await replaceToken(db, token, successor, tokenMs);
    if (won) return { ...issued, mode, token: successor, tokenMs };
    return rotate(db, token);
  }
  if (row.sealed_successor) {
    const tokenMs = Math.min(lifetimeOf(mode), row.ms_left);
    const known = unseal(row.sealed_successor, token);
    if (row.seconds_since_rotation <= GRACE_SECONDS) {
      return { ...issued, mode, token: known, tokenMs };
    }
    const successor = newToken();
    if (await replaceSuccessor(db, token, { known, successor, tokenMs })) {
      return { ...issued, mode, token: successor, tokenMs };
    }
    // Another caller may have got a successor meanwhile.
    const now = await findToken(db, token);
    if (now?.sealed_successor !== row.sealed_successor) return rotate(db, token);
  }
  await endSession(db, row.session_id);
  return { refused: 'TOKEN_REUSED', userId: row.user_id, sessionId: row.session_id };
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

/** A single statement, so that exactly one of several callers replaces the token. */
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

interface OtherSuccessor {
  known: string;
  successor: string;
  tokenMs: number;
}

/** Voids the known successor and gives the token another one, unless the known one has been used. */
async function replaceSuccessor(db: Database, token: string, replaced: OtherSuccessor) {
  const { known, successor, tokenMs } = replaced;
  const { rows } = await sql<{ session_id: string }>`
    with voided as (
      update refresh_tokens
      set rotated_at = clock_timestamp(), sealed_successor = ''
      where token_hash = ${hashToken(known)} and rotated_at is null
      returning session_id
    ), resealed as (
      update refresh_tokens
      set rotated_at = clock_timestamp(), sealed_successor = ${seal(successor, token)}
      where token_hash = ${hashToken(token)} and exists (select from voided)
    ), inserted as (
      insert into refresh_tokens (token_hash, session_id, expires_at)
      select ${hashToken(successor)}, session_id, ${new Date(Date.now() + tokenMs)}::timestamptz
      from voided
    ), used as (
      update sessions set last_used_at = now() where id in (select session_id from voided)
    )
    select session_id from voided`.execute(db);
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

/** The person behind a session cookie; a replaced token works for another 10 s. */
export async function personOfToken(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  token: string,
): Promise<Person | undefined> {
  const row = await findToken(db, token);
  if (!row?.alive || row.mode !== 'session') return undefined;
  if ((row.seconds_since_rotation ?? 0) > GRACE_SECONDS) return undefined;
  return personOfSession(pool, row.session_id);
}

/** Ends the session of a known token, even of one that was replaced. */
export async function endSessionOfToken(db: Database, token: string): Promise<string | undefined> {
  const row = await findToken(db, token);
  return row && endSession(db, row.session_id);
}
