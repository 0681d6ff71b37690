import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { graceUntil, type Kept } from '#domain/erasures/retention.ts';
import { holdMember, lockOut } from '../accounts/directory/leaving-members.ts';
import { enqueueMail, enqueueSignal, keepForWorkflow } from '../outbox/outbox.ts';
import type { ErasureRow, KeptClassRow } from './tables.ts';

export interface Erasure {
  id: string;
  personId: string;
  askedBy: ErasureRow['asked_by'];
  state: ErasureRow['state'];
  askedAt: string;
  dueAt: string;
  endedAt: string | null;
  waitsFor: number;
  kept: Kept[];
}

/** Only members can be erased: accounts of the team stay on record under their names, see docs/accounts.md. */
type Refusal = 'NO_SUCH_MEMBER';

/**
 * Schedules an erasure for the end of the grace period. While one is open, a second request returns the same one.
 */
export async function askErasure(
  db: Database,
  { personId, askedBy }: Pick<Erasure, 'personId' | 'askedBy'>,
  now: Date,
): Promise<Erasure | Refusal> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, personId))) return 'NO_SUCH_MEMBER';
    const open = await openErasure(trx, personId);
    if (open) return open;
    const id = randomUUID();
    const row = await trx
      .insertInto('erasures')
      .values({
        id,
        person_id: personId,
        asked_by: askedBy,
        state: 'asked',
        asked_at: now,
        due_at: graceUntil(askedBy, now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueSignal(trx, 'erasure-changed', { erasureId: id });
    await enqueueMail(trx, 'erasure-asked', { erasureId: id });
    return fromRow(row);
  });
}

/** @returns false where no erasure is open, or it has begun */
export async function withdrawErasure(db: Database, personId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('erasures')
      .set({ state: 'withdrawn', ended_at: now })
      .where('person_id', '=', personId)
      .where('state', '=', 'asked')
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await enqueueSignal(trx, 'erasure-changed', { erasureId: row.id });
    return true;
  });
}

/** The erasure that can still be withdrawn, or is under way. */
export async function openErasure(db: Database, personId: string): Promise<Erasure | undefined> {
  const row = await db
    .selectFrom('erasures')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', ['asked', 'erasing'])
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function findErasure(db: Database, id: string): Promise<Erasure | undefined> {
  const row = await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** Ids of unfinished erasures, whose workflows should be running, in order. */
export async function unfinishedErasures(
  db: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const found = db
    .selectFrom('erasures')
    .select('id')
    .where('state', 'in', ['asked', 'erasing'])
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? found.where('id', '>', after) : found).execute();
  return rows.map(({ id }) => id);
}

/** Notes the number of formations that still run; the erasure waits and tries again. */
export async function noteWaiting(db: Database, id: string, waitsFor: number): Promise<void> {
  await db.updateTable('erasures').set({ waits_for: waitsFor }).where('id', '=', id).execute();
}

/**
 * Begins the erasure inside the caller's transaction. From here on it cannot be withdrawn, and the person cannot
 * log in.
 *
 * @returns false when it was withdrawn at this moment
 */
export async function beginErasure(
  trx: Database,
  { id, personId }: Pick<Erasure, 'id' | 'personId'>,
  kept: readonly Kept[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('erasures')
    .set({ state: 'erasing', began_at: now, waits_for: 0, kept: JSON.stringify(kept) })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await lockOut(trx, personId);
  await keepForWorkflow(trx, id, 'erasure-receipt', { erasureId: id });
  return true;
}

export async function finishErasure(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ state: 'done', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'erasing')
    .execute();
}

/** Notes the classes that the law keeps, with their last days; a repetition changes nothing. */
export async function keepClasses(
  db: Database,
  personId: string,
  kept: readonly Pick<KeptClassRow, 'class' | 'until'>[],
): Promise<void> {
  if (kept.length === 0) return;
  await db
    .insertInto('kept_classes')
    .values(
      kept.map(({ class: retention, until }) => ({ person_id: personId, class: retention, until })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'class']).doNothing())
    .execute();
}

export interface KeptClass {
  personId: string;
  class: KeptClassRow['class'];
}

/** Kept classes whose last day is over, in pages. */
export async function endedClasses(
  db: Database,
  now: Date,
  { limit, after }: { limit: number; after?: KeptClass | undefined },
): Promise<KeptClass[]> {
  const ended = db
    .selectFrom('kept_classes')
    .select(['person_id as personId', 'class'])
    .where('until', '<', sql<string>`(${now}::timestamptz at time zone 'Europe/Berlin')::date`)
    .orderBy('person_id')
    .orderBy('class')
    .limit(limit);
  const rest =
    after &&
    ended.where(sql<boolean>`(person_id, class) > (${after.personId}::uuid, ${after.class})`);
  return (rest ?? ended).execute();
}

export async function dropKeptClass(
  db: Database,
  { personId, class: retention }: KeptClass,
): Promise<void> {
  await db
    .deleteFrom('kept_classes')
    .where('person_id', '=', personId)
    .where('class', '=', retention)
    .execute();
}

/** Those of these people with an open request. */
export async function askedAmong(db: Database, personIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('erasures')
    .select('person_id')
    .where('state', 'in', ['asked', 'erasing'])
    .where(sql<boolean>`person_id = any(${personIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}

const RECEIPT_YEARS = 3;
/**
 * Removes receipts once nothing about their person is kept any more.
 *
 * @returns the number removed
 */
export const sweepReceipts = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'erasures',
    db
      .selectFrom('erasures')
      .select('id')
      .where('state', 'in', ['done', 'withdrawn'])
      .where(
        'ended_at',
        '<',
        sql<Date>`${now}::timestamptz - make_interval(years => ${RECEIPT_YEARS})`,
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('kept_classes')
              .select('class')
              .whereRef('kept_classes.person_id', '=', 'erasures.person_id'),
          ),
        ),
      ),
  );

const fromRow = (row: Selectable<ErasureRow>): Erasure => ({
  id: row.id,
  personId: row.person_id,
  askedBy: row.asked_by,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  waitsFor: row.waits_for,
  kept: row.kept,
});
