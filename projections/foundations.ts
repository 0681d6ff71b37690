import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { byUrgency, obstacles as obstacleRows } from '#domain/foundations/obstacles.ts';
import { countedIn, lacksPeople } from '#domain/foundations/people/people.ts';
import { finishedStatuses, type Status, stepWhenCancelled } from '#domain/foundations/statuses.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { registerCourtOf } from '#domain/towns/register-courts.ts';
import type { Named } from '#domain/wire.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { consultantsNamed } from '#modules/appointments/calendar/consultants.ts';
import { checkedParticipants } from '#modules/identification/identifications.ts';
import { documentsOf } from './documents.ts';
import {
  type FoundationDetails,
  type FoundationRow,
  holdIn,
  waitsForOrder,
} from './foundation-details.ts';
import { forCoFounder } from './foundations/for-co-founder.ts';
import type { OrderDetails } from './foundations/order-details.ts';
import { participationOf } from './foundations/participations.ts';
import type { PeopleView } from './foundations/people-schemas.ts';
import { isCoFounder, peopleView } from './foundations/people-view.ts';
import { storedRow } from './foundations/stored-row.ts';
import type {
  FoundationCard,
  FoundationPage,
  ObstacleView,
  OrderView,
} from './foundations/views.ts';
import { turnIn } from './read-models/foundations.ts';
import type { StoredRow } from './read-models/read-model.ts';
import { isWithin, type Scope } from './scope.ts';

/** Completion times of those of these foundations that are completed, by id. */
export async function completedSince(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'since'])
    .where('id', 'in', ids)
    .where('status', '=', 'completed' satisfies Status)
    .execute();
  return new Map(rows.map(({ id, since }) => [id, since.toISOString()]));
}

/**
 * A foundation as its reader sees it: the team everything, co-founders neither prices nor the lead's number.
 *
 * @returns undefined both for an unknown id and for one outside the scope, so that callers cannot tell which
 */
export async function readFoundation(
  db: Database,
  id: string,
  scope: Scope,
): Promise<(FoundationPage & PeopleView) | undefined> {
  const viewer = scope === 'all' ? 'team' : await participationOf(db, id, scope.accountId);
  const row = await storedRow(db, id);
  if (!row || !viewer) return undefined;
  const [consultants, documents, names, checking] = await Promise.all([
    consultantsOf(db, [row]),
    documentsOf(db, id, viewer === 'team' ? viewer : viewer.role),
    namesByIds(db, [row.founderId]),
    row.details.people.required ? checkedParticipants(db, id) : [],
  ]);
  const card = cardOf(row, { consultants, checked: new Map([[id, checking]]) }, scope);
  const { consultation, order, obstacles, people, coreData, ...more } = row.details;
  const { owner: _team, approval: _record, awaited: _dueOn, ...details } = more;
  const page = {
    ...card,
    ...details,
    coreData: coreData && countedIn(people, coreData),
    registerCourt: courtOf(row.details),
    revision: row.revision,
    order: order && orderView(order),
    consultation: consultation && openConsultation(consultation, card.consultant),
    documents,
    obstacles: byUrgency(obstacles).map(obstacleView),
    ...peopleView(row.details, viewer, { documents, checking, leadName: names.get(row.founderId) }),
  };
  if (scope === 'all' || !isCoFounder(viewer)) return page;
  return forCoFounder(db, page, { accountId: scope.accountId, people });
}

const courtOf = ({ coreData }: FoundationDetails) =>
  (coreData && registerCourtOf(coreData.city)) ?? null;

const obstacleView = ({
  obstacleId: id,
  kind,
  reportedAt,
  dueOn,
  note,
}: FoundationDetails['obstacles'][number]): ObstacleView => ({
  id,
  kind,
  waitsFor: obstacleRows[kind].ball,
  reportedAt,
  dueOn,
  ...(note !== null && { note }),
});

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

const talkStart = ({ status, details: { consultation } }: StoredRow): string | null =>
  status === 'consultation-pending' && consultation && !consultation.declined
    ? consultation.startsAt
    : null;

