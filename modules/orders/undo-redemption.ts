import type { Database } from '#database/connection.ts';
import { type UndoRefusal, undoRefusal } from '#domain/orders/hours.ts';
import { lockRedeemed, type OwnRedemption } from './times/book-time.ts';

export type Undone =
  | { minutesLeft: number; repeated: boolean }
  | { refused: UndoRefusal | 'NOT_FOUND' };

/** Gives hours back that were redeemed by mistake, under the lock of the package. */
export async function undoRedemption(db: Database, own: OwnRedemption, at: Date): Promise<Undone> {
  return db.transaction().execute(async (transaction) => {
    const redeemed = await lockRedeemed(transaction, own);
    if (!redeemed) return { refused: 'NOT_FOUND' };
    if (redeemed.isUndone) return { minutesLeft: redeemed.minutesLeft, repeated: true };
    const hasTime = redeemed.startsAt !== null;
    const refused = undoRefusal({ ...redeemed, hasTime }, at.toISOString());
    if (refused) return { refused };
    const minutesLeft = redeemed.minutesLeft + redeemed.minutes;
    const { redemptionId, packageId } = own;
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
