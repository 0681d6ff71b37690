import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dayOf } from '#database/days.ts';
import { AGREED_WITHIN_DAYS, CHOSEN_WITHIN_DAYS, MISSED_DAYS } from '#domain/appointments/rules.ts';
import { hasTime } from '../../appointments/bookings.ts';
import type { FoundTask, TaskSource } from '../../desk/found-task.ts';
import { standingRedemptions } from '../redemptions.ts';

/**
 * Hours that were redeemed and have no time: the team arranges it, or the member has not chosen one for
 * days.
 */
export const hoursWithoutTime = (now: Date): TaskSource => sql<FoundTask>`
  select redemption.id::text, case when chooses_time then 'time-not-chosen' else 'time-to-arrange' end,
    null::uuid, package.account_id, package.order_id, null, package.title,
    case when chooses_time then ${dayOf('redeemed_at', CHOSEN_WITHIN_DAYS)}
      else ${dayOf('redeemed_at', AGREED_WITHIN_DAYS)} end,
    redeemed_at
  from hour_redemptions redemption
  join hour_packages package on package.id = package_id
  where redeemed_at > ${now}::timestamptz - ${MISSED_DAYS} * interval '1 day'
    and (voided_at is null or not chooses_time)
    and (not chooses_time
      or redeemed_at < ${now}::timestamptz - ${CHOSEN_WITHIN_DAYS} * interval '1 day')
    and not exists (
      select from hour_redemption_undos undo where undo.redemption_id = redemption.id)
    and not ${hasTime(sql.ref('redemption.id'))}`;

/** Hours for which the member chooses a time, and has none yet. */
export interface TimeToChoose {
  redemptionId: string;
  minutes: number;
}

/** Of each order that has some, what was redeemed first comes first. */
export async function timesToChoose(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TimeToChoose[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await standingRedemptions(db)
    .select(['order_id', 'hour_redemptions.id', 'minutes'])
    .where('order_id', 'in', orderIds)
    .where('chooses_time', '=', true)
    .where('redeemed_at', '>', subDays(now, MISSED_DAYS))
    .where('voided_at', 'is', null)
    .where('starts_at', 'is', null)
    .orderBy('redeemed_at')
    .orderBy('hour_redemptions.id')
    .limit(MOST_LISTED)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([orderId, times]) => [
      orderId,
      times.map(({ id, minutes }) => ({ redemptionId: id, minutes })),
    ]),
  );
}

/** More than anybody leaves open. */
const MOST_LISTED = 100;
