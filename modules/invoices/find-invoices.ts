import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { isBrief, type Term, withoutLabels } from '#domain/search/terms.ts';
import { isEachNamed, isPersonNamed } from '../accounts/directory/find-people.ts';
import {
  candidates,
  type Found,
  foundOf,
  hasWords,
  isNamed as isRowNamed,
  NEWEST,
} from '../shared/search.ts';
import { buyer, fromRow, type Invoice, invoices } from './invoices.ts';

/** Finds invoices by number, addressee or member, the newest first. */
export async function findInvoices(
  db: Database,
  typed: readonly Term[],
  { limit, now }: { limit: number; now: Date },
): Promise<Found<Invoice>> {
  const terms = withoutLabels(typed, 'invoices');
  if (terms.length === 0) return foundOf([], limit);
  const isNamed = hasWords('item.words', terms);
  const ids = candidates({
    wanted: limit + 1,
    rows: sql`invoices as item`,
    conditions: [isNamed, ...(isBrief(terms) ? [] : [isPersonNamed('item.account_id', terms)])],
    conditionsOnEach: [isNamed, isEachNamed('item.account_id', terms)],
    newest: sql`(
      select id, account_id, words from invoice_states join invoices on id = invoice_id
      order by invoice_states.issued_at desc, id limit ${NEWEST}
    ) as item`,
  });
  const rows = await invoices(db)
    .where('invoices.id', 'in', ids)
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.id')
    .limit(limit + 1)
    .execute();
  return foundOf(
    rows.map((row) => fromRow(row, now)),
    limit,
  );
}

/** Condition for lists: the invoice in `idColumn` has this number, addressee or member. */
export function isOfNamedInvoice(
  db: Database,
  idColumn: string,
  typed: readonly Term[],
): Promise<RawBuilder<SqlBool>> {
  const terms = withoutLabels(typed, 'invoices');
  const rows = sql`invoices as item`;
  const isNamed = hasWords('item.words', terms);
  const conditions = terms.length === 0 ? [] : [isNamed, isPersonNamed('item.account_id', terms)];
  const conditionsOnEach = [isNamed, isEachNamed('item.account_id', terms)];
  return isRowNamed(db, idColumn, { rows, conditions, conditionsOnEach, terms });
}

interface Named {
  number: string;
  accountId: string;
  /** Name of the addressee. */
  buyer: string;
}

/** Invoices by id, as lists show them. */
export async function invoicesByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'account_id', buyer])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { number: row.number, accountId: row.account_id, buyer: row.buyer },
    ]),
  );
}
