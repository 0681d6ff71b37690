import { type Expression, type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { AppointmentKind } from '#domain/appointments/rules.ts';
import type { Span } from '#domain/days/berlin-days.ts';
import type { BookingRow } from './tables.ts';

/** A time with a consultant: the only row in which it stands, whatever the appointment is. */
export interface Booked extends Span {
  id: string;
  consultantId: string;
  kind: AppointmentKind;
  /** Whose it is: the id of a foundation, a meeting or redeemed hours. */
  subjectId: string | null;
  /** Counts the changes of its subject, from 0. */
  version: number;
  changedAt: string;
  isFreed: boolean;
  /** When the person was asked by mail to choose another time. */
  askedAt: string | null;
}

/** More rows than a team books in a week. */
const MOST = 2_000;

/** What stands between two instants with these consultants, the earliest first. */
export async function bookedBetween(
  db: Database,
  consultantIds: readonly string[],
  { startsAt, endsAt }: { startsAt: string; endsAt?: string },
): Promise<Booked[]> {
  if (consultantIds.length === 0) return [];
  let query = db
    .selectFrom('bookings')
    .selectAll()
    .where('consultant_id', 'in', consultantIds)
    .where('freed_at', 'is', null)
    .where('ends_at', '>', new Date(startsAt));
  if (endsAt) query = query.where('starts_at', '<', new Date(endsAt));
  const rows = await query.orderBy('starts_at').orderBy('id').limit(MOST).execute();
  return rows.map(toBooked);
}

/** What stood in these times when an absence was entered, and is freed by now. */
export async function freedIn(
  db: Database,
  { consultantId, startsAt, endsAt, createdAt }: Span & { consultantId: string; createdAt: Date },
): Promise<Booked[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('consultant_id', '=', consultantId)
    .where('starts_at', '<', new Date(endsAt))
    .where('starts_at', '>', createdAt)
    .where('ends_at', '>', new Date(startsAt))
    .where('freed_at', '>=', createdAt)
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return rows.map(toBooked);
}

/** Also what is freed by now. */
export async function findBooked(db: Database, id: string): Promise<Booked | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toBooked(row);
}

/** The time of a subject: what it has now, else what it had last. */
export async function lastBooked(db: Database, subjectId: string): Promise<Booked | undefined> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('version', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toBooked(row);
}

/** For queries of other modules: the times that stand, named `time`, to be joined by `subject_id`. */
export const standingTimes = (db: Database) =>
  db
    .selectFrom('bookings')
    .select(['id', 'subject_id', 'consultant_id', 'starts_at', 'ends_at', 'version'])
    .where('freed_at', 'is', null)
    .as('time');

/** For queries of other modules: whether a subject has a time. */
export const hasTime = (subjectId: Expression<string>) => sql<boolean>`exists (
  select from bookings where subject_id = ${subjectId} and freed_at is null)`;

/** @returns false when the person was asked before */
export async function markAsked(
  transaction: Database,
  id: string,
  by: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('bookings')
    .set({ asked_at: now, asked_by: by })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The times that stand, by their subject. */
export async function standingOf(
  db: Database,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Booked>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .where('freed_at', 'is', null)
    .orderBy('starts_at')
    .execute();
  return new Map(rows.map((row) => [row.subject_id ?? '', toBooked(row)]));
}

const toBooked = (row: Selectable<BookingRow>): Booked => ({
  id: row.id,
  consultantId: row.consultant_id,
  kind: row.kind,
  subjectId: row.subject_id,
  version: row.version,
  changedAt: (row.freed_at ?? row.created_at).toISOString(),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  isFreed: row.freed_at !== null,
  askedAt: row.asked_at?.toISOString() ?? null,
});
