import type { Database } from '#database/connection.ts';
import {
  holderOf,
  remindedAt,
  type TimeRefusal,
  type TimeRequest,
  timeRefusal,
} from '#domain/orders/hour-times.ts';
import type { Slot } from '#domain/slots/slots.ts';
import { enqueueMail } from '../../outbox/outbox.ts';
import { freeHourSlot, loadHourTimes, takeHourSlot } from '../../slots/hour-slots.ts';
import { bookedStart, retryWhileTaken } from '../../slots/meeting-slots.ts';

export interface OwnRedemption {
  redemptionId: string;
  packageId: string;
  accountId: string;
}

export type TimeBooked =
  | { repeated: boolean; isMove: boolean }
  | { refused: TimeRefusal | 'NOT_FOUND' | 'SLOT_TAKEN' | 'KEY_USED' };

/**
 * Books a time for redeemed hours, or moves it: one redemption never has two. The lock of its package
 * keeps the undoing of the redemption apart.
 *
 * @param commandId the idempotency key: a repetition books nothing twice
 */
export async function bookTime(
  db: Database,
  own: OwnRedemption,
  { commandId, ...wish }: TimeRequest & { commandId: string },
  now: Date,
): Promise<TimeBooked> {
  const booked = await retryWhileTaken(() =>
    db.transaction().execute(async (transaction): Promise<TimeBooked> => {
      const redeemed = await lockRedeemed(transaction, own);
      if (!redeemed) return { refused: 'NOT_FOUND' };
      const isMove = redeemed.startsAt !== null;
      const before = await bookedStart(transaction, commandId);
      if (before !== undefined) {
        const isSame = redeemed.bookings.has(commandId) && before === wish.startsAt;
        return isSame ? { repeated: true, isMove } : { refused: 'KEY_USED' };
      }
      const refused = timeRefusal(redeemed, now.toISOString());
      if (refused) return { refused };
      const { startsAt, consultantId } = redeemed;
      if (startsAt === wish.startsAt && consultantId === wish.consultantId) {
        return { repeated: true, isMove };
      }
      // The own time must not be in the way of one that overlaps with it.
      if (redeemed.bookingId) await freeHourSlot(transaction, redeemed.bookingId, now);
      const slot = await findTime(transaction, redeemed, wish, now);
      if (!slot) throw new TimeTaken();
      await takeHourSlot(transaction, commandId, slot, now);
      await writeTime(transaction, own, redeemed.version, { slot, bookingId: commandId }, now);
      return { repeated: false, isMove };
    }),
  ).catch((error: unknown) => {
    if (error instanceof TimeTaken) return undefined;
    throw error;
  });
  return booked ?? { refused: 'SLOT_TAKEN' };
}

/** Rolls back: the earlier time stays booked. */
class TimeTaken extends Error {}

async function findTime(
  transaction: Database,
  { vendorKind, minutes }: Pick<Redeemed, 'vendorKind' | 'minutes'>,
  { startsAt, consultantId }: TimeRequest,
  now: Date,
): Promise<Slot | undefined> {
  const kind = holderOf[vendorKind];
  if (!kind) return undefined;
  const asked = { minutes, personId: consultantId };
  const { slots } = await loadHourTimes(transaction, kind, asked, now.toISOString());
  return slots.find((slot) => slot.startsAt === startsAt && slot.consultant.id === consultantId);
}

/** Cancels the time and frees it; the hours stay redeemed, and another time can be booked. Safe to repeat. */
export const cancelTime = (
  db: Database,
  own: OwnRedemption,
  now: Date,
): Promise<{ repeated: boolean } | { refused: TimeRefusal | 'NOT_FOUND' }> =>
  db.transaction().execute(async (transaction) => {
    const redeemed = await lockRedeemed(transaction, own);
    if (!redeemed) return { refused: 'NOT_FOUND' };
    if (!redeemed.bookingId) return { repeated: true };
    // What is booked can be cancelled whatever became of the order.
    const refused = timeRefusal({ ...redeemed, isVoid: false }, now.toISOString());
    if (refused) return { refused };
    const { redemptionId } = own;
    const { bookingId, version } = redeemed;
    await endTime(transaction, { redemptionId, bookingId, version }, now);
    return { repeated: false };
  });

interface StandingTime {
  redemptionId: string;
  bookingId: string;
  version: number;
}

/** Frees the time, and tells member and team. The caller holds the lock of the package. */
export async function endTime(
  transaction: Database,
  { redemptionId, bookingId, version }: StandingTime,
  now: Date,
): Promise<void> {
  await freeHourSlot(transaction, bookingId, now);
  const next = version + 1;
  await transaction
    .updateTable('hour_times')
    .set({ cancelled_at: now, changed_at: now, version: next })
    .where('redemption_id', '=', redemptionId)
    .execute();
  const change = { redemptionId, version: String(next) };
  await enqueueMail(transaction, 'hours-cancelled', change);
  await enqueueMail(transaction, 'hours-time-team', change);
}

type Redeemed = NonNullable<Awaited<ReturnType<typeof lockRedeemed>>>;

/** Undefined for what another account has redeemed. */
async function lockRedeemed(
  transaction: Database,
  { redemptionId, packageId, accountId }: OwnRedemption,
) {
  const row = await transaction
    .selectFrom('hour_packages')
    .innerJoin('hour_redemptions', 'package_id', 'hour_packages.id')
    .leftJoin('hour_redemption_undos', 'hour_redemption_undos.redemption_id', 'hour_redemptions.id')
    .select(['minutes', 'vendor_kind', 'undone_at', 'chooses_time', 'voided_at'])
    .where('hour_redemptions.id', '=', redemptionId)
    .where('hour_packages.id', '=', packageId)
    .where('account_id', '=', accountId)
    .forUpdate('hour_packages')
    .executeTakeFirst();
  if (!row) return undefined;
  const time = await transaction
    .selectFrom('hour_times')
    .select(['booking_id', 'consultant_id', 'starts_at', 'version', 'cancelled_at'])
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
  const standing = time && time.cancelled_at === null ? time : undefined;
  return {
    minutes: row.minutes,
    vendorKind: row.vendor_kind,
    isVoid: row.voided_at !== null,
    isUndone: row.undone_at !== null,
    choosesTime: row.chooses_time,
    bookingId: standing?.booking_id ?? null,
    startsAt: standing?.starts_at.toISOString() ?? null,
    consultantId: standing?.consultant_id,
    bookings: new Set(time ? [time.booking_id] : []),
    version: time?.version ?? -1,
  };
}

interface Taken {
  slot: Slot;
  bookingId: string;
}

async function writeTime(
  transaction: Database,
  { redemptionId, accountId }: OwnRedemption,
  before: number,
  { slot, bookingId }: Taken,
  now: Date,
): Promise<void> {
  const version = before + 1;
  const time = {
    booking_id: bookingId,
    consultant_id: slot.consultant.id,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    version,
    changed_at: now,
    cancelled_at: null,
  };
  await transaction
    .insertInto('hour_times')
    .values({ redemption_id: redemptionId, account_id: accountId, ...time })
    .onConflict((conflict) => conflict.column('redemption_id').doUpdateSet(time))
    .execute();
  const change = { redemptionId, version: String(version) };
  await enqueueMail(transaction, 'hours-booked', change);
  await enqueueMail(transaction, 'hours-time-team', change);
  const notBefore = remindedAt(slot.startsAt, now);
  if (notBefore) await enqueueMail(transaction, 'reminder-hours', change, { notBefore });
}
