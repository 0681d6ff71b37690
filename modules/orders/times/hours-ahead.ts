import type { Database } from '#database/connection.ts';
import { isAhead } from '#domain/appointments/rules.ts';
import { standingRedemptions } from '../redemptions.ts';
import { endTime } from './book-time.ts';

interface HoursAhead {
  redemptionId: string;
  packageId: string;
  minutes: number;
  /** null while none is booked. */
  booking: { id: string; version: number } | null;
}

/** Redeemed hours of orders that nobody has begun to perform. */
export async function hoursAhead(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<HoursAhead[]> {
  if (orderIds.length === 0) return [];
  const rows = await standingRedemptions(db)
    .select(['hour_redemptions.id', 'package_id', 'minutes', 'chooses_time'])
    .select(['time.id as booking_id', 'starts_at', 'version'])
    .where('order_id', 'in', orderIds)
    .where('voided_at', 'is', null)
    .execute();
  return rows
    .filter(({ chooses_time: choosesTime, starts_at }) =>
      isAhead({ choosesTime, startsAt: starts_at?.toISOString() ?? null }, now.toISOString()),
    )
    .map((row) => ({
      redemptionId: row.id,
      packageId: row.package_id,
      minutes: row.minutes,
      booking: row.booking_id ? { id: row.booking_id, version: row.version ?? 0 } : null,
    }));
}

/** By the id of the package. */
export function minutesAhead(hours: readonly HoursAhead[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { packageId, minutes: each } of hours) {
    minutes.set(packageId, (minutes.get(packageId) ?? 0) + each);
  }
  return minutes;
}

/** Takes back what was redeemed for a time that is ahead, and cancels those times. */
export async function takeBackAhead(
  transaction: Database,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const { redemptionId, booking } of await hoursAhead(transaction, [orderId], now)) {
    await transaction
      .insertInto('hour_redemption_undos')
      .values({ redemption_id: redemptionId, undone_at: now })
      .execute();
    if (booking) await endTime(transaction, redemptionId, booking, now);
  }
}
