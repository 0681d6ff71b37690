import type { Database } from '#database/connection.ts';
import { type InvoiceStatus, invoiceStatus } from '#domain/invoices/invoice.ts';

export interface InvoiceOfOrder {
  id: string;
  number: string;
  status: InvoiceStatus;
  /** What the member gets back. */
  refundCents: number;
}

/** The invoices of orders, by the id of the order; those of ours without a line have none. */
export async function invoicesOfOrders(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, InvoiceOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('invoice_states', 'invoice_states.invoice_id', 'invoices.id')
    .select(['invoices.id', 'number', 'order_id', 'invoices.due_at', 'state', 'refund_cents'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'invoice')
    .execute();
  return new Map(
    rows.map(({ id, number, order_id, due_at, state, refund_cents }) => {
      const status = invoiceStatus({ state, dueAt: due_at.toISOString() }, now.toISOString());
      return [order_id, { id, number, status, refundCents: refund_cents }];
    }),
  );
}
