import { findInvoice } from '#modules/invoices/invoices.ts';
import { invoiceWorkflowId } from '#workflows/processes/messages.ts';
import type { Stage } from '../stage.ts';

/** The workflow of an invoice, by the number it was issued under. */
export async function workflowOf({ dependencies, temporal }: Stage, invoiceId: string) {
  const invoice = await findInvoice(dependencies.db, invoiceId, new Date());
  if (!invoice) throw new Error('There is no such invoice.');
  return temporal.client.workflow.getHandle(invoiceWorkflowId(invoice.number));
}
