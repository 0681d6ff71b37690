import {
  ApplicationFailure,
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { fileNumber } from '#domain/site/file-number.ts';
import type { InvoiceMail } from '#mails/registry.ts';
import type { Activities } from '../activities/all.ts';
import type { InvoiceProgress } from '../activities/invoice.ts';
import { type InvoiceInput, invoiceChanged } from './invoice-messages.ts';
import { MailsInFlight } from './mails-in-flight.ts';
import { isUuid, mailOptions } from './messages.ts';
import * as attributes from './search-attributes.ts';
import { Troubles } from './stuck.ts';

const { loadInvoice, closeInvoice } = proxyActivities<Activities>({
  startToCloseTimeout: '5 seconds',
  retry: { initialInterval: '250 milliseconds', maximumInterval: '1 minute' },
});
const renderOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
} as const;
const { renderInvoice } = proxyActivities<Activities>(renderOptions);
const { sendInvoiceMail } = proxyActivities<Activities>(mailOptions);

/**
 * One invoice, until it is paid or cancelled. Invoices, payments and cancellations are rows that exist before the
 * workflow hears of them; it renders the documents, mails them and sends reminders once they are overdue.
 */
export async function invoice(input: InvoiceInput): Promise<void> {
  if (!isUuid(input?.invoiceId) || !input.durations) {
    const expected = 'The input has to be {invoiceId, durations}, with a UUID.';
    throw ApplicationFailure.nonRetryable(expected, 'InvalidInput');
  }
  let changes = 0;
  setHandler(invoiceChanged, () => void (changes += 1), {
    description: 'The invoice was issued, paid or cancelled',
  });
  const troubles = new Troubles();
  const mails = new MailsInFlight(troubles);
  const tell = (mail: InvoiceMail, occasion = 1) =>
    mails.send(`${mail} ${occasion}`, (summary) => {
      const order = { invoiceId: input.invoiceId, mail, occasion };
      return sendInvoiceMail.executeWithOptions({ ...mailOptions, summary }, [order]);
    });
  for (;;) {
    if (workflowInfo().continueAsNewSuggested) {
      await condition(() => mails.inFlight === 0, '30 seconds');
      await continueAsNew<typeof invoice>(input);
    }
    const read = changes;
    const changed = () => changes > read;
    const current = await loadInvoice(input.invoiceId);
    if (!current) return;
    describe(current, mails.failed ? ['A mail could not be delivered.'] : []);
    if (!(await isRendered(input.invoiceId, current, { changed, troubles }))) continue;
    tell('invoice-issued');
    if (current.state === 'open') {
      await remindUntil(changed, tell, current, input);
      continue;
    }
    const { cancellationId } = current;
    if (cancellationId && !(await isRendered(cancellationId, current, { changed, troubles })))
      continue;
    tell(current.state === 'paid' ? 'invoice-paid' : 'invoice-cancelled');
    await condition(() => mails.inFlight === 0);
    // A change that arrived meanwhile keeps the invoice open.
    if (await closeInvoice(input.invoiceId, current.version)) return;
  }
}

/**
 * Renders a document. Where that cannot succeed, it waits until the invoice changes, or until staff, who see the
 * failure, have it tried again.
 */
async function isRendered(
  id: string,
  current: InvoiceProgress,
  { changed, troubles }: { changed: () => boolean; troubles: Troubles },
): Promise<boolean> {
  try {
    const cancels = id === current.cancellationId;
    const summary = cancels ? `cancellation of ${current.number}` : current.number;
    await renderInvoice.executeWithOptions({ ...renderOptions, summary }, [id]);
    return true;
  } catch (error) {
    if (isCancellation(error)) throw error;
    describe(current, ['The PDF cannot be rendered. Try it again from the console.']);
    troubles.note('pdf');
    await condition(changed);
    troubles.note(null);
    return false;
  }
}

/** Waits until the invoice changes, and reminds of it once it is overdue. */
async function remindUntil(
  changed: () => boolean,
  tell: (mail: InvoiceMail, occasion: number) => void,
  { dueAt }: InvoiceProgress,
  { durations }: InvoiceInput,
): Promise<void> {
  const due = Date.parse(dueAt);
  const until = (at: number, summary: string) =>
    at > Date.now() ? condition(changed, at - Date.now(), { summary }) : Promise.resolve(changed());
  if (await until(due, 'The invoice is due')) return;
  upsertSearchAttributes([{ key: attributes.invoiceStatus, value: 'overdue' }]);
  const reminders = durations.reminders.map((wait, index) => ({
    at: due + wait,
    occasion: index + 1,
    isLast: index === durations.reminders.length - 1,
  }));
  // Of several overdue reminders, as after a time without a worker, only the last goes out.
  const passed = reminders.filter(({ at }) => at <= Date.now());
  const ahead = reminders.filter(({ at }) => at > Date.now());
  for (const { at, occasion, isLast } of [...passed.slice(-1), ...ahead]) {
    if (await until(at, `Reminder ${occasion}`)) return;
    tell('reminder-invoice', occasion);
    if (isLast) tell('invoice-overdue', occasion);
  }
  await condition(changed);
}

/** Shows staff the state in the Temporal UI; names and addresses stay in our database. */
function describe(
  { state, dueAt, number, foundationId = null }: InvoiceProgress,
  troubles: readonly string[],
): void {
  upsertSearchAttributes([
    { key: attributes.fileNumber, value: foundationId && fileNumber(foundationId) },
    { key: attributes.invoiceStatus, value: state },
    { key: attributes.dueAt, value: state === 'open' ? new Date(dueAt) : null },
  ]);
  const lines = troubles.map((trouble) => `⚠ **Trouble:** ${trouble}`);
  setCurrentDetails([`**${number}**: ${state}, due ${dueAt.slice(0, 10)}`, ...lines].join('\n\n'));
}
