import type { Database } from '#database/connection.ts';
import { holderOf } from '#domain/orders/hour-times.ts';
import {
  consultedIn,
  freeHourSlot,
  type HourTimes,
  loadHourTimes,
} from '../../slots/hour-slots.ts';

interface Asked {
  packageId: string;
  accountId: string;
  minutes: number;
  personId?: string | undefined;
  /** Of this member. */
  foundationIds: readonly string[];
}

/**
 * When hours of a package can be had, and with whom: first with the person of an earlier time. Nobody
 * where the vendor has no times here. Undefined for the package of another account.
 */
export async function timesFor(
  db: Database,
  { packageId, accountId, foundationIds, ...asked }: Asked,
  now: Date,
): Promise<HourTimes | undefined> {
  const row = await db
    .selectFrom('hour_packages')
    .select('vendor_kind')
    .where('id', '=', packageId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const kind = holderOf[row.vendor_kind];
  if (!kind) return { people: [], with: null, slots: [] };
  const knownId =
    (await lastHolder(db, accountId, row.vendor_kind)) ?? (await consultedIn(db, foundationIds));
  return loadHourTimes(db, kind, { ...asked, knownId }, now.toISOString());
}

/** With whom this member had hours of such a vendor last. */
async function lastHolder(
  db: Database,
  accountId: string,
  vendorKind: keyof typeof holderOf,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('hour_times')
    .innerJoin('hour_redemptions', 'hour_redemptions.id', 'redemption_id')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .select('consultant_id')
    .where('hour_times.account_id', '=', accountId)
    .where('vendor_kind', '=', vendorKind)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.consultant_id;
}

export interface HourTime {
  startsAt: string;
  endsAt: string;
  consultantId: string;
  /** Counts the changes, from 0. */
  version: number;
  changedAt: string;
  isCancelled: boolean;
}

/** The time of a redemption, also one that is cancelled. */
export async function findTimeOf(
  db: Database,
  redemptionId: string,
): Promise<HourTime | undefined> {
  const row = await db
    .selectFrom('hour_times')
    .selectAll()
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
  return (
    row && {
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      consultantId: row.consultant_id,
      version: row.version,
      changedAt: row.changed_at.toISOString(),
      isCancelled: row.cancelled_at !== null,
    }
  );
}

/** Those that take place, for the member's calendar; the next first. */
export async function datesOfHours(
  db: Database,
  accountId: string,
  { after, limit }: { after: Date; limit: number },
) {
  const rows = await db
    .selectFrom('hour_times')
    .innerJoin('hour_redemptions', 'hour_redemptions.id', 'redemption_id')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .select(['redemption_id', 'starts_at', 'ends_at', 'version', 'order_id'])
    .where('hour_times.account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.redemption_id,
    orderId: row.order_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    version: row.version,
  }));
}

/** Before accounts are removed, which takes their times along: others may have them. */
export async function freeHoursOf(
  transaction: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const times = await transaction
    .selectFrom('hour_times')
    .select('booking_id')
    .where('account_id', 'in', accountIds)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .execute();
  for (const { booking_id } of times) await freeHourSlot(transaction, booking_id, now);
}
