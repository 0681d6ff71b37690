import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  cancellationContent,
  invoiceContent,
  settlementContent,
} from '#domain/invoices/content.ts';
import {
  dueAtOf,
  type InvoiceContent,
  type InvoicedOrder,
  type InvoiceLine,
  invoiceNumber,
  refundOf,
} from '#domain/invoices/invoice.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import { enqueueSignal } from '../outbox/outbox.ts';
import type { InvoiceRow } from './tables.ts';

export interface IssuedInvoice {
  invoiceId: string;
  number: string;
}

/**
 * Writes the invoice of an order. This comes last in its transaction: until the end of it every other invoice
 * waits for the number. Repeating it returns the first invoice.
 */
export async function issueInvoice(
  transaction: Database,
  order: InvoicedOrder,
  { seller, at }: { seller: Operator; at: Date },
): Promise<IssuedInvoice> {
  const existing = await invoiceOf(transaction, order.orderId, 'invoice');
  if (existing) return { invoiceId: existing.id, number: existing.number };
  const id = randomUUID();
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId: id });
  const number = await nextNumber(transaction, at);
  return insertInvoice(transaction, invoiceContent(order, seller, { number, at }), {
    id,
    orderId: order.orderId,
    accountId: order.accountId,
    at,
    dueAt: dueAtOf(at),
  });
}

/**
 * Cancels the invoice of an order with a cancellation invoice. This comes last in its transaction, as
 * `issueInvoice` does. Repeating it returns the first cancellation.
 *
 * @returns undefined for an order without an invoice
 */
export async function cancelInvoiceOf(
  transaction: Database,
  orderId: string,
  at: Date,
): Promise<IssuedInvoice | undefined> {
  const invoice = await invoiceOf(transaction, orderId, 'invoice');
  if (!invoice) return undefined;
  const existing = await invoiceOf(transaction, orderId, 'cancellation');
  if (existing) return { invoiceId: existing.id, number: existing.number };
  // This lock comes before the number, since a payment that is being recorded holds the row.
  const { paid_cents: paidCents } = await transaction
    .selectFrom('invoice_states')
    .select('paid_cents')
    .where('invoice_id', '=', invoice.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const state = 'cancelled';
  const refundCents = refundOf({ state, grossCents: invoice.gross_cents, paidCents });
  await transaction
    .updateTable('invoice_states')
    .set({
      state,
      refund_cents: refundCents,
      refund_since: refundCents > 0 ? at : null,
      version: sql`version + 1`,
      changed_at: at,
      closed_at: null,
    })
    .where('invoice_id', '=', invoice.id)
    .execute();
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId: invoice.id });
  const number = await nextNumber(transaction, at);
  return insertInvoice(transaction, cancellationContent(invoice.content, { number, at }), {
    id: randomUUID(),
    orderId,
    accountId: invoice.account_id,
    cancels: invoice.id,
    at,
    dueAt: at,
  });
}

interface Settlement extends IssuedInvoice {
  /** The invoice that was cancelled. */
  settles: string;
  /** The part of the former payment that pays for this invoice. */
  offsetCents: number;
  payment: InvoiceContent['payment'];
}

/**
 * Writes the invoice for the performed part of an order, once its first invoice is cancelled. This comes last in
 * its transaction, as `issueInvoice` does.
 *
 * @returns undefined for an order without an invoice
 */
export async function issueSettlement(
  transaction: Database,
  { orderId, lines }: { orderId: string; lines: readonly InvoiceLine[] },
  at: Date,
): Promise<Settlement | undefined> {
  const cancelled = await invoiceOf(transaction, orderId, 'invoice');
  if (!cancelled) return undefined;
  const { paid_cents: paidCents } = await transaction
    .selectFrom('invoice_states')
    .select('paid_cents')
    .where('invoice_id', '=', cancelled.id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId: id });
  const number = await nextNumber(transaction, at);
  const content = settlementContent(cancelled.content, { lines, paidCents }, { number, at });
  const issued = await insertInvoice(transaction, content, {
    id,
    orderId,
    accountId: cancelled.account_id,
    settles: cancelled.id,
    at,
    dueAt: dueAtOf(at),
  });
  const offsetCents = content.settles?.offsetCents ?? 0;
  const { payment } = cancelled.content;
  return { ...issued, settles: cancelled.id, offsetCents, payment };
}

/** The first invoice of an order, not the one that follows its withdrawal. */
function invoiceOf(
  db: Database,
  orderId: string,
  kind: InvoiceRow['kind'],
): Promise<Selectable<InvoiceRow> | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('settles', 'is', null)
    .executeTakeFirst();
}

/** Locks the row of the year until the transaction ends, so that a rollback returns the number. */
async function nextNumber(transaction: Database, at: Date): Promise<string> {
  const year = Number(dayKey(at.toISOString()).slice(0, 4));
  const { last } = await transaction
    .insertInto('invoice_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return invoiceNumber(year, last);
}

async function insertInvoice(
  transaction: Database,
  content: InvoiceContent,
  row: {
    id: string;
    orderId: string;
    accountId: string;
    cancels?: string;
    settles?: string;
    at: Date;
    dueAt: Date;
  },
): Promise<IssuedInvoice> {
  const { id } = row;
  const { kind, number, language, grossCents } = content;
  await transaction
    .insertInto('invoices')
    .values({
      id,
      number,
      kind,
      language,
      order_id: row.orderId,
      account_id: row.accountId,
      cancels: row.cancels ?? null,
      settles: row.settles ?? null,
      issued_at: row.at,
      due_at: row.dueAt,
      gross_cents: grossCents,
      content: JSON.stringify(content),
    })
    .execute();
  const isCancellation = kind === 'cancellation';
  await transaction
    .insertInto('invoice_states')
    .values({
      invoice_id: id,
      state: isCancellation ? 'cancelled' : 'open',
      issued_at: row.at,
      due_at: row.dueAt,
      changed_at: row.at,
      // The workflow of the cancelled invoice handles both.
      closed_at: isCancellation ? row.at : null,
    })
    .execute();
  return { invoiceId: id, number };
}
