import { defineSignal } from '@temporalio/workflow';
import type { InvoiceDurations } from './durations.ts';
import { invoiceWorkflowId, startOf } from './messages.ts';

export interface InvoiceInput {
  invoiceId: string;
  durations: InvoiceDurations;
}

/** The invoice was issued, paid or cancelled: the workflow reads it again. */
export const invoiceChanged = defineSignal('invoiceChanged');

/** Options that restart a terminated workflow; it reads its progress from the tables. */
export const invoiceStart = (
  input: InvoiceInput,
  { number }: { number: string },
  publicUrl: string,
) =>
  startOf<[InvoiceInput]>(publicUrl, {
    workflowId: invoiceWorkflowId(number),
    args: [input],
    staticSummary: `Invoice ${number}`,
    page: `invoices/${input.invoiceId}`,
  });
