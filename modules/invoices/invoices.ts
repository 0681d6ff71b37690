import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows, type Page } from '#database/count.ts';
import { invoiceStatus } from '#domain/invoices/invoice.ts';
import { refundDueOn } from '#domain/invoices/refund.ts';
import { refundBegan } from './refunds.ts';

/** Name of the addressee. */
export const buyer =
  sql<string>`coalesce(content #>> '{buyer,company}', content #>> '{buyer,name}')`.as('buyer');

/** Columns of `Invoice`, from invoices joined with their states. */
const shown = [
  'invoices.id',
  'number',
  'kind',
  'state',
  'order_id',
  'account_id',
  'invoices.issued_at',
  'invoices.due_at',
  'gross_cents',
  'paid_cents',
  'refund_cents',
  refundBegan.as('refund_began'),
  'version',
  buyer,
  sql<number>`(content ->> 'netCents')::float8`.as('net_cents'),
  sql<string | null>`content #>> '{cancels,number}'`.as('cancels'),
] as const;

export const invoices = (db: Database) =>
  db
    .selectFrom('invoices')
    .innerJoin('invoice_states', 'invoice_states.invoice_id', 'invoices.id')
    .select(shown);
type Row = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>;

/** Invoices of an account, the newest first. */
export async function listInvoices(
  db: Database,
  accountId: string,
  { limit, offset }: Page,
  now: Date,
) {
  const matching = db
    .selectFrom('invoices')
    .where('account_id', '=', accountId)
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.id');
  const meta = await countRows(db, matching);
  const rows = await matching
    .innerJoin('invoice_states', 'invoice_states.invoice_id', 'invoices.id')
    .select(shown)
    .limit(limit)
    .offset(offset)
    .execute();
  return { invoices: rows.map((row) => fromRow(row, now)), meta };
}

/** The invoice of one's own order, if it exists yet. */
export async function findInvoiceOfOrder(
  db: Database,
  orderId: string,
  accountId: string,
  now: Date,
): Promise<Invoice | undefined> {
  const row = await invoices(db)
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'invoice')
    .where('settles', 'is', null)
    .executeTakeFirst();
  return row && fromRow(row, now);
}

/** @param accountId the only account that may see it; left out for staff */
export async function findInvoice(db: Database, id: string, now: Date, accountId?: string) {
  const row = await invoices(db)
    .select(['content', 'changed_at', 'closed_at'])
    .where('invoices.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...fromRow(row, now),
    content: row.content,
    changedAt: row.changed_at.toISOString(),
    isClosed: row.closed_at !== null,
  };
}

export type InvoiceDetails = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export async function findCancellation(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('cancels', '=', id)
    .executeTakeFirst();
  return row?.id;
}

/** The invoice for the performed part of this invoice's order. */
export async function findSettlement(db: Database, id: string) {
  const row = await db
    .selectFrom('invoices')
    .select(['number', 'gross_cents'])
    .where('settles', '=', id)
    .executeTakeFirst();
  return row && { number: row.number, grossCents: row.gross_cents };
}

export type Invoice = ReturnType<typeof fromRow>;

export const fromRow = (row: Row, now: Date) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: invoiceStatus({ state: row.state, dueAt: row.due_at.toISOString() }, now.toISOString()),
  orderId: row.order_id,
  accountId: row.account_id,
  issuedAt: row.issued_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  netCents: row.net_cents,
  grossCents: row.gross_cents,
  paidCents: row.paid_cents,
  /** The part of it that has to go back. */
  refundCents: row.refund_cents,
  /** The day by which it has to go back; null without a refund. */
  refundDueOn: row.refund_cents > 0 ? refundDueOn(row.refund_began.toISOString()) : null,
  buyer: row.buyer,
  /** Number of the invoice that this cancellation cancels. */
  cancels: row.cancels,
  /** Counts payments and cancellations, starting at 0. */
  version: row.version,
});

/** Invoices that their workflows have not closed, in the order of their ids. */
export async function unclosedInvoices(
  db: Database,
  {
    changedBefore,
    afterId,
    limit,
  }: { changedBefore: Date; afterId?: string | undefined; limit: number },
): Promise<{ id: string; number: string }[]> {
  return db
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['invoices.id', 'number'])
    .where('closed_at', 'is', null)
    .where('changed_at', '<', changedBefore)
    .$if(afterId !== undefined, (query) => query.where('invoice_id', '>', afterId ?? ''))
    .orderBy('invoice_id')
    .limit(limit)
    .execute();
}

/** @returns false when the invoice has changed since that version */
export async function closeInvoice(
  db: Database,
  id: string,
  { version, at }: { version: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_states')
    .set({ closed_at: at })
    .where('invoice_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
