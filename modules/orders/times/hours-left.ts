import { addDays } from 'date-fns/addDays';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dayOf } from '#database/days.ts';
import { TIME_ZONE } from '#domain/days/berlin-days.ts';
import { REFUND_DAYS } from '#domain/invoices/refund.ts';
import { HOURS_LAST_YEARS, REMIND_OF_HOURS_DAYS } from '#domain/orders/hours.ts';
import type { FoundTask, TaskSource } from '../../desk/found-task.ts';
import { isOrderPaid } from '../../invoices/of-orders.ts';
import { enqueueMail } from '../../outbox/outbox.ts';

/** How many packages one scan takes; the next one takes the rest. */
const LIMIT = 500;

/** `hoursLastUntil` of a package. */
const endedAt = sql<Date>`greatest(package.expires_at,
  (date_trunc('year', placed_at at time zone ${TIME_ZONE})
    + ${HOURS_LAST_YEARS + 1} * interval '1 year') at time zone ${TIME_ZONE})`;

/** Hours that have ended unused: who was paid for them pays the rest back. */
export const hoursLeft = (now: Date): TaskSource => sql<FoundTask>`
  select package.id::text, 'hours-left', null::uuid, package.account_id, package.order_id, null,
    package.title, ${dayOf(endedAt, REFUND_DAYS)}, ${endedAt}
  from hour_packages package
  join orders on orders.id = order_id
  where minutes_left > 0 and voided_at is null and package.expires_at < ${now}::timestamptz
    and ${endedAt} <= ${now}::timestamptz`;

/** Of a settled `task`: its package is there, and is found for as long; nothing else says that it was paid back. */
export const isOfPackage = sql<SqlBool>`exists (
  select from hour_packages where 'hours:' || hour_packages.id = task)`;

/** `hoursAwaitPayment` of a package: nobody can redeem them yet, and once paid they are reminded of. */
const isUnpaid = sql<boolean>`(payment = 'card' and package.vendor_kind = 'operator'
  and not ${isOrderPaid})`;

/**
 * Reminds members of hours that end soon: of all those of an order in one mail, and once, however often and
 * by however many workers this runs. @returns of how many orders
 */
export const remindOfEndingHours = (db: Database, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const soon = addDays(now, REMIND_OF_HOURS_DAYS);
    const { rows } = await sql<{ order_id: string }>`
      update hour_packages reminded set end_reminded_at = ${now}
      from (
        select package.id from hour_packages package join orders on orders.id = order_id
        where minutes_left > 0 and voided_at is null and end_reminded_at is null
          and package.expires_at < ${soon}
          and not ${isUnpaid}
          and ${endedAt} > ${now}::timestamptz and ${endedAt} <= ${soon}::timestamptz
        order by package.id limit ${LIMIT} for update of package skip locked
      ) ending
      where reminded.id = ending.id and reminded.end_reminded_at is null
      returning reminded.order_id`.execute(transaction);
    const orders = new Set(rows.map(({ order_id }) => order_id));
    for (const orderId of orders) await enqueueMail(transaction, 'hours-ending', { orderId });
    return orders.size;
  });
