import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

const ORDER_LOCK = 735_110_080;
const ACCOUNT_LOCK = 735_110_081;

/** Until the end of the transaction: rows of orders cannot be locked, since nobody may change them. */
export async function lockOrder(transaction: Database, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ORDER_LOCK}, hashtext(${orderId}))`.execute(transaction);
}

/** One order of an account at a time, so that those that were counted are all. */
export async function lockOrdersOf(transaction: Database, accountId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${accountId}))`.execute(transaction);
}
