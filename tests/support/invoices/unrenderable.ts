import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { invoiceLine } from './orders.ts';

/** There is no such day, so the renderer fails each time. */
export const NO_DAY = '2026-11-99';
export const unrenderableLines = [invoiceLine({ service: { from: NO_DAY } })];

/**
 * Changes the day of the service on a written invoice, which mends it or breaks it.
 *
 * @param owner of the tables, who can keep the triggers out
 */
export const setDay = (owner: Database, id: string, day: string): Promise<void> =>
  owner.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      update invoices
      set content = jsonb_set(content, '{lines,0,service}', jsonb_build_object('from', ${day}::text))
      where id = ${id}`.execute(transaction);
  });
