import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { isBrief, type Term, withoutLabels } from '#domain/search/terms.ts';
import { isEachNamed, isPersonNamed } from '../accounts/directory/find-people.ts';
import { candidates, type Found, foundOf, hasWords, NEWEST } from '../shared/search.ts';
import { fromRow, type Invoice, invoices } from './invoices.ts';

/** By number, addressee or member; the newest first. */
export async function findInvoices(
  db: Database,
  typed: readonly Term[],
  { limit, now }: { limit: number; now: Date },
): Promise<Found<Invoice>> {
  const terms = withoutLabels(typed, 'invoices');
  if (terms.length === 0) return foundOf([], limit);
  const isNamed = hasWords('item.words', terms);
  const ids = candidates({
    rows: sql`invoices as item`,
    conditions: [isNamed, ...(isBrief(terms) ? [] : [isPersonNamed('item.account_id', terms)])],
    conditionsOnEach: [isNamed, isEachNamed('item.account_id', terms)],
    newest: sql`(
      select id, account_id, words from invoices
      where id in (
        select invoice_id from invoice_states order by issued_at desc, invoice_id limit ${NEWEST}
      )
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
