import { fileNumber } from '#domain/site/file-number.ts';
import {
  formerInvoiceWorkflowId,
  invoiceWorkflowId,
  workflowIdOf,
} from '#workflows/processes/messages.ts';

/** A link with a query, since saved views of the Temporal UI live in one browser each. */
const found = (temporalUrl: string, query: string) =>
  `${temporalUrl}?${new URLSearchParams({ query })}`;

const RUNNING = 'ExecutionStatus = "Running"';
const CASE = 'WorkflowType = "foundation"';

/** Lists of workflows for operators. */
export const temporalViews = (temporalUrl: string, now: Date) => ({
  troubled: found(temporalUrl, `Trouble IS NOT NULL AND ${RUNNING}`),
  overdue: found(temporalUrl, `${CASE} AND DueAt < "${now.toISOString()}" AND ${RUNNING}`),
  ownerless: found(temporalUrl, `${CASE} AND Owner IS NULL AND ${RUNNING}`),
});

/** The workflow of a formation and those of its invoices, finished ones included. */
export function workflowsOfFoundation(temporalUrl: string, id: string): string {
  const number = fileNumber(id);
  // Cases without recent events lack a file number, or have one without its letter.
  const numbers = [number, number.slice('G-'.length)].map((one) => `"${one}"`).join(', ');
  return found(temporalUrl, `FileNumber IN (${numbers}) OR WorkflowId = "${workflowIdOf(id)}"`);
}

/** The workflow under its id, or its former id. */
export const workflowsOfInvoice = (
  temporalUrl: string,
  { id, number }: { id: string; number: string },
) => {
  const ids = [invoiceWorkflowId(number), formerInvoiceWorkflowId(id)];
  return found(temporalUrl, `WorkflowId IN (${ids.map((one) => `"${one}"`).join(', ')})`);
};
