import { defineSignal } from '@temporalio/workflow';
import type { InvoiceDurations } from './durations.ts';
import { deskLink, invoiceWorkflowId, TASK_QUEUE } from './messages.ts';

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
  ({
    workflowId: invoiceWorkflowId(number),
    taskQueue: TASK_QUEUE,
    args: [input] as [InvoiceInput],
    staticSummary: `Invoice ${number}`,
    staticDetails: deskLink(publicUrl, `invoices/${input.invoiceId}`),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
