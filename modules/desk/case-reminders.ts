import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { Reminded } from '#domain/foundations/due-dates.ts';
import { dayKey } from '#domain/site/formats.ts';
import { enqueueMail } from '../outbox/outbox.ts';

interface NewReminder {
  foundationId: string;
  reminded: Reminded;
  by: string;
}

/**
 * Requests a reminder by mail.
 *
 * @returns false when the case had one earlier that day
 */
export async function remindOfCase(
  db: Database,
  { foundationId, reminded, by }: NewReminder,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('case_reminders')
      .values({
        id: randomUUID(),
        foundation_id: foundationId,
        asked_on: dayKey(now.toISOString()),
        reminded,
        asked_by: by,
        asked_at: now,
      })
      .onConflict((conflict) => conflict.columns(['foundation_id', 'asked_on']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await enqueueMail(transaction, 'asked-reminder', { reminderId: row.id });
    return true;
  });
}

export interface AskedReminder {
  foundationId: string;
  reminded: Reminded;
  /** Number of the reminder in its case, starting at 1. */
  ordinal: number;
}

export async function findReminder(db: Database, id: string): Promise<AskedReminder | undefined> {
  const row = await db
    .selectFrom('case_reminders')
    .select(['foundation_id', 'reminded', 'asked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { earlier } = await db
    .selectFrom('case_reminders')
    .select(({ fn }) => fn.countAll<string>().as('earlier'))
    .where('foundation_id', '=', row.foundation_id)
    .where('asked_at', '<', row.asked_at)
    .executeTakeFirstOrThrow();
  return {
    foundationId: row.foundation_id,
    reminded: row.reminded,
    ordinal: Number(earlier) + 1,
  };
}

/** When the team last sent a reminder in each of these cases. */
export async function lastReminders(
  db: Database,
  foundationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('case_reminders')
    .select(({ fn }) => ['foundation_id', fn.max('asked_at').as('at')])
    .where('foundation_id', 'in', [...foundationIds])
    .groupBy('foundation_id')
    .execute();
  return new Map(rows.map(({ foundation_id, at }) => [foundation_id, at.toISOString()]));
}
