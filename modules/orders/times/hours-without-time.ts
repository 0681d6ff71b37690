import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { AGREED_WITHIN_DAYS, CHOSEN_WITHIN_DAYS } from '#domain/orders/hour-times.ts';
import type { FoundTask, TaskSource } from '../../desk/found-task.ts';

/** What is older was arranged before it was kept. */
const LATEST_DAYS = 90;

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
  where redeemed_at > ${now}::timestamptz - ${LATEST_DAYS} * interval '1 day'
    and (not chooses_time
      or redeemed_at < ${now}::timestamptz - ${CHOSEN_WITHIN_DAYS} * interval '1 day')
    and not exists (
      select from hour_redemption_undos undo where undo.redemption_id = redemption.id)
    and not exists (
      select from hour_times time
      where time.redemption_id = redemption.id and cancelled_at is null)`;
