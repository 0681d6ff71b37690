import type { Database } from '#database/connection.ts';
import { findOutboxEntry, markRelayed, pendingEntries } from '#modules/outbox/outbox.ts';

const MANY = 1_000;

/** Nobody gets a mail about what lies in the past. @param ids of orders and invoices */
export async function sendNoMails(
  db: Database,
  ids: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const { id } of await pendingEntries(db, { limit: MANY, now })) {
    const entry = await findOutboxEntry(db, id);
    const isAbout = Object.values(entry?.data ?? {}).some((value) => ids.has(String(value)));
    if (isAbout) await markRelayed(db, id, now);
  }
}
