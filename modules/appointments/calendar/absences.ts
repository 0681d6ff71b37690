import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type AbsenceRequest, absenceSpan } from '#domain/appointments/absences.ts';
import type { Span } from '#domain/days/berlin-days.ts';
import type { AbsenceRow } from '../tables.ts';

export interface Absence extends Span {
  id: string;
  consultantId: string;
  createdAt: Date;
}

interface NewAbsence {
  /** Of the request: a repetition enters nothing twice. */
  id: string;
  consultantId: string;
  request: AbsenceRequest;
  by: string;
}

type Entered = { repeated: boolean } | { refused: 'NOT_FOUND' | 'KEY_USED' | 'ABSENT_ALREADY' };

export const enterAbsence = (db: Database, absence: NewAbsence, now: Date): Promise<Entered> =>
  db.transaction().execute((transaction) => insertAbsence(transaction, absence, now));

/**
 * Enters an absence, inside a transaction. Bookings of this consultant that are being made wait for it
 * or are waited for: what is read afterwards is all that lies in these times.
 */
export async function insertAbsence(
  transaction: Database,
  { id, consultantId, request, by }: NewAbsence,
  now: Date,
): Promise<Entered> {
  const consultant = await transaction
    .selectFrom('consultants')
    .select('id')
    .where('id', '=', consultantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!consultant) return { refused: 'NOT_FOUND' };
  const { startsAt, endsAt } = absenceSpan(request);
  const earlier = await findAbsence(transaction, id);
  if (earlier) {
    const isSame =
      earlier.consultantId === consultantId &&
      earlier.startsAt === startsAt &&
      earlier.endsAt === endsAt;
    return isSame ? { repeated: true } : { refused: 'KEY_USED' };
  }
  const known = await absencesBetween(transaction, [consultantId], { startsAt, endsAt });
  const covers = (one: Span) => one.startsAt <= startsAt && one.endsAt >= endsAt;
  if (known.some(covers)) return { refused: 'ABSENT_ALREADY' };
  const times = { starts_at: startsAt, ends_at: endsAt };
  const entered = { created_at: now, created_by: by, cancelled_at: null };
  await transaction
    .insertInto('absences')
    .values({ id, consultant_id: consultantId, ...times, ...entered })
    .execute();
  return { repeated: false };
}

/** Also one that was taken back. */
export async function findAbsence(
  db: Database,
  id: string,
): Promise<(Absence & { isCancelled: boolean }) | undefined> {
  const row = await db.selectFrom('absences').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...fromRow(row), isCancelled: row.cancelled_at !== null };
}

/** Takes it back: these times can be booked again. Safe to repeat. */
export async function cancelAbsence(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('absences')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** More than a team has at once. */
const MOST = 500;

/** Those of these consultants that lie between two instants, the earliest first. */
export async function absencesBetween(
  db: Database,
  consultantIds: readonly string[],
  { startsAt, endsAt }: { startsAt: string; endsAt?: string },
): Promise<Absence[]> {
  if (consultantIds.length === 0) return [];
  let query = db
    .selectFrom('absences')
    .selectAll()
    .where('consultant_id', 'in', consultantIds)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', new Date(startsAt));
  if (endsAt) query = query.where('starts_at', '<', new Date(endsAt));
  const rows = await query.orderBy('starts_at').orderBy('id').limit(MOST).execute();
  return rows.map(fromRow);
}

const fromRow = (row: Selectable<AbsenceRow>): Absence => ({
  id: row.id,
  consultantId: row.consultant_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  createdAt: row.created_at,
});
