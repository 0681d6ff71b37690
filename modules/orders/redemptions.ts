import type { Database } from '#database/connection.ts';
import { undoableUntil } from '#domain/orders/hours.ts';
import { standingTimes } from '../appointments/bookings.ts';
import { consultantsNamed } from '../appointments/calendar/consultants.ts';

/** More than fit into the quarters of an hour of any package on sale. */
const MAX_SHOWN = 200;

/** Redemptions that nobody has undone, with their package and the time booked for them. */
export const standingRedemptions = (db: Database) =>
  db
    .selectFrom('hour_redemptions')
    .innerJoin('hour_packages', 'hour_packages.id', 'package_id')
    .leftJoin('hour_redemption_undos', 'hour_redemption_undos.redemption_id', 'hour_redemptions.id')
    .leftJoin(standingTimes(db), (join) =>
      join.onRef('time.subject_id', '=', 'hour_redemptions.id'),
    )
    .where('undone_at', 'is', null);

/** Redemptions of all hour packages of an order that stand, newest first. */
export async function redemptionsOf(db: Database, orderId: string) {
  const rows = await standingRedemptions(db)
    .leftJoin(
      'hour_redemption_topics',
      'hour_redemption_topics.redemption_id',
      'hour_redemptions.id',
    )
    .select(['starts_at', 'ends_at', 'consultant_id'])
    .select([
      'hour_redemptions.id',
      'package_id as packageId',
      'minutes',
      'topic',
      'redeemed_at as redeemedAt',
      'chooses_time as choosesTime',
    ])
    .where('order_id', '=', orderId)
    .orderBy('redeemed_at', 'desc')
    .orderBy('hour_redemptions.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const consultants = await consultantsNamed(
    db,
    rows.flatMap(({ consultant_id }) => consultant_id ?? []),
  );
  return rows.map(({ redeemedAt, starts_at, ends_at, consultant_id, ...row }) => ({
    ...row,
    time:
      starts_at && ends_at
        ? {
            startsAt: starts_at.toISOString(),
            endsAt: ends_at.toISOString(),
            consultant: consultants.get(consultant_id ?? '')?.name ?? null,
          }
        : null,
    redeemedAt: redeemedAt.toISOString(),
    undoableUntil: undoableUntil(redeemedAt.toISOString()),
  }));
}
