import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Span } from '#domain/slots/berlin-days.ts';
import type { BookingRow } from './tables.ts';

export interface Booked extends Span {
  id: string;
  consultantId: string;
  kind: BookingRow['kind'];
  foundationId: string | null;
  isFreed: boolean;
}

/** More than one week of a team holds. */
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

/** Also what is freed by now. */
export async function findBooked(db: Database, id: string): Promise<Booked | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toBooked(row);
}

/** The consultation that stands in each of these foundations. */
export async function consultationsOf(
  db: Database,
  foundationIds: readonly string[],
): Promise<ReadonlyMap<string, Booked>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('foundation_id', 'in', foundationIds)
    .where('kind', '=', 'consultation')
    .where('freed_at', 'is', null)
    .orderBy('starts_at')
    .execute();
  return new Map(rows.map((row) => [row.foundation_id ?? '', toBooked(row)]));
}

export const toBooked = (row: Selectable<BookingRow>): Booked => ({
  id: row.id,
  consultantId: row.consultant_id,
  kind: row.kind,
  foundationId: row.foundation_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  isFreed: row.freed_at !== null,
});
