import { defineSignal } from '@temporalio/workflow';
import type { InvoiceDurations } from './durations.ts';
import { deskLink, invoiceWorkflowId, TASK_QUEUE } from './messages.ts';

export interface InvoiceInput {
  invoiceId: string;
  durations: InvoiceDurations;
}

/** The invoice was issued, paid or cancelled: read it again. */
export const invoiceChanged = defineSignal('invoiceChanged');

/** By what staff know an invoice. */
interface NamedInvoice {
  number: string;
  orderId: string;
}

/** Restarts a workflow that was terminated; it reads from the tables how far the invoice has come. */
export const invoiceStart = (
  input: InvoiceInput,
  { number, orderId }: NamedInvoice,
  publicUrl: string,
) =>
  ({
    workflowId: invoiceWorkflowId(number),
    taskQueue: TASK_QUEUE,
    args: [input] as [InvoiceInput],
    staticSummary: `Invoice ${number}`,
    staticDetails: deskLink(publicUrl, `orders/${orderId}`),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
