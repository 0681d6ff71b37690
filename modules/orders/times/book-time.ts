import type { Database } from '#database/connection.ts';
import type { TimeRequest } from '#domain/appointments/forms.ts';
import {
  type AppointmentRefusal,
  changeRefusal,
  holderOf,
  remindedAt,
} from '#domain/appointments/rules.ts';
import { cancel, rebook, retryWhileTaken } from '../../appointments/book.ts';
import { type Booked, lastBooked } from '../../appointments/bookings.ts';
import { loadHourTimes } from '../../appointments/calendar/free-slots.ts';
import { enqueueMail } from '../../outbox/outbox.ts';

export interface OwnRedemption {
  redemptionId: string;
  packageId: string;
  accountId: string;
}

export type TimeBooked =
  | { repeated: boolean; isMove: boolean }
  | { refused: AppointmentRefusal | 'NOT_FOUND' | 'KEY_USED' };

/**
 * Books a time for redeemed hours, or moves it: one redemption never has two. The lock of its package
 * keeps the undoing of the redemption apart.
 *
 * @param wish its commandId is the idempotency key: a repetition books nothing twice
 */
export const bookTime = (
  db: Database,
  own: OwnRedemption,
  wish: TimeRequest & { commandId: string },
  now: Date,
): Promise<TimeBooked> =>
  retryWhileTaken(() =>
    db.transaction().execute(async (transaction): Promise<TimeBooked> => {
      const redeemed = await lockRedeemed(transaction, own);
      if (!redeemed) return { refused: 'NOT_FOUND' };
      const { minutes, vendorKind, last, startsAt } = redeemed;
      const { redemptionId: subjectId } = own;
      const holder = holderOf[vendorKind];
      const asked = { minutes, personId: wish.consultantId };
      const appointment = {
        kind: 'hours' as const,
        subjectId,
        last,
        refused: changeRefusal(redeemed, 'move', now.toISOString()),
        slots: async () =>
          holder ? (await loadHourTimes(transaction, holder, asked, now.toISOString())).slots : [],
      };
      const booked = await rebook(transaction, appointment, wish, now);
      if ('refused' in booked) return booked;
      if (!booked.repeated) {
        const change = await tellOf(transaction, 'hours-booked', subjectId, booked.version);
        const notBefore = remindedAt(wish.startsAt, now);
        if (notBefore) await enqueueMail(transaction, 'reminder-hours', change, { notBefore });
      }
      return { repeated: booked.repeated, isMove: startsAt !== null };
    }),
  );

/** Tells member and team. */
async function tellOf(
  transaction: Database,
  mail: 'hours-booked' | 'hours-cancelled',
  redemptionId: string,
  version: number,
) {
  const change = { redemptionId, version: String(version) };
  await enqueueMail(transaction, mail, change);
  await enqueueMail(transaction, 'hours-time-team', change);
  return change;
}

/** Cancels the time and frees it; the hours stay redeemed, and another time can be booked. Safe to repeat. */
export const cancelTime = (
  db: Database,
  own: OwnRedemption,
  now: Date,
): Promise<{ repeated: boolean } | { refused: AppointmentRefusal | 'NOT_FOUND' }> =>
  db.transaction().execute(async (transaction) => {
    const redeemed = await lockRedeemed(transaction, own);
    if (!redeemed) return { refused: 'NOT_FOUND' };
    const { last } = redeemed;
    if (!last || last.isFreed) return { repeated: true };
    const refused = changeRefusal(redeemed, 'cancel', now.toISOString());
    if (refused) return { refused };
    await endTime(transaction, own.redemptionId, last, now);
    return { repeated: false };
  });

/** Frees the time, and tells member and team. The caller holds the lock of the package. */
export async function endTime(
  transaction: Database,
  redemptionId: string,
  booking: Pick<Booked, 'id' | 'version'>,
  now: Date,
): Promise<void> {
  const version = await cancel(transaction, booking, now);
  await tellOf(transaction, 'hours-cancelled', redemptionId, version);
}

/** With its package, until the end of the transaction. Undefined for what another account has redeemed. */
export async function lockRedeemed(
  transaction: Database,
  { redemptionId, packageId, accountId }: OwnRedemption,
) {
  const row = await transaction
    .selectFrom('hour_packages')
    .innerJoin('hour_redemptions', 'package_id', 'hour_packages.id')
    .select(['minutes', 'hour_packages.minutes_left', 'redeemed_at', 'vendor_kind'])
    .select(['chooses_time', 'voided_at'])
    .where('hour_redemptions.id', '=', redemptionId)
    .where('hour_packages.id', '=', packageId)
    .where('account_id', '=', accountId)
    .forUpdate('hour_packages')
    .executeTakeFirst();
  if (!row) return undefined;
  // Read under the lock: a join would show what was so before the wait for it.
  const undone = await transaction
    .selectFrom('hour_redemption_undos')
    .select('redemption_id')
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
  const last = await lastBooked(transaction, redemptionId);
  return {
    minutes: row.minutes,
    /** Of the package. */
    minutesLeft: row.minutes_left,
    redeemedAt: row.redeemed_at.toISOString(),
    vendorKind: row.vendor_kind,
    isVoid: row.voided_at !== null,
    isUndone: undone !== undefined,
    choosesTime: row.chooses_time,
    startsAt: last && !last.isFreed ? last.startsAt : null,
    last,
  };
}
