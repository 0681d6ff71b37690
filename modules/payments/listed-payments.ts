import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import { isInvoiceNumber } from '#domain/invoices/invoice.ts';
import { type PaymentKind, paymentKind, type TakeBackReason } from '#domain/invoices/payment.ts';
import { membersByIds, namesByIds } from '../accounts/directory/people.ts';
import { invoicesByIds, isOfNamedInvoice } from '../invoices/find-invoices.ts';
import type { ListFilter } from '../shared/search.ts';
import type { InvoicePaymentRow } from './tables.ts';

const payments = (db: Database) =>
  db
    .selectFrom('invoice_payments')
    .leftJoin('invoice_payments as later', 'later.takes_back', 'invoice_payments.id')
    .selectAll('invoice_payments')
    .select(['later.recorded_at as taken_back_at', 'later.reason as taken_back_reason']);

/** Payments and refunds of an invoice, the newest first. */
export async function paymentsOf(db: Database, invoiceId: string) {
  const rows = await payments(db)
    .where('invoice_payments.invoice_id', '=', invoiceId)
    .orderBy('invoice_payments.paid_at', 'desc')
    .orderBy('invoice_payments.recorded_at', 'desc')
    .execute();
  return rows.map(fromRow);
}

interface TakenBackColumns {
  taken_back_at: Date | null;
  taken_back_reason: TakeBackReason | null;
}

function fromRow(row: Selectable<InvoicePaymentRow> & TakenBackColumns) {
  const { taken_back_at: at, taken_back_reason: why } = row;
  const entry = {
    amountCents: row.amount_cents,
    /** The invoice to which the money was moved after a withdrawal; null for money that really came or went. */
    offsetBy: row.reference && isInvoiceNumber(row.reference) ? row.reference : null,
    /** The entry that this one corrects. */
    takesBack: row.takes_back,
  };
  return {
    id: row.id,
    kind: paymentKind(entry),
    ...entry,
    method: row.method,
    paidAt: row.paid_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    /** Null for card payments and for moved money. */
    recordedBy: row.recorded_by,
    reason: row.reason,
    takenBack: at && why && { at: at.toISOString(), reason: why },
  };
}

/** Adds the names of the people who entered the payments. */
export async function withNames<Payment extends { recordedBy: string | null }>(
  db: Database,
  listed: readonly Payment[],
) {
  const ids = new Set(listed.flatMap(({ recordedBy }) => recordedBy ?? []));
  const names = await namesByIds(db, [...ids]);
  return listed.map((payment) => {
    const { recordedBy: id } = payment;
    return { ...payment, recordedBy: id === null ? null : { id, name: names.get(id) ?? '–' } };
  });
}

export const paymentSorts = ['paidAt', '-paidAt', 'amountCents', '-amountCents'] as const;

export interface PaymentFilter extends ListFilter<(typeof paymentSorts)[number]> {
  kind?: PaymentKind | undefined;
  method?: 'transfer' | 'card' | undefined;
}

const columns = {
  paidAt: 'invoice_payments.paid_at',
  amountCents: 'invoice_payments.amount_cents',
} as const;

export async function listAllPayments(db: Database, filter: PaymentFilter) {
  const { field, direction } = sortOf(filter.sort);
  const matching = await matchingPayments(db, filter);
  const meta = await countRows(db, matching.orderBy(columns.paidAt, 'desc'));
  const page = matching
    .orderBy(columns[field], direction)
    .orderBy('invoice_payments.id', direction === 'desc' ? 'asc' : 'desc')
    .select('invoice_payments.id')
    .limit(filter.limit)
    .offset(filter.offset);
  const rows = await payments(db)
    .where('invoice_payments.id', 'in', page)
    .orderBy(columns[field], direction)
    .orderBy('invoice_payments.id', direction === 'desc' ? 'asc' : 'desc')
    .execute();
  const invoices = await invoicesByIds(
    db,
    rows.map((row) => row.invoice_id),
  );
  const accounts = [...invoices.values()].map(({ accountId }) => accountId);
  const members = await membersByIds(db, accounts);
  const listed = rows.map((row) => {
    const { number = '', buyer = '', accountId = '' } = invoices.get(row.invoice_id) ?? {};
    const invoice = { id: row.invoice_id, number };
    return { ...fromRow(row), invoice, buyer, member: members.get(accountId) ?? null };
  });
  return { payments: await withNames(db, listed), meta };
}

const isOffset = sql<boolean>`reference like 'RE-%'`;
const isMoney = sql`takes_back is null and (${isOffset}) is not true`;

const isOfKind: Record<PaymentKind, RawBuilder<SqlBool>> = {
  payment: sql<boolean>`amount_cents > 0 and ${isMoney}`,
  refund: sql<boolean>`amount_cents < 0 and ${isMoney}`,
  offset: isOffset,
  correction: sql<boolean>`takes_back is not null`,
};

async function matchingPayments(db: Database, { terms, kind, method, from, to }: PaymentFilter) {
  let query = db.selectFrom('invoice_payments');
  if (from) query = query.where('paid_at', '>=', startOf(from));
  if (to) query = query.where('paid_at', '<', endOf(to));
  if (method) query = query.where('method', '=', method);
  if (terms) query = query.where(await isOfNamedInvoice(db, 'invoice_id', terms));
  return kind ? query.where(isOfKind[kind]) : query;
}
