import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countOf, countRows } from '#database/count.ts';
import { sortOf } from '#database/sort.ts';
import { type DueWithin, dueDays } from '#domain/desk/due-within.ts';
import type { ComesBackAs } from '#domain/foundations/due-dates.ts';
import { isFinished, type Party, type Status, unfinished } from '#domain/foundations/statuses.ts';
import { termsOf } from '#domain/search/terms.ts';
import { isEachNamed } from '#modules/accounts/directory/find-people.ts';
import { anyOf, byIndexes, isEverywhere } from '#modules/shared/search.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { cardOf, consultantsOf } from '../foundations.ts';
import { fromTable } from '../read-models/foundations.ts';
import { isWithin, type Scope } from '../scope.ts';
import { checkedOf, isOnlyChecked } from './checked.ts';
import { areNamed, idsNamed } from './find.ts';
import type { FoundationCard } from './views.ts';

export type ComesBack = ComesBackAs | 'any';

/** A card with the team member in charge. */
export type ListedFoundation = FoundationCard & Pick<FoundationDetails, 'owner'>;

export interface FoundationFilter {
  status?: Status | undefined;
  waitingOn?: Party | undefined;
  /** The team member in charge. */
  owner?: string | 'none' | undefined;
  /** When the awaited step is due. */
  due?: DueWithin | undefined;
  /** What has come back to the team once reminders have ended. */
  comesBack?: ComesBack | undefined;
  /** Today in Berlin, for the reader. */
  today: string;
  /** Words in the name of the company, its city, founder, participants or notary, or a file number. */
  search?: string | undefined;
  sort: 'startedAt' | '-startedAt' | 'since' | '-since' | 'dueOn' | '-dueOn';
  limit: number;
  offset: number;
}

interface Named {
  condition: RawBuilder<SqlBool>;
  /** How many match, or a lower bound; left out where a count is needed. */
  rows?: number;
}

/** Looks up the ids of few matches beforehand; where very many match, the list is searched in its own order. */
async function namedBy(db: Database, search: string): Promise<Named> {
  const terms = termsOf(search);
  if (terms.length === 0) return { condition: sql<SqlBool>`false`, rows: 0 };
  const conditionsOnEach = areNamed(terms, isEachNamed);
  const rows = sql`projections.foundations as item`;
  if (await isEverywhere(db, { rows, conditionsOnEach, terms })) {
    return { condition: anyOf(conditionsOnEach) };
  }
  const ids = await byIndexes(db, (reading) => idsNamed(reading, terms, FEW));
  const isOne = sql<SqlBool>`item.id = any(${ids}::uuid[])`;
  return { condition: ids.length < FEW ? isOne : anyOf(areNamed(terms)), rows: ids.length };
}

/** More than a list counts. */
const FEW = 2_000;

/** Only unfinished foundations have a due day, an owner or somebody to wait for. */
/** What is only being checked waits for the team, whatever its events say. */
const isWaitedFor = (party: Party) =>
  party === 'staff'
    ? sql<SqlBool>`(item.waiting_on = ${party} or ${isOnlyChecked('item.id')})`
    : sql<SqlBool>`(item.waiting_on = ${party} and not ${isOnlyChecked('item.id')})`;

const concernsOpen = ({ status, waitingOn, owner, due, comesBack }: FoundationFilter): boolean =>
  (status !== undefined && !isFinished(status)) ||
  (waitingOn !== undefined && waitingOn !== 'nobody') ||
  owner === 'none' ||
  due !== undefined ||
  comesBack !== undefined;

/** Few foundations are open, so their ids come first, whatever the order of the list. */
const isOpen = sql<SqlBool>`item.id = any(array(
    select id from projections.foundations where status = any(${unfinished}::text[])
  ))`;

const columns = {
  startedAt: 'item.started_at',
  since: 'item.since',
  dueOn: 'item.due_on',
} as const;

export async function listFoundations(
  db: Database,
  scope: Scope,
  filter: FoundationFilter,
): Promise<{ foundations: ListedFoundation[]; meta: Count }> {
  const all = db.selectFrom('projections.foundations as item');
  const named = filter.search ? await namedBy(db, filter.search) : undefined;
  const searched = named ? all.where(named.condition) : all;
  let query = searched;
  if (scope !== 'all') query = query.where(isWithin(scope, 'item.id'));
  if (filter.status) query = query.where('item.status', '=', filter.status);
  if (filter.waitingOn) query = query.where(isWaitedFor(filter.waitingOn));
  if (filter.owner === 'none') {
    query = query.where('item.owner_id', 'is', null).where('item.status', 'in', unfinished);
  } else if (filter.owner) query = query.where('item.owner_id', '=', filter.owner);
  if (filter.due) {
    const { from, to } = dueDays(filter.due, filter.today);
    query = query.where('item.due_on', '<=', to);
    if (from) query = query.where('item.due_on', '>=', from);
  }
  if (filter.comesBack) {
    query = query.where('item.comes_back_on', '<=', filter.today);
    if (filter.comesBack !== 'any') {
      query = query.where('item.comes_back_as', '=', filter.comesBack);
    }
  }
  if (concernsOpen(filter)) query = query.where(isOpen);
  const { field, direction } = sortOf(filter.sort);
  const inOrder = (rows: typeof query) =>
    rows
      .orderBy(columns[field], (order) => {
        const sorted = direction === 'desc' ? order.desc() : order.asc();
        // The other two fields are never null, and their indexes do not sort nulls last.
        return field === 'dueOn' ? sorted.nullsLast() : sorted;
      })
      .orderBy('item.id');
  const matching = inOrder(query);
  const isUnfiltered = query === searched;
  const meta =
    isUnfiltered && named?.rows !== undefined ? countOf(named.rows) : await countRows(db, matching);
  // An index finds the ids of a distant page; only the rows of that page are then read in full.
  const page = matching.select('item.id').limit(filter.limit).offset(filter.offset);
  const rows = await inOrder(
    db.selectFrom('projections.foundations as item').where('item.id', 'in', page),
  )
    .selectAll()
    .execute();
  const found = rows.map(fromTable);
  const [consultants, checked] = await Promise.all([
    consultantsOf(db, found),
    checkedOf(db, found),
  ]);
  const foundations = found.map((row) => ({
    ...cardOf(row, { consultants, checked }, scope),
    owner: row.details.owner,
  }));
  return { foundations, meta };
}
