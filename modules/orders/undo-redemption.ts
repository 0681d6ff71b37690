import type { Database } from '#database/connection.ts';
import { type UndoRefusal, undoRefusal } from '#domain/orders/hours.ts';
import { lastBooked } from '../appointments/bookings.ts';

interface OwnRedemption {
  redemptionId: string;
  packageId: string;
  accountId: string;
}

export type Undone =
  | { minutesLeft: number; repeated: boolean }
  | { refused: UndoRefusal | 'NOT_FOUND' };

/** Gives hours back that were redeemed by mistake, under the lock of the package. */
export async function undoRedemption(
  db: Database,
  { redemptionId, packageId, accountId }: OwnRedemption,
  at: Date,
): Promise<Undone> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('hour_packages')
      .innerJoin('hour_redemptions', 'package_id', 'hour_packages.id')
      .select(['minutes', 'redeemed_at', 'hour_packages.minutes_left', 'voided_at'])
      .where('hour_redemptions.id', '=', redemptionId)
      .where('hour_packages.id', '=', packageId)
      .where('account_id', '=', accountId)
      .forUpdate('hour_packages')
      .executeTakeFirst();
    if (!row) return { refused: 'NOT_FOUND' };
    if (await isUndone(transaction, redemptionId)) {
      return { minutesLeft: row.minutes_left, repeated: true };
    }
    const time = await lastBooked(transaction, redemptionId);
    const redemption = {
      redeemedAt: row.redeemed_at.toISOString(),
      isVoid: row.voided_at !== null,
      hasTime: time?.isFreed === false,
    };
    const refused = undoRefusal(redemption, at.toISOString());
    if (refused) return { refused };
    const minutesLeft = row.minutes_left + row.minutes;
    await transaction
      .insertInto('hour_redemption_undos')
      .values({ redemption_id: redemptionId, undone_at: at })
      .execute();
    await transaction
      .updateTable('hour_packages')
      .set({ minutes_left: minutesLeft })
      .where('id', '=', packageId)
      .execute();
    return { minutesLeft, repeated: false };
  });
}

async function isUndone(transaction: Database, redemptionId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('hour_redemption_undos')
    .select('redemption_id')
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
  return row !== undefined;
}