const consultantIdOf = ({ details: { consultation } }: FoundationRow) =>
  consultation && !consultation.declined ? consultation.consultantId : null;

export const consultantsOf = (db: Database, rows: readonly FoundationRow[]) =>
  consultantsNamed(db, [...new Set(rows.map(consultantIdOf).filter((id) => id !== null))]);

const beginsAfter = ({ order }: FoundationDetails): string | null =>
  order === null || order.withdrawnAt || order.earlyStart
    ? null
    : withdrawableUntil(order.orderedAt);

/** What stands in other tables. */
interface BesideCards {
  consultants: ReadonlyMap<string, Named>;
  /** Participants whose identification is being checked, by formation. */
  checked: ReadonlyMap<string, readonly string[]>;
}

/** Whose turn it is, and until when: the day of those who have handed in everything is not the team's. */
export function turnOf(row: StoredRow, checking?: readonly string[]) {
  const waitingOn = turnIn(row, checking);
  const isChecked = holdIn(row) === 'identification' && waitingOn === 'staff';
  return { waitingOn, dueOn: isChecked ? null : row.dueOn };
}

function offeredDates({ status, details: { notaryAppointment } }: StoredRow): string[] {
  if (status !== 'notary-appointment-confirmation-pending') return [];
  return (notaryAppointment?.dates ?? []).map(({ startsAt }) => startsAt);
}

export const cardOf = (
  row: StoredRow,
  { consultants, checked }: BesideCards,
  scope: Scope,
): FoundationCard => ({
  id: row.id,
  status: row.status,
  step:
    row.status === 'cancelled'
      ? stepWhenCancelled(row.details.history.at(-2)?.status, row.step)
      : row.step,
  ...turnOf(row, checked.get(row.id)),
  since: row.since,
  dueAt: row.dueAt,
  startsAt: talkStart(row),
  offeredDates: offeredDates(row),
  obstacles: byUrgency(row.details.obstacles).map(({ obstacleId: id, kind, dueOn }) => ({
    id,
    kind,
    waitsFor: obstacleRows[kind].ball,
    dueOn,
  })),
  companyName: row.details.coreData?.companyName ?? null,
  city: row.details.coreData?.city ?? null,
  consultant: consultants.get(consultantIdOf(row) ?? '') ?? null,
  notaryNamed: row.details.notary !== null,
  heldBy: holdIn(row),
  lacksPeople: lacksPeople(row.details.people),
  lacksOrder: waitsForOrder(row.details),
  beginsAfter: beginsAfter(row.details),
  startedAt: row.startedAt,
  asCoFounder: scope !== 'all' && scope.accountId !== row.founderId,
});

/** @returns the current status; undefined both for an unknown id and for one outside the scope */
export async function statusOf(
  db: Database,
  id: string,
  scope: Scope,
): Promise<Status | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('status')
    .where('id', '=', id)
    .where(isWithin(scope, 'id'))
    .executeTakeFirst();
  return row?.status as Status | undefined;
}

/** Those of these people who take part in a foundation, or have taken part. */
export async function foundersAmong(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('founder_id as id')
    .where('founder_id', 'in', ids)
    .union(
      db
        .selectFrom('projections.participations')
        .select('account_id as id')
        .where('account_id', 'in', ids),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of the foundations in a status, those that have been there longest first. */
export async function foundationsIn(
  db: Database,
  status: Status,
  { limit, after }: { limit: number; after?: { id: string; since: Date } | undefined },
): Promise<{ id: string; since: Date }[]> {
  const found = db
    .selectFrom('projections.foundations')
    .select(['id', 'since'])
    .where('status', '=', status)
    .orderBy('since')
    .orderBy('id')
    .limit(limit);
  if (!after) return found.execute();
  const isAfter = sql<boolean>`(since, id) > (${after.since}, ${after.id}::uuid)`;
  return found.where(isAfter).execute();
}

export interface FoundationStatus {
  id: string;
  status: Status;
  since: Date;
}

/** A page of foundations by id: unfinished ones, and those that ended recently. */
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
