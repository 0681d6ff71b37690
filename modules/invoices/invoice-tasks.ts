import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { TEAM_CALLS_AFTER_DAYS } from '#domain/invoices/invoice.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';
import { refundBegan, refundDay } from './refunds.ts';

export const dueRefunds = (): TaskSource => sql<FoundTask>`
  select invoice_id::text, 'refund', null::uuid, account_id, order_id, null, number,
    ${refundDay}, ${refundBegan}
  from invoice_states join invoices on invoices.id = invoice_id
  where refund_cents > 0`;

/** Invoices without any further reminder. */
export const unpaidInvoices = (now: Date): TaskSource => sql<FoundTask>`
  select invoice_id::text, 'unpaid', null::uuid, account_id, order_id, null, number,
    ${dayOf('invoice_states.due_at', TEAM_CALLS_AFTER_DAYS)}, invoice_states.due_at
  from invoice_states join invoices on invoices.id = invoice_id
  where state = 'open' and kind = 'invoice'
    and invoice_states.due_at < ${now}::timestamptz - ${TEAM_CALLS_AFTER_DAYS} * interval '1 day'`;
