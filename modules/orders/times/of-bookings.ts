import { type Expression, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { VendorKind } from '#domain/catalogue/product.ts';
import type { Span } from '#domain/slots/berlin-days.ts';

/** For queries of other modules: whether redeemed hours have this booking. */
export const hasHours = (bookingId: Expression<string>) => sql<boolean>`exists (
  select from hour_times where hour_times.booking_id = ${bookingId})`;

/** Redeemed hours with the time that is or was booked for them. */
export interface BookedHours extends Span {
  redemptionId: string;
  bookingId: string;
  consultantId: string;
  packageId: string;
  orderId: string;
  accountId: string;
  minutes: number;
  vendorKind: VendorKind;
  isCancelled: boolean;
}

export const hoursOfBookings = (db: Database, bookingIds: readonly string[]) =>
  bookedHours(db, 'booking_id', bookingIds);

export const hoursByRedemptions = (db: Database, redemptionIds: readonly string[]) =>
  bookedHours(db, 'redemption_id', redemptionIds);

/** By the column that is asked for. */
async function bookedHours(
  db: Database,
  column: 'booking_id' | 'redemption_id',
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookedHours>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('hour_times')
    .innerJoin('hour_redemptions', 'hour_redemptions.id', 'redemption_id')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .select(['redemption_id', 'booking_id', 'consultant_id', 'starts_at', 'ends_at'])
    .select(['package_id', 'order_id', 'hour_times.account_id', 'minutes', 'vendor_kind'])
    .select('cancelled_at')
    .where(`hour_times.${column}`, 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row[column],
      {
        redemptionId: row.redemption_id,
        bookingId: row.booking_id,
        consultantId: row.consultant_id,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        packageId: row.package_id,
        orderId: row.order_id,
        accountId: row.account_id,
        minutes: row.minutes,
        vendorKind: row.vendor_kind,
        isCancelled: row.cancelled_at !== null,
      },
    ]),
  );
}
