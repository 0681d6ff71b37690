import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import {
  finishedStatuses,
  type Party,
  type Status,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { nameLike } from '#modules/accounts/directory/people.ts';
import { consultantsNamed } from '#modules/slots/consultants.ts';
import { type DocumentEntry, documentsOf } from './documents.ts';
import type { RecordedEvent } from './event.ts';
import {
  type FoundationDetails,
  type FoundationRow,
  fold,
  nothingYet,
  type OrderDetails,
  waitsForOrder,
} from './foundation-details.ts';
import type { ReadModels } from './schema.ts';
import type { Scope } from './scope.ts';
import type { FoundationView } from './tables.ts';

/** Reads all rows a batch touches at once, and writes them at once. */
export async function writeFoundations(
  db: Kysely<ReadModels>,
  events: readonly RecordedEvent[],
): Promise<void> {
  const ids = [...new Set(events.map(({ foundationId }) => foundationId))];
  const known = await db.selectFrom('foundations').selectAll().where('id', 'in', ids).execute();
  const rows = new Map<string, FoundationRow>(known.map((row) => [row.id, fromTable(row)]));
  for (const event of events) {
    rows.set(event.foundationId, fold(rows.get(event.foundationId), event));
  }
  await db
    .insertInto('foundations')
    .values([...rows.values()].map(toTable))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((select) => ({
        status: select.ref('excluded.status'),
        step: select.ref('excluded.step'),
        waiting_on: select.ref('excluded.waiting_on'),
        since: select.ref('excluded.since'),
        due_at: select.ref('excluded.due_at'),
        revision: select.ref('excluded.revision'),
        updated_at: select.ref('excluded.updated_at'),
        details: select.ref('excluded.details'),
      })),
    )
    .execute();
}

const fromTable = (row: Selectable<FoundationView>): FoundationRow => ({
  id: row.id,
  founderId: row.founder_id,
  status: row.status as Status,
  step: row.step,
  since: row.since.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  revision: row.revision,
  startedAt: row.started_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  details: { ...nothingYet, ...(row.details as Partial<FoundationDetails>) },
});

const toTable = (row: FoundationRow) => ({
  id: row.id,
  founder_id: row.founderId,
  status: row.status,
  step: row.step,
  waiting_on: waitingOn(row.status, waitsForOrder(row.details)),
  since: row.since,
  due_at: row.dueAt,
  revision: row.revision,
  started_at: row.startedAt,
  updated_at: row.updatedAt,
  details: JSON.stringify(row.details),
});

interface Named {
  id: string;
  name: string;
}

export interface FoundationCard {
  id: string;
  status: Status;
  /** 1 to 7. */
  step: number;
  waitingOn: Party;
  /** Since when it has been waiting. */
  since: string;
  /** The awaited appointment. */
  dueAt: string | null;
  companyName: string | null;
  city: string | null;
  consultant: Named | null;
  /** Whether the founder has named a notary: until then only they can go on. */
  notaryNamed: boolean;
  /** Advice and drafting wait for the founder to order the package. */
  lacksOrder: boolean;
  /** They begin after this instant, the end of the withdrawal period; null if they may begin. */
  beginsAfter: string | null;
  startedAt: string;
}

type OpenDetails = Omit<FoundationDetails, 'consultation' | 'cancelled' | 'order'>;
type Booked = Exclude<FoundationDetails['consultation'], null | { declined: true }>;

export type OrderView = Omit<OrderDetails, 'orderId'> & {
  id: string;
  withdrawableUntil: string;
};

export interface FoundationPage extends FoundationCard, OpenDetails {
  revision: number;
  consultation:
    | { declined: true }
    | (Omit<Booked, 'consultantId'> & { consultant: Named | null })
    | null;
  cancelled: FoundationDetails['cancelled'];
  order: OrderView | null;
  documents: DocumentEntry[];
}

