import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { InvoiceLine } from '#domain/invoices/invoice.ts';
import { issueSettlement } from '../invoices/issue.ts';
import { record } from './payments.ts';

/**
 * Bills the performed part of an order whose invoice was cancelled, and takes the amount from its payments. This
 * comes last in its transaction, as `issueInvoice` does; without an invoice it does nothing.
 */
export async function settleInvoiceOf(
  transaction: Database,
  { orderId, lines }: { orderId: string; lines: readonly InvoiceLine[] },
  at: Date,
): Promise<void> {
  const settlement = await issueSettlement(transaction, { orderId, lines }, at);
  if (!settlement || settlement.offsetCents === 0) return;
  const { invoiceId, settles, offsetCents } = settlement;
  const moved = {
    method: settlement.payment === 'card' ? 'card' : 'transfer',
    paidAt: at,
    recordedBy: null,
  } as const;
  for (const [id, amountCents] of [
    [settles, -offsetCents],
    [invoiceId, offsetCents],
  ] as const) {
    const payment = { ...moved, id: randomUUID(), invoiceId: id, amountCents };
    await record(transaction, { ...payment, reference: settlement.number }, at);
  }
}
