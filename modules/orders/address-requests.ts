import { subDays } from 'date-fns/subDays';
import { type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dayOf } from '#database/days.ts';
import type { Tables } from '#database/tables.ts';
import { isAddressDue, TEAM_ASKS_AFTER_DAYS } from '#domain/orders/billing.ts';
import { dayKey } from '#domain/site/formats.ts';
import { noteTask } from '../desk/arranged-tasks.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { lockOrder } from './order-lock.ts';

/**
 * Of orders whose invoice waits for the address; the rule is `awaitsAddress`. Nearly all orders have one, so
 * those without are kept apart by the database, and named before orders are read.
 */
export const isWithoutAddress = ({
  and,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables, 'orders'>) =>
  and([
    sql<SqlBool>`orders.id = any(array(select order_id from awaited_addresses))`,
    exists(
      selectFrom('order_lines')
        .select('order_id')
        .whereRef('order_id', '=', 'orders.id')
        .where('vendor_kind', '=', 'operator'),
    ),
  ]);

/** The rule `awaitsAddress`, asked of the database. */
export async function isAddressAwaited(db: Database, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select((select) => isWithoutAddress(select).as('waits'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.waits === true;
}

export type AddressAsked =
  | { askedAt: string; repeated?: true }
  | { refused: 'NOT_FOUND' | 'ADDRESS_NOT_AWAITED' };

/** Asks the member for the address by mail. @param by who of the team; null by itself. @param onceADay nobody else has today */
export async function askForAddress(
  db: Database,
  { orderId, by, onceADay = false }: { orderId: string; by: string | null; onceADay?: boolean },
  at: Date,
): Promise<AddressAsked> {
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await transaction
      .selectFrom('orders')
      .select(['placed_at'])
      .select((select) => isWithoutAddress(select).as('waits'))
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) return { refused: 'NOT_FOUND' };
    if (!order.waits) return { refused: 'ADDRESS_NOT_AWAITED' };
    const earlier = await addressRequestsOf(transaction, orderId);
    const asked = {
      placedAt: order.placed_at.toISOString(),
      times: earlier.length,
      lastAskedAt: earlier[0] ?? null,
    };
    // Another worker may have been faster.
    if (by === null && !isAddressDue(asked, at.toISOString())) {
      return { askedAt: asked.lastAskedAt ?? asked.placedAt };
    }
    const [last] = earlier;
    if (onceADay && last !== undefined && dayKey(last) === dayKey(at.toISOString())) {
      return { askedAt: last, repeated: true };
    }
    await transaction
      .insertInto('order_address_requests')
      .values({ order_id: orderId, asked_at: at, asked_by: by })
      .execute();
    await enqueueMail(transaction, 'address-wanted', { orderId });
    await noteTask(transaction, `address:${orderId}`, { what: 'asked', by }, at);
    return { askedAt: at.toISOString() };
  });
}

/** How many orders one scan looks at. */
const LIMIT = 1_000;
/** What has waited for longer is a matter of the team. */
const LATEST_DAYS = 60;

/** Asks for the addresses that are due. @returns how many members were asked */
export async function askForAddresses(db: Database, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'placed_at'])
    .select(({ selectFrom }) => [
      selectFrom('order_address_requests')
        .select(({ fn }) => fn.countAll<string>().as('times'))
        .whereRef('order_id', '=', 'orders.id')
        .as('times'),
      selectFrom('order_address_requests')
        .select(({ fn }) => fn.max('asked_at').as('last'))
        .whereRef('order_id', '=', 'orders.id')
        .as('last'),
    ])
    .where(isWithoutAddress)
    .where('placed_at', '>', subDays(now, LATEST_DAYS))
    .orderBy('placed_at', 'desc')
    .limit(LIMIT)
    .execute();
  const due = rows.filter(({ placed_at, times, last }) =>
    isAddressDue(
      {
        placedAt: placed_at.toISOString(),
        times: Number(times),
        lastAskedAt: last?.toISOString() ?? null,
      },
      now.toISOString(),
    ),
  );
  for (const { id } of due) await askForAddress(db, { orderId: id, by: null }, now);
  return due.length;
}

/** When the member was asked, the last time first. */
export async function addressRequestsOf(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_address_requests')
    .select('asked_at')
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map(({ asked_at }) => asked_at.toISOString());
}

/** Orders whose invoice waits for the address. */
export const missingAddresses = (): TaskSource => sql<FoundTask>`
  select orders.id::text, 'address', orders.foundation_id, orders.account_id, orders.id, null, null,
    ${dayOf('placed_at', TEAM_ASKS_AFTER_DAYS)}, placed_at
  from orders where ${isWithoutAddress(expressionBuilder<Tables, 'orders'>())}`;
