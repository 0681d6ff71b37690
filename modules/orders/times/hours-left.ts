import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { REFUND_DAYS } from '#domain/invoices/refund.ts';
import { HOURS_LAST_YEARS } from '#domain/orders/hours.ts';
import { TIME_ZONE } from '#domain/slots/berlin-days.ts';
import type { FoundTask, TaskSource } from '../../desk/found-task.ts';

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
