import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import type { Tables } from '#database/tables.ts';
import type { ListedStatus } from '#domain/invoices/invoice.ts';
import { dayKey } from '#domain/site/formats.ts';
import { membersByIds } from '../accounts/directory/people.ts';
import type { ListFilter } from '../shared/search.ts';
import { isOfNamedInvoice } from './find-invoices.ts';
import { fromRow, invoices } from './invoices.ts';
import { refundDay } from './refunds.ts';

export const invoiceSorts = [
  'issuedAt',
  '-issuedAt',
  'dueAt',
  '-dueAt',
  'refundDueOn',
  '-refundDueOn',
  'grossCents',
  '-grossCents',
] as const;

export interface InvoiceFilter extends ListFilter<(typeof invoiceSorts)[number]> {
  status?: ListedStatus | undefined;
}

const dates = {
  issuedAt: 'invoice_states.issued_at',
  dueAt: 'invoice_states.due_at',
  refundDueOn: 'invoice_states.refund_since',
} as const;
const columns = { ...dates, grossCents: 'invoices.gross_cents' } as const;

export async function listAllInvoices(db: Database, filter: InvoiceFilter, now: Date) {
  const { field, direction } = sortOf(filter.sort);
  const matching = await matchingStates(db, filter, now);
  const meta = await countRows(db, matching.orderBy('invoice_states.issued_at', 'desc'));
  const rows = await invoices(db)
    .where(
      'invoices.id',
      'in',
      (filter.sort.endsWith('grossCents') ? byAmount : byDate)(matching, filter),
    )
    .orderBy(columns[field], direction)
    .orderBy('invoices.id', direction)
    .execute();
  const members = await membersByIds(
    db,
    rows.map((row) => row.account_id),
  );
  const listed = rows.map((row) => ({
    ...fromRow(row, now),
    member: members.get(row.account_id) ?? null,
  }));
  return { invoices: listed, meta };
}

type Matching = SelectQueryBuilder<Tables, 'invoice_states', unknown>;
type Page = Pick<InvoiceFilter, 'sort' | 'limit' | 'offset'>;

/** An index finds the invoices of a distant page; only those of the page are then read in full. */
function byDate(matching: Matching, { sort, limit, offset }: Page) {
  const { field, direction } = sortOf(sort);
  return matching
    .orderBy(field === 'grossCents' ? dates.issuedAt : dates[field], direction)
    .orderBy('invoice_states.invoice_id', direction)
    .select('invoice_states.invoice_id as id')
    .limit(limit)
    .offset(offset);
}

/** Sorts by amount, which is in another table. Without a filter, Postgres leaves the states out. */
function byAmount(matching: Matching, { sort, limit, offset }: Page) {
  const { direction } = sortOf(sort);
  return matching
    .rightJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .orderBy('invoices.gross_cents', direction)
    .orderBy('invoices.id', direction)
    .select('invoices.id as id')
    .limit(limit)
    .offset(offset);
}

/** The filter without the invoices, so that counting reads no more rows than it counts. */
async function matchingStates(db: Database, { terms, status, from, to }: InvoiceFilter, now: Date) {
  let query = db.selectFrom('invoice_states');
  if (from) query = query.where('invoice_states.issued_at', '>=', startOf(from));
  if (to) query = query.where('invoice_states.issued_at', '<', endOf(to));
  if (terms) query = query.where(await isOfNamedInvoice(db, 'invoice_states.invoice_id', terms));
  if (status === undefined) return query;
  if (status === 'open') {
    return query.where('state', '=', 'open').where('invoice_states.due_at', '>', now);
  }
  if (status === 'overdue') {
    return query.where('state', '=', 'open').where('invoice_states.due_at', '<=', now);
  }
  if (status === 'to-refund') return query.where('refund_cents', '>', 0);
  if (status === 'refund-overdue') {
    const today = dayKey(now.toISOString());
    return query.where('refund_cents', '>', 0).where(refundDay, '<', today);
  }
  return query.where('state', '=', status);
}
