import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import type { ComesBackAs } from '#domain/foundations/due-dates.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import { nameLike } from '#modules/accounts/directory/people.ts';
import { cardOf, consultantsOf, type FoundationCard, fromTable } from '../foundations.ts';
import type { Scope } from '../scope.ts';

export type ComesBack = ComesBackAs | 'any';

export interface FoundationFilter {
  status?: Status | undefined;
  waitingOn?: Party | undefined;
  /** Who looks after it in the team. */
  owner?: string | undefined;
  /** What has come back to the team, because nobody is reminded any more. */
  comesBack?: ComesBack | undefined;
  /** Of the reader, in Berlin. */
  today: string;
  /** Part of the company's name, its city or the founder's name, or the beginning of the id. */
  search?: string | undefined;
  sort: 'startedAt' | '-startedAt' | 'since' | '-since' | 'dueOn' | '-dueOn';
  limit: number;
  offset: number;
}

function matches(search: string) {
  const literal = search.replace(/[\\%_]/g, '\\$&');
  const part = `%${literal}%`;
  return sql<boolean>`(
    foundation.details #>> '{coreData,companyName}' ilike ${part}
    or foundation.details #>> '{coreData,city}' ilike ${part}
    or foundation.id::text ilike ${`${literal}%`}
    or ${nameLike('foundation.founder_id', part)}
  )`;
}

const fieldOf = (sort: FoundationFilter['sort']) =>
  (sort.startsWith('-') ? sort.slice(1) : sort) as keyof typeof columns;

const columns = {
  startedAt: 'foundation.started_at',
  since: 'foundation.since',
  dueOn: 'foundation.due_on',
} as const;

export async function listFoundations(
  db: Database,
  scope: Scope,
  filter: FoundationFilter,
): Promise<{ foundations: FoundationCard[]; meta: Count }> {
  let query = db.selectFrom('projections.foundations as foundation');
  if (scope !== 'all') query = query.where('foundation.founder_id', '=', scope.founderId);
  if (filter.status) query = query.where('foundation.status', '=', filter.status);
  if (filter.waitingOn) query = query.where('foundation.waiting_on', '=', filter.waitingOn);
  if (filter.search) query = query.where(matches(filter.search));
  if (filter.owner) query = query.where('foundation.owner_id', '=', filter.owner);
  if (filter.comesBack) {
    query = query.where('foundation.comes_back_on', '<=', filter.today);
    if (filter.comesBack !== 'any') {
      query = query.where('foundation.comes_back_as', '=', filter.comesBack);
    }
  }
  const field = fieldOf(filter.sort);
  const isDown = filter.sort.startsWith('-');
  query = query
    .orderBy(columns[field], (order) => {
      const sorted = isDown ? order.desc() : order.asc();
      // The other two are always there, and their indexes put nothing last.
      return field === 'dueOn' ? sorted.nullsLast() : sorted;
    })
    .orderBy('foundation.id');
  const meta = await countRows(db, query);
  const rows = await query.selectAll().limit(filter.limit).offset(filter.offset).execute();
  const consultants = await consultantsOf(db, rows.map(fromTable));
  const foundations = rows.map((row) => cardOf(fromTable(row), consultants));
  return { foundations, meta };
}
