import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import type { HourPackageRow } from './tables.ts';

interface Page {
  limit: number;
  offset: number;
}

/** The account's packages of hours with what is left of them, the newest first. */
export async function listHourPackages(db: Database, accountId: string, { limit, offset }: Page) {
  const mine = db
    .selectFrom('hour_packages')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const meta = await countRows(db, mine);
  const rows = await mine.selectAll().limit(limit).offset(offset).execute();
  return { packages: rows.map(balanceOf), meta };
}

/** Those of one order, with what was redeemed before they became void. */
export async function hourPackagesOf(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('hour_packages')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('hour_redemptions')
        .select(({ fn }) => fn.sum<string | null>('minutes').as('minutes'))
        .whereRef('package_id', '=', 'hour_packages.id')
        .as('redeemed'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...balanceOf(row), minutesRedeemed: Number(row.redeemed ?? 0) }));
}

const balanceOf = (row: Selectable<HourPackageRow>) => ({
  id: row.id,
  orderId: row.order_id,
  title: row.title,
  vendor: { kind: row.vendor_kind, name: row.vendor_name },
  minutesTotal: row.minutes_total,
  minutesLeft: row.minutes_left,
  expiresAt: row.expires_at.toISOString(),
  voidedAt: row.voided_at?.toISOString() ?? null,
});
