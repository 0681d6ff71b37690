import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Database } from '#database/connection.ts';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { markRelayed, type PendingEntry, pendingEntries } from '#modules/outbox/outbox.ts';
import { isUnavailable } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { erasureChanged, erasureStart, exportStart } from '../processes/erasure-messages.ts';
import { invoiceChanged, invoiceStart } from '../processes/invoice-messages.ts';
import { formerMailWorkflowId, mailStart } from '../processes/mail-messages.ts';
import { meetingChanged, meetingStart } from '../processes/meeting-messages.ts';
import { formerInvoiceWorkflowId } from '../processes/messages.ts';
import { runningAmong } from './missing.ts';

const BATCH = 100;
/** After this many failures in one batch, the rest waits for the next batch. */
const FAILURES_MAX = 10;
const POSTPONED_MS = 60_000;

interface RelayDeps {
  db: Database;
  client: Client;
  durations: Durations;
  publicUrl: string;
}

/** Entries that could not be relayed, with the time until which others go first, in milliseconds since 1970. */
export type Postponed = Map<string, number>;

/**
 * Starts a workflow for every pending mail of the outbox, and signals those of changed meetings and invoices,
 * oldest first. Each is relayed at least once: a second start with the same id changes nothing, and mails are
 * sent once. An entry that cannot be relayed does not hold up the others.
 *
 * @returns the number relayed
 * @throws the first failure, once the others have been tried
 */
export async function relayOutbox(deps: RelayDeps, postponed: Postponed): Promise<number> {
  const { db } = deps;
  const now = new Date();
  for (const [id, until] of postponed) if (until <= now.getTime()) postponed.delete(id);
  const entries = await pendingEntries(db, { limit: BATCH, now, except: [...postponed.keys()] });
  const failures: unknown[] = [];
  let relayed = 0;
  for (const entry of entries) {
    try {
      await relay(deps, entry);
      await markRelayed(db, entry.id, new Date());
      relayed += 1;
    } catch (error) {
      failures.push(error);
      // While the server is away, no entry is at fault.
      if (isUnavailable(error)) break;
      postponed.set(entry.id, now.getTime() + POSTPONED_MS);
      if (failures.length === FAILURES_MAX) break;
    }
  }
  if (failures.length > 0) throw failures[0];
  return relayed;
}

async function relay(deps: RelayDeps, entry: PendingEntry): Promise<void> {
  switch (entry.signal) {
    case null:
      return startMail(deps, entry);
    case 'meeting-changed':
      return tellMeeting(deps, entry.data.meetingId);
    case 'invoice-changed':
      return tellInvoice(deps, entry.data.invoiceId);
    case 'erasure-changed':
      return tellErasure(deps, entry.data.erasureId);
    case 'export-asked':
      return startExport(deps, entry.data.exportId);
  }
}

async function startMail(
  { client, publicUrl }: RelayDeps,
  mail: { id: string; mail: string },
): Promise<void> {
  const former = formerMailWorkflowId(mail.id);
  if ((await runningAmong(client, [former])).has(former)) return;
  await client.workflow.start('outboxMail', mailStart(mail, publicUrl));
}

async function tellMeeting(deps: RelayDeps, meetingId: string): Promise<void> {
  const input = { meetingId, durations: deps.durations.meeting };
  const options = { ...meetingStart(input, deps.publicUrl), signal: meetingChanged };
  await deps.client.workflow.signalWithStart('meeting', options);
}

async function tellErasure(deps: RelayDeps, erasureId: string): Promise<void> {
  const options = { ...erasureStart(erasureId, deps), signal: erasureChanged };
  await deps.client.workflow.signalWithStart('erasure', options);
}

async function startExport({ client, publicUrl }: RelayDeps, exportId: string): Promise<void> {
  await client.workflow.start('dataExport', exportStart(exportId, publicUrl));
}

async function tellInvoice(deps: RelayDeps, invoiceId: string): Promise<void> {
  const { db, client, durations, publicUrl } = deps;
  const invoice = await findInvoice(db, invoiceId, new Date());
  if (!invoice) return;
  try {
    await client.workflow.getHandle(formerInvoiceWorkflowId(invoiceId)).signal(invoiceChanged);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    const input = { invoiceId, durations: durations.invoice };
    const options = { ...invoiceStart(input, invoice, publicUrl), signal: invoiceChanged };
    await client.workflow.signalWithStart('invoice', options);
  }
}
