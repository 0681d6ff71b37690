import type { Database } from '#database/connection.ts';
import {
  type RedemptionRefusal,
  type RedemptionRequest,
  redemptionRefusal,
} from '#domain/orders/hours.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { ofOrder, redeemableFrom } from './hour-balances.ts';

export interface Redemption extends RedemptionRequest {
  /** The idempotency key: a repetition is answered as before. */
  redemptionId: string;
  packageId: string;
  accountId: string;
}

export type Redeemed =
  | { minutesLeft: number; repeated: boolean }
  | { refused: 'WITHDRAWAL_PERIOD'; from: string }
  | { refused: Exclude<RedemptionRefusal, 'WITHDRAWAL_PERIOD'> | 'NOT_FOUND' | 'KEY_USED' };

/** Takes hours off a package under the lock of its row, so that no two requests use the same ones. */
export async function redeemHours(
  db: Database,
  redemption: Redemption,
  at: Date,
): Promise<Redeemed> {
  const { redemptionId, packageId, accountId, minutes, topic } = redemption;
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('hour_packages')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['minutes_left', 'expires_at', 'voided_at'])
      .select(ofOrder)
      .where('hour_packages.id', '=', packageId)
      .where('hour_packages.account_id', '=', accountId)
      .forUpdate('hour_packages')
      .executeTakeFirst();
    if (!row) return { refused: 'NOT_FOUND' };
    const before = await findRedeemed(transaction, redemption);
    if (before) return before;
    const from = redeemableFrom(row);
    const refused = redemptionRefusal(
      {
        minutesLeft: row.minutes_left,
        expiresAt: row.expires_at.toISOString(),
        redeemableFrom: from,
        isVoid: row.voided_at !== null,
      },
      minutes,
      at.toISOString(),
    );
    if (refused === 'WITHDRAWAL_PERIOD') return { refused, from };
    if (refused) return { refused };
    const minutesLeft = row.minutes_left - minutes;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('hour_redemptions')
      .values({
        id: redemptionId,
        package_id: packageId,
        minutes,
        topic: topic ?? null,
        minutes_left: minutesLeft,
        redeemed_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // Used at the same moment for another package.
    if (numInsertedOrUpdatedRows === 0n) return { refused: 'KEY_USED' };
    await transaction
      .updateTable('hour_packages')
      .set({ minutes_left: minutesLeft })
      .where('id', '=', packageId)
      .execute();
    await enqueueMail(transaction, 'hours-redeemed', { redemptionId });
    await enqueueMail(transaction, 'hours-redeemed-team', { redemptionId });
    return { minutesLeft, repeated: false };
  });
}

/** How a redemption with this id was answered before; undefined if there was none. */
export async function findRedeemed(
  db: Database,
  { redemptionId, packageId, accountId, minutes, topic }: Redemption,
): Promise<Redeemed | undefined> {
  const row = await db
    .selectFrom('hour_redemptions')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .select(['package_id', 'account_id', 'minutes', 'topic', 'hour_redemptions.minutes_left'])
    .where('hour_redemptions.id', '=', redemptionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame =
    row.package_id === packageId &&
    row.account_id === accountId &&
    row.minutes === minutes &&
    row.topic === (topic ?? null);
  return isSame ? { minutesLeft: row.minutes_left, repeated: true } : { refused: 'KEY_USED' };
}

export type RedeemedHours = NonNullable<Awaited<ReturnType<typeof findRedeemedHours>>>;

/** What mails about a redemption say. */
export async function findRedeemedHours(db: Database, redemptionId: string) {
  const row = await db
    .selectFrom('hour_redemptions')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['minutes', 'topic', 'hour_redemptions.minutes_left', 'redeemed_at', 'order_id'])
    .select(['title', 'vendor_kind', 'vendor_name', 'expires_at', 'language'])
    .select('hour_packages.account_id')
    .where('hour_redemptions.id', '=', redemptionId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    accountId: row.account_id,
    language: row.language,
    orderId: row.order_id,
    orderNumber: orderNumber(row.order_id),
    title: row.title,
    vendor: { kind: row.vendor_kind, name: row.vendor_name },
    minutes: row.minutes,
    minutesLeft: row.minutes_left,
    topic: row.topic,
    redeemedAt: row.redeemed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
