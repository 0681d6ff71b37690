import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type InvoiceStatus, invoiceStatus, isUnpaid } from '#domain/invoices/invoice.ts';
import { dayKey, lastDayBefore } from '#domain/site/formats.ts';

export interface InvoiceOfOrder {
  id: string;
  number: string;
  status: InvoiceStatus;
  /** Amount that the member gets back. */
  refundCents: number;
  grossCents: number;
  openCents: number;
  /** The last day for paying in time. */
  dueOn: string;
}

/**
 * Whether the invoice of a row of `orders` is paid. A subquery for each row; with `exists` Postgres would read
 * all invoices first.
 */
export const isOrderPaid = sql<SqlBool>`coalesce((
  select true from invoices join invoice_states on invoice_id = invoices.id
  where invoices.order_id = orders.id and kind = 'invoice' and settles is null and state = 'paid'
  limit 1), false)`;

/** Invoices by the id of their orders; orders without a line of ours have none. */
export const invoicesOfOrders = (db: Database, orderIds: readonly string[], now: Date) =>
  invoicesOf(db, orderIds, 'is', now);

/** Invoices that followed the withdrawal of these orders. */
export const settlementsOfOrders = (db: Database, orderIds: readonly string[], now: Date) =>
  invoicesOf(db, orderIds, 'is not', now);

async function invoicesOf(
  db: Database,
  orderIds: readonly string[],
  settlesNothing: 'is' | 'is not',
  now: Date,
): Promise<Map<string, InvoiceOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('invoice_states', 'invoice_states.invoice_id', 'invoices.id')
    .select(['invoices.id', 'number', 'order_id', 'invoices.due_at'])
    .select(['state', 'gross_cents', 'paid_cents', 'refund_cents'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'invoice')
    .where('settles', settlesNothing, null)
    .execute();
  return new Map(
    rows.map((row) => {
      const dueAt = row.due_at.toISOString();
      const status = invoiceStatus({ state: row.state, dueAt }, now.toISOString());
      const invoice = {
        id: row.id,
        number: row.number,
        status,
        refundCents: row.refund_cents,
        grossCents: row.gross_cents,
        openCents: isUnpaid(status) ? row.gross_cents - row.paid_cents : 0,
        dueOn: dayKey(lastDayBefore(row.due_at)),
      };
      return [row.order_id, invoice];
    }),
  );
}
