import { type Expression, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { holderOf } from '#domain/appointments/rules.ts';
import type { VendorKind } from '#domain/catalogue/product.ts';
import { free } from '../../appointments/book.ts';
import { standingOf, standingTimes } from '../../appointments/bookings.ts';
import { type HourTimes, loadHourTimes } from '../../appointments/calendar/free-slots.ts';

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

/** With whom the latest consultation of these foundations is or was booked. */
async function consultedIn(db: Database, foundationIds: readonly string[]) {
  const consultations = [...(await standingOf(db, foundationIds)).values()];
  return consultations.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).at(-1)
    ?.consultantId;
}

/** Redeemed hours with the time that stands for them. */
const bookedHours = (db: Database) =>
  db
    .selectFrom('hour_packages')
    .innerJoin('hour_redemptions', 'package_id', 'hour_packages.id')
    .innerJoin(standingTimes(db), (join) =>
      join.onRef('time.subject_id', '=', 'hour_redemptions.id'),
    );

/** With whom this member had hours of such a vendor last. */
async function lastHolder(
  db: Database,
  accountId: string,
  vendorKind: keyof typeof holderOf,
): Promise<string | undefined> {
  const row = await bookedHours(db)
    .select('consultant_id')
    .where('account_id', '=', accountId)
    .where('vendor_kind', '=', vendorKind)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.consultant_id;
}

/** Those that take place, for the member's calendar; the next first. */
export async function datesOfHours(
  db: Database,
  accountId: string,
  { after, limit }: { after: Date; limit: number },
) {
  const rows = await bookedHours(db)
    .select(['hour_redemptions.id', 'starts_at', 'ends_at', 'version', 'order_id'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    version: row.version,
  }));
}

/** Redeemed hours that a time is or was booked for. */
export interface BookedHours {
  redemptionId: string;
  packageId: string;
  orderId: string;
  accountId: string;
  minutes: number;
  vendorKind: VendorKind;
}

export async function hoursByIds(
  db: Database,
  redemptionIds: readonly string[],
): Promise<ReadonlyMap<string, BookedHours>> {
  if (redemptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('hour_redemptions')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .select(['hour_redemptions.id as redemptionId', 'package_id as packageId'])
    .select(['order_id as orderId', 'account_id as accountId'])
    .select(['minutes', 'vendor_kind as vendorKind'])
    .where('hour_redemptions.id', 'in', redemptionIds)
    .execute();
  return new Map(rows.map((row) => [row.redemptionId, row]));
}

/** For queries of other modules: whether hours that were redeemed have this id. */
export const isRedeemed = (id: Expression<string | null>) => sql<boolean>`exists (
  select from hour_redemptions where hour_redemptions.id = ${id})`;

/** Before accounts are removed, which leaves what they redeemed to nobody: others may have the times. */
export async function freeHoursOf(
  transaction: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const times = await bookedHours(transaction)
    .select('time.id')
    .where('account_id', 'in', accountIds)
    .execute();
  for (const { id } of times) await free(transaction, id, now);
}
