import { fileNumber } from '#domain/site/file-number.ts';
import {
  formerInvoiceWorkflowId,
  invoiceWorkflowId,
  workflowIdOf,
} from '#workflows/processes/messages.ts';

/** Saved views of the Temporal UI live in each browser: links with a query are the same for everybody. */
const found = (temporalUrl: string, query: string) =>
  `${temporalUrl}?${new URLSearchParams({ query })}`;

const RUNNING = 'ExecutionStatus = "Running"';
const CASE = 'WorkflowType = "foundation"';

/** What operators look for over all workflows. */
export const temporalViews = (temporalUrl: string, now: Date) => ({
  troubled: found(temporalUrl, `Trouble IS NOT NULL AND ${RUNNING}`),
  overdue: found(temporalUrl, `${CASE} AND DueAt < "${now.toISOString()}" AND ${RUNNING}`),
  ownerless: found(temporalUrl, `${CASE} AND Owner IS NULL AND ${RUNNING}`),
});

/** The workflow of a formation and those of its invoices, finished ones included. */
export function workflowsOfFoundation(temporalUrl: string, id: string): string {
  const number = fileNumber(id);
  // Cases in which nothing has happened for long have no file number yet, or one without its letter.
  const numbers = [number, number.slice('G-'.length)].map((one) => `"${one}"`).join(', ');
  return found(temporalUrl, `FileNumber IN (${numbers}) OR WorkflowId = "${workflowIdOf(id)}"`);
}

/** Under the id it has, or had before ids were readable. */
export const workflowsOfInvoice = (
  temporalUrl: string,
  { id, number }: { id: string; number: string },
) => {
  const ids = [invoiceWorkflowId(number), formerInvoiceWorkflowId(id)];
  return found(temporalUrl, `WorkflowId IN (${ids.map((one) => `"${one}"`).join(', ')})`);
};
