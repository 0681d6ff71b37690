import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { enqueueMail } from '../outbox/outbox.ts';

/** Begins to follow companies; those that are followed already keep their day. */
export async function follow(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const day = dateOf(now.toISOString());
  await db
    .insertInto('duty_companies')
    .values(ids.map((id) => ({ foundation_id: id, seen_at: now, looked_on: day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The day since which a company is followed; undefined before the first sweep after its entry. */
export async function followedSince(
  db: Database,
  foundationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('duty_companies')
    .select('seen_at')
    .where('foundation_id', '=', foundationId)
    .executeTakeFirst();
  return row && dateOf(row.seen_at.toISOString());
}

/** Of these, the companies that are followed already. */
export async function followedAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('duty_companies')
    .select('foundation_id')
    .where(sql<boolean>`foundation_id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ foundation_id }) => foundation_id));
}

/** Companies whose reminders of a day were not looked for yet, and who were followed before an instant. */
export async function toLookAt(
  db: Database,
  day: string,
  { seenBefore, limit }: { seenBefore: Date; limit: number },
): Promise<{ foundationId: string; seenOn: string }[]> {
  const rows = await db
    .selectFrom('duty_companies')
    .select(['foundation_id', 'seen_at'])
    .where('looked_on', '<', day)
    .where('seen_at', '<=', seenBefore)
    .orderBy('looked_on')
    .orderBy('foundation_id')
    .limit(limit)
    .execute();
  return rows.map(({ foundation_id, seen_at }) => ({
    foundationId: foundation_id,
    seenOn: dateOf(seen_at.toISOString()),
  }));
}

/** A reminder that a duty has reached. */
export interface DueReminder {
  key: string;
  number: number;
}

interface Look {
  foundationId: string;
  day: string;
}

/**
 * Notes that a company's reminders of a day were looked for, and mails those that were not sent before: all in one
 * mail. However often and by however many workers this runs, each goes out once.
 *
 * @returns whether there is a mail
 */
export const remind = (
  db: Database,
  look: Look,
  reached: readonly DueReminder[],
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const remindersId = await noteReached(transaction, look, reached);
    if (remindersId === undefined) return false;
    await enqueueMail(transaction, 'duties-due', { remindersId });
    return true;
  });

/** Notes so, and that these count as sent. @returns the id by which a mail knows those that were not sent before */
export async function noteReached(
  db: Database,
  { foundationId, day }: Look,
  reached: readonly DueReminder[],
): Promise<string | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('duty_companies')
    .set({ looked_on: day })
    .where('foundation_id', '=', foundationId)
    .where('looked_on', '<', day)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || reached.length === 0) return undefined;
  const mailId = randomUUID();
  const rows = reached.map(({ key, number }) => ({
    foundation_id: foundationId,
    key,
    number,
    mail_id: mailId,
  }));
  const sent = await db
    .insertInto('duty_reminders')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return sent.length > 0 ? mailId : undefined;
}

/** Whose reminders a mail tells of, and the keys of the duties; undefined once they are gone. */
export async function remindersOfMail(
  db: Database,
  mailId: string,
): Promise<{ foundationId: string; keys: string[] } | undefined> {
  const rows = await db
    .selectFrom('duty_reminders')
    .select(['foundation_id', 'key'])
    .where('mail_id', '=', mailId)
    .execute();
  const [first] = rows;
  return first && { foundationId: first.foundation_id, keys: rows.map(({ key }) => key) };
}

/** Removes what is known of the duties of companies, once whoever led their formation is erased. */
export async function forgetDutiesIn(db: Database, ids: readonly string[]): Promise<void> {
  for (const table of ['duty_ticks', 'duty_reminders', 'duty_companies'] as const) {
    await db.deleteFrom(table).where(sql<boolean>`foundation_id = any(${ids}::uuid[])`).execute();
  }
}
