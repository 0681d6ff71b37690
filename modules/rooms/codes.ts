import { createHmac, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { roomCode } from '#domain/rooms/code.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import type { Wait } from '../rate-limits/limiter.ts';
import { isSameSecret } from '../shared/same-secret.ts';
import { hashToken } from '../shared/tokens.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The six digits are a keyed hash of the id of their row, as the tokens of links are: a mail that is tried again says
 * the same code, and no table holds it.
 */
export function codeOf(linkSecret: string, id: string): string {
  const hash = createHmac('sha256', linkSecret).update(`room code ${id}`).digest();
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

interface Asking {
  roomId: string;
  /** Secret of the asking browser. */
  browser: string;
}

/**
 * Makes a code for one browser and queues its mail. Codes for other browsers stay, so that whoever has a forwarded
 * link takes nothing from the notary but a share of the hour.
 *
 * @returns the wait when the room has had enough codes
 */
export async function askForCode(
  db: Database,
  { roomId, browser }: Asking,
  now: Date,
): Promise<Wait | undefined> {
  return db.transaction().execute(async (trx) => {
    const codes = await codesOfDay(trx, roomId, now);
    const recent = codes.filter(({ asked_at }) => asked_at.getTime() > now.getTime() - HOUR_MS);
    if (recent.length >= roomCode.perHour) return waitFor(recent, HOUR_MS, roomCode.perHour, now);
    await trx
      .deleteFrom('room_codes')
      .where('room_id', '=', roomId)
      .where('asked_at', '<=', new Date(now.getTime() - DAY_MS))
      .execute();
    const id = randomUUID();
    const row = { id, room_id: roomId, browser: hashToken(browser), asked_at: now };
    await trx.insertInto('room_codes').values(row).execute();
    await enqueueMail(trx, 'room-code', { codeId: id });
    return undefined;
  });
}

/**
 * Opens a room with the newest code of this browser, once.
 *
 * @returns the wait when there were enough wrong tries today
 */
export async function tryCode(
  db: Database,
  linkSecret: string,
  { roomId, browser, code }: Asking & { code: string },
  now: Date,
): Promise<'opened' | 'wrong' | Wait> {
  return db.transaction().execute(async (trx) => {
    const codes = await codesOfDay(trx, roomId, now);
    const tries = codes.reduce((sum, { wrong_tries }) => sum + wrong_tries, 0);
    const tried = codes.filter(({ wrong_tries }) => wrong_tries > 0);
    if (tries >= roomCode.triesPerDay) return waitFor(tried, DAY_MS, roomCode.triesPerDay, now);
    const own = codes.findLast((each) => each.browser === hashToken(browser));
    const isOpen =
      own?.used_at === null &&
      own.wrong_tries < roomCode.triesEach &&
      own.asked_at.getTime() > now.getTime() - roomCode.validMs;
    if (!own || !isOpen) return 'wrong';
    if (!isSameSecret(code, codeOf(linkSecret, own.id))) {
      await trx
        .updateTable('room_codes')
        .set({ wrong_tries: own.wrong_tries + 1 })
        .where('id', '=', own.id)
        .execute();
      return 'wrong';
    }
    await trx.updateTable('room_codes').set({ used_at: now }).where('id', '=', own.id).execute();
    await trx
      .updateTable('notary_rooms')
      .set({ last_visit_at: sql`looked_at` })
      .where('id', '=', roomId)
      .execute();
    return 'opened';
  });
}

/** Codes of the last day, the oldest first. The lock keeps parallel tries from being counted as one. */
async function codesOfDay(trx: Transaction<Tables>, roomId: string, now: Date) {
  await trx.selectFrom('notary_rooms').select('id').where('id', '=', roomId).forUpdate().execute();
  return trx
    .selectFrom('room_codes')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

function waitFor(
  [oldest]: readonly { asked_at: Date }[],
  windowMs: number,
  limit: number,
  now: Date,
): Wait {
  const from = oldest?.asked_at ?? now;
  return { limit, waitMs: from.getTime() + windowMs - now.getTime() };
}

export interface AskedCode {
  roomId: string;
  askedAt: Date;
  isUsed: boolean;
}

export async function findCode(db: Database, id: string): Promise<AskedCode | undefined> {
  const row = await db
    .selectFrom('room_codes')
    .select(['room_id', 'asked_at', 'used_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { roomId: row.room_id, askedAt: row.asked_at, isUsed: row.used_at !== null };
}
