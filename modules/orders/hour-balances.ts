import type { Database } from '#database/connection.ts';

interface Selection {
  accountId: string;
  /** Those of one order; all unless given. */
  orderId?: string;
  limit: number;
  offset: number;
}

/** Packages of hours with what is left of them, the newest first. */
export async function listHourPackages(
  db: Database,
  { accountId, orderId, limit, offset }: Selection,
) {
  let query = db.selectFrom('hour_packages').where('account_id', '=', accountId);
  if (orderId) query = query.where('order_id', '=', orderId);
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    title: row.title,
    vendor: { kind: row.vendor_kind, name: row.vendor_name },
    minutesTotal: row.minutes_total,
    minutesLeft: row.minutes_left,
    expiresAt: row.expires_at.toISOString(),
    voidedAt: row.voided_at?.toISOString() ?? null,
  }));
}