export interface FoundationFilter {
  status?: Status | undefined;
  waitingOn?: Party | undefined;
  /** Part of the company's name, its city or the founder's name, or the beginning of the id. */
  search?: string | undefined;
  sort: 'startedAt' | '-startedAt' | 'since' | '-since';
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
  const column = filter.sort.endsWith('since') ? 'foundation.since' : 'foundation.started_at';
  query = query
    .orderBy(column, filter.sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('foundation.id');
  const meta = await countRows(db, query);
  const rows = await query.selectAll().limit(filter.limit).offset(filter.offset).execute();
  const consultants = await consultantsOf(db, rows.map(fromTable));
  const foundations = rows.map((row) => cardOf(fromTable(row), consultants));
  return { foundations, meta };
}

/** Undefined for an unknown id and for one outside the scope; callers cannot tell which. */
export async function readFoundation(
  db: Database,
  id: string,
  scope: Scope,
): Promise<FoundationPage | undefined> {
  let query = db.selectFrom('projections.foundations').selectAll().where('id', '=', id);
  if (scope !== 'all') query = query.where('founder_id', '=', scope.founderId);
  const found = await query.executeTakeFirst();
  if (!found) return undefined;
  const row = fromTable(found);
  const [consultants, documents] = await Promise.all([
    consultantsOf(db, [row]),
    documentsOf(db, id, scope === 'all' ? 'all' : 'released'),
  ]);
  const card = cardOf(row, consultants);
  const { consultation, order, ...details } = row.details;
  return {
    ...card,
    ...details,
    revision: row.revision,
    order: order && orderView(order),
    consultation: consultation && openConsultation(consultation, card.consultant),
    documents,
  };
}

const orderView = ({ orderId, ...order }: OrderDetails): OrderView => ({
  id: orderId,
  ...order,
  withdrawableUntil: withdrawableUntil(order.orderedAt),
});

function openConsultation(
  consultation: NonNullable<FoundationDetails['consultation']>,
  consultant: Named | null,
): FoundationPage['consultation'] {
  if (consultation.declined) return consultation;
  const { consultantId: _named, ...booked } = consultation;
  return { ...booked, consultant };
}

const consultantIdOf = ({ details: { consultation } }: FoundationRow) =>
  consultation && !consultation.declined ? consultation.consultantId : null;

const consultantsOf = (db: Database, rows: readonly FoundationRow[]) =>
  consultantsNamed(db, [...new Set(rows.map(consultantIdOf).filter((id) => id !== null))]);

const beginsAfter = ({ order }: FoundationDetails): string | null =>
  order === null || order.withdrawnAt || order.earlyStart
    ? null
    : withdrawableUntil(order.orderedAt);

const cardOf = (row: FoundationRow, consultants: ReadonlyMap<string, Named>): FoundationCard => ({
  id: row.id,
  status: row.status,
  step: row.step,
  waitingOn: waitingOn(row.status, waitsForOrder(row.details)),
  since: row.since,
  dueAt: row.dueAt,
  companyName: row.details.coreData?.companyName ?? null,
  city: row.details.coreData?.city ?? null,
  consultant: consultants.get(consultantIdOf(row) ?? '') ?? null,
  notaryNamed: row.details.notary !== null,
  lacksOrder: waitsForOrder(row.details),
  beginsAfter: beginsAfter(row.details),
  startedAt: row.startedAt,
});

/** The current status; undefined for an unknown id and for one outside the scope. */
export async function statusOf(
  db: Database,
  id: string,
  scope: Scope,
): Promise<Status | undefined> {
  let query = db.selectFrom('projections.foundations').select('status').where('id', '=', id);
  if (scope !== 'all') query = query.where('founder_id', '=', scope.founderId);
  const row = await query.executeTakeFirst();
  return row?.status as Status | undefined;
}

/** Undefined for an unknown id. */
export async function founderIdOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('founder_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.founder_id;
}

/** The founders of these foundations. */
export async function foundersOf(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('founder_id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ founder_id }) => founder_id));
}

/** Those of these people who have a foundation. */
export async function foundersAmong(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('founder_id')
    .distinct()
    .where('founder_id', 'in', ids)
    .execute();
  return rows.map(({ founder_id }) => founder_id);
}

export interface NotaryView {
  founderId: string;
  companyName: string | null;
  appointment: {
    startsAt: string;
    place?: string | undefined;
    online?: boolean | undefined;
  } | null;
}

/** What a notary's page may show of a foundation, nothing else. */
export async function notaryViewOf(db: Database, id: string): Promise<NotaryView | undefined> {
  const found = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { founderId, details } = fromTable(found);
  const { coreData, notaryAppointment } = details;
  const { startsAt, place, online } = notaryAppointment ?? {};
  return {
    founderId,
    companyName: coreData?.companyName ?? null,
    appointment: startsAt === undefined ? null : { startsAt, place, online },
  };
}

/** Ids of the foundations in a status, longest there first. */
export async function foundationsIn(
  db: Database,
  status: Status,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('id')
    .where('status', '=', status)
    .orderBy('since')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface FoundationStatus {
  id: string;
  status: Status;
  since: Date;
}

/**
 * A page of foundations by id: those that are neither completed nor cancelled, and those that have
 * been for a short time only.
 */
export async function recentlyActive(
  db: Database,
  page: { afterId: string | undefined; finishedAfter: Date; limit: number },
): Promise<FoundationStatus[]> {
  let query = db
    .selectFrom('projections.foundations')
    .select(['id', 'status', 'since'])
    .where(({ or, eb }) =>
      or([eb('status', 'not in', [...finishedStatuses]), eb('since', '>', page.finishedAfter)]),
    );
  if (page.afterId) query = query.where('id', '>', page.afterId);
  const rows = await query.orderBy('id').limit(page.limit).execute();
  return rows.map(({ id, status, since }) => ({ id, status: status as Status, since }));
}
