import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  STAND_INS_MAX,
  type StandIn,
  type StandInRefusal,
  standInRefusal,
} from '#domain/desk/stand-ins.ts';
import { dayKey } from '#domain/site/formats.ts';

const STAND_INS_LOCK = 735_110_072;

const runningOn = (db: Database, today: string) =>
  db.selectFrom('stand_ins').where('from_day', '<=', today).where('until_day', '>=', today);

/** Those that run or are to come, the earliest first. */
export const standIns = (db: Database, today: string): Promise<(StandIn & { id: string })[]> =>
  db
    .selectFrom('stand_ins')
    .select([
      'id',
      'absent_id as absentId',
      'stand_in_id as standInId',
      'from_day as from',
      'until_day as until',
    ])
    .where('until_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .limit(STAND_INS_MAX)
    .execute();

/** @param wished.id from the caller's idempotency key: a repetition writes nothing */
export async function addStandIn(
  db: Database,
  wished: StandIn & { id: string },
  today: string,
): Promise<StandInRefusal | 'TOO_MANY_STAND_INS' | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${STAND_INS_LOCK})`.execute(transaction);
    const others = await standIns(transaction, today);
    if (others.some(({ id }) => id === wished.id)) return undefined;
    const refused = standInRefusal(wished, others);
    if (refused) return refused;
    if (others.length >= STAND_INS_MAX) return 'TOO_MANY_STAND_INS';
    const { id, absentId, standInId, from, until } = wished;
    await transaction
      .insertInto('stand_ins')
      .values({
        id,
        absent_id: absentId,
        stand_in_id: standInId,
        from_day: from,
        until_day: until,
      })
      .execute();
    return undefined;
  });
}

export const standInOf = (db: Database, id: string) =>
  db
    .selectFrom('stand_ins')
    .select(['absent_id as absentId', 'stand_in_id as standInId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const endStandIn = (db: Database, id: string) =>
  db.deleteFrom('stand_ins').where('id', '=', id).execute();

/** Ids of the people somebody stands in for now. */
export async function standsInFor(db: Database, id: string, now: Date): Promise<string[]> {
  const rows = await runningOn(db, dayKey(now.toISOString()))
    .select('absent_id')
    .where('stand_in_id', '=', id)
    .execute();
  return rows.map(({ absent_id }) => absent_id);
}

/** Ids of the people somebody stands in for now, of the whole team. */
export async function absentNow(db: Database, now: Date): Promise<Set<string>> {
  const rows = await runningOn(db, dayKey(now.toISOString())).select('absent_id').execute();
  return new Set(rows.map(({ absent_id }) => absent_id));
}

/** These people and whoever stands in for them now. */
export async function withStandIns(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await runningOn(db, dayKey(now.toISOString()))
    .select('stand_in_id')
    .where('absent_id', 'in', ids)
    .execute();
  return [...new Set([...ids, ...rows.map(({ stand_in_id }) => stand_in_id)])];
}

/** Those that have ended. */
export async function sweepStandIns(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stand_ins')
    .where('until_day', '<', dayKey(now.toISOString()))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
