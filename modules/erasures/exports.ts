import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { EXPORT_DAYS, EXPORTS_A_DAY } from '#domain/erasures/retention.ts';
import { holdMember } from '../accounts/directory/leaving-members.ts';
import { enqueueMail, enqueueSignal } from '../outbox/outbox.ts';
import type { DataExportRow } from './tables.ts';

export interface DataExport {
  id: string;
  personId: string;
  askedAt: string;
  /** null while the copy is being made. */
  readyAt: string | null;
  endsAt: string | null;
  size: number | null;
}

/**
 * Requests a copy. While one is being made, a second request returns the same one; requests of one person run one
 * after the other.
 */
export async function askExport(
  db: Database,
  personId: string,
  now: Date,
): Promise<DataExport | 'TOO_MANY' | 'NO_SUCH_MEMBER'> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, personId))) return 'NO_SUCH_MEMBER';
    const today = await trx
      .selectFrom('data_exports')
      .selectAll()
      .where('person_id', '=', personId)
      .where('asked_at', '>', subDays(now, 1))
      .execute();
    const open = today.find(({ ready_at }) => ready_at === null);
    if (open) return fromRow(open);
    if (today.length >= EXPORTS_A_DAY) return 'TOO_MANY';
    const id = randomUUID();
    const row = await trx
      .insertInto('data_exports')
      .values({ id, person_id: personId, asked_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueSignal(trx, 'export-asked', { exportId: id });
    return fromRow(row);
  });
}

/** The person's newest copy. */
export async function exportOf(db: Database, personId: string): Promise<DataExport | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function findExport(db: Database, id: string): Promise<DataExport | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function exportIdsOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a copy as ready, and tells its owner once. */
export async function finishExport(
  db: Database,
  id: string,
  { size, now }: { size: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('data_exports')
      .set({ ready_at: now, ends_at: addDays(now, EXPORT_DAYS), size })
      .where('id', '=', id)
      .where('ready_at', 'is', null)
      .returning('person_id')
      .executeTakeFirst();
    if (row) await enqueueMail(trx, 'export-ready', { userId: row.person_id, exportId: id });
  });
}

export async function dropExport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute();
}

/** Copies whose download period is over. */
export async function endedExports(
  db: Database,
  now: Date,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const ended = db
    .selectFrom('data_exports')
    .select('id')
    .where('ends_at', '<', now)
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? ended.where('id', '>', after) : ended).execute();
  return rows.map(({ id }) => id);
}

/** Ids of copies that are not made yet, in order. */
export async function openExports(
  db: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const found = db
    .selectFrom('data_exports')
    .select('id')
    .where('ready_at', 'is', null)
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? found.where('id', '>', after) : found).execute();
  return rows.map(({ id }) => id);
}

const fromRow = (row: Selectable<DataExportRow>): DataExport => ({
  id: row.id,
  personId: row.person_id,
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  size: row.size === null ? null : Number(row.size),
});
