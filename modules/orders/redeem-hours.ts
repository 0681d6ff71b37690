import type { Database } from '#database/connection.ts';
import { holderOf } from '#domain/appointments/rules.ts';
import {
  hoursLastUntil,
  type RedemptionRefusal,
  type RedemptionRequest,
  redemptionRefusal,
  undoableUntil,
} from '#domain/orders/hours.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { hasConsultants } from '../appointments/calendar/consultants.ts';
import { invoicesOfOrders } from '../invoices/of-orders.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { ofOrder, termsOf } from './hour-packages.ts';

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

/**
 * Takes hours off a package under the lock of its row, so that no two requests use the same ones.
 *
 * @param tellAt when member and team are told; not while it can be undone
 */
export async function redeemHours(
  db: Database,
  redemption: Redemption,
  at: Date,
  tellAt = new Date(undoableUntil(at.toISOString())),
): Promise<Redeemed> {
  return db.transaction().execute(async (transaction) => {
    const balance = await lockBalance(transaction, redemption, at);
    if (!balance) return { refused: 'NOT_FOUND' };
    const before = await findRedeemed(transaction, redemption);
    if (before) return before;
    const refused = redemptionRefusal(balance, redemption.minutes, at.toISOString());
    if (refused === 'WITHDRAWAL_PERIOD') return { refused, from: balance.redeemableFrom };
    if (refused) return { refused };
    const minutesLeft = balance.minutesLeft - redemption.minutes;
    const kind = holderOf[balance.vendorKind];
    const choosesTime = kind !== null && (await hasConsultants(transaction, { kind }));
    const made = { minutesLeft, choosesTime, at };
    if (!(await writeRedemption(transaction, redemption, made))) {
      return { refused: 'KEY_USED' };
    }
    const { redemptionId } = redemption;
    const told = { notBefore: tellAt };
    await enqueueMail(transaction, 'hours-redeemed', { redemptionId }, told);
    await enqueueMail(transaction, 'hours-redeemed-team', { redemptionId }, told);
    return { minutesLeft, repeated: false };
  });
}

async function lockBalance(
  transaction: Database,
  { packageId, accountId }: Pick<Redemption, 'packageId' | 'accountId'>,
  at: Date,
) {
  const row = await transaction
    .selectFrom('hour_packages')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'minutes_left', 'expires_at', 'vendor_kind', 'voided_at'])
    .select(ofOrder)
    .where('hour_packages.id', '=', packageId)
    .where('hour_packages.account_id', '=', accountId)
    .forUpdate('hour_packages')
    .executeTakeFirst();
  if (!row) return undefined;
  const invoices = await invoicesOfOrders(transaction, [row.order_id], at);
  return {
    minutesLeft: row.minutes_left,
    ...termsOf(row, invoices.get(row.order_id)),
    isVoid: row.voided_at !== null,
    vendorKind: row.vendor_kind,
  };
}

/** @returns false when the id is used at this moment for another package */
async function writeRedemption(
  transaction: Database,
  { redemptionId, packageId, accountId, minutes, topic }: Redemption,
  { minutesLeft, choosesTime, at }: { minutesLeft: number; choosesTime: boolean; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('hour_redemptions')
    .values({
      id: redemptionId,
      package_id: packageId,
      minutes,
      minutes_left: minutesLeft,
      redeemed_at: at,
      chooses_time: choosesTime,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (topic) {
    const row = { redemption_id: redemptionId, account_id: accountId, topic };
    await transaction.insertInto('hour_redemption_topics').values(row).execute();
  }
  await transaction
    .updateTable('hour_packages')
    .set({ minutes_left: minutesLeft })
    .where('id', '=', packageId)
    .execute();
  return true;
}

const redemptions = (db: Database) =>
  db
    .selectFrom('hour_redemptions')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .leftJoin(
      'hour_redemption_topics',
      'hour_redemption_topics.redemption_id',
      'hour_redemptions.id',
    )
    .leftJoin('hour_redemption_undos', 'hour_redemption_undos.redemption_id', 'hour_redemptions.id')
    .select('undone_at')
    .select(['package_id', 'hour_packages.account_id', 'minutes', 'topic', 'redeemed_at'])
    .select(['hour_redemptions.minutes_left', 'order_id', 'title', 'vendor_kind', 'vendor_name'])
    .select(['expires_at', 'chooses_time', 'voided_at']);

/** How a redemption with this id was answered before; undefined if there was none. */
export async function findRedeemed(
  db: Database,
  { redemptionId, packageId, accountId, minutes, topic }: Redemption,
): Promise<Redeemed | undefined> {
  const row = await redemptions(db)
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
  const row = await redemptions(db)
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['language', 'placed_at'])
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
    expiresAt: hoursLastUntil(row.expires_at.toISOString(), row.placed_at.toISOString()),
    isUndone: row.undone_at !== null,
    isVoid: row.voided_at !== null,
    choosesTime: row.chooses_time,
  };
}
