import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Term } from '#domain/search/terms.ts';
import { candidates, foundOf, hasWords, NEWEST } from '../shared/search.ts';

/** Finds inquiries by their senders, the newest first. */
export async function findInquiries(db: Database, terms: readonly Term[], limit: number) {
  const isNamed = [hasWords('item.words', terms)];
  const ids = candidates({
    wanted: limit + 1,
    conditions: isNamed,
    conditionsOnEach: isNamed,
    rows: sql`inquiries as item`,
    newest: sql`(
      select id, words from inquiries order by received_at desc, id limit ${NEWEST}
    ) as item`,
  });
  const rows = await db
    .selectFrom('inquiries')
    .select([
      'id',
      'kind',
      sql<string | null>`coalesce(content ->> 'name', content ->> 'contactPerson')`.as('name'),
      sql<string | null>`content ->> 'company'`.as('company'),
      'received_at as receivedAt',
      sql<boolean>`done_at is not null`.as('done'),
    ])
    .where('id', 'in', ids)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const inquiries = rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
  return foundOf(inquiries, limit);
}
