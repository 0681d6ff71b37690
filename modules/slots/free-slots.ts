import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { MeetingKind } from '#domain/meetings/meetings.ts';
import {
  type Booking,
  type Consultant,
  type ConsultantKind,
  freeSlots,
  type Slot,
  type SlotTaker,
} from '#domain/slots/slots.ts';
import { hasConsultantsOf } from './consultants.ts';
import { neverThere, workingsOf } from './working.ts';

/**
 * Who holds a meeting. Strategy meetings are ours: the law firm's lawyers hold them only where nobody of
 * ours has times here, and page and mail then say whose they are.
 */
async function holderOf(db: Database, kind: MeetingKind): Promise<ConsultantKind> {
  if (kind === 'consultation') return 'lawyer';
  return (await hasConsultantsOf(db, 'coach')) ? 'coach' : 'lawyer';
}

/** Free times as of now, at most 200. @param now ISO 8601 */
export async function loadFreeSlots(
  db: Database,
  kind: MeetingKind,
  now: string,
  taker: SlotTaker = 'member',
): Promise<Slot[]> {
  const { consultants, bookings } = await loadCalendars(db, [await holderOf(db, kind)], now);
  return freeSlots(kind, consultants, bookings, now, taker);
}

/** Those of these kinds whom one can book, and what is taken from now on. @param now ISO 8601 */
export async function loadCalendars(
  db: Database,
  kinds: readonly ConsultantKind[],
  now: string,
): Promise<{ consultants: Consultant[]; bookings: Booking[] }> {
  const rows = await db
    .selectFrom('consultants')
    .select(['id', 'name'])
    .where('kind', 'in', kinds)
    .where('paused_at', 'is', null)
    .orderBy('kind')
    .orderBy('name')
    .execute();
  const workings = await workingsOf(
    db,
    rows.map(({ id }) => id),
    new Date(now),
  );
  const consultants = rows.map((row) => ({ ...row, ...(workings.get(row.id) ?? neverThere) }));
  return { consultants: consultants.filter(isEverThere), bookings: await takenFrom(db, now) };
}

/** Times begin at the same few minutes with everybody, and are read and written once for all of them. */
async function takenFrom(db: Database, now: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select([
      'starts_at',
      'ends_at',
      'by_visitor',
      sql<string[]>`array_agg(consultant_id)`.as('ids'),
    ])
    .where('freed_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .groupBy(['starts_at', 'ends_at', 'by_visitor'])
    .execute();
  return rows.flatMap(({ starts_at, ends_at, by_visitor: byVisitor, ids }) => {
    const times = { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
    return ids.map((consultantId) => ({ consultantId, ...times, byVisitor }));
  });
}

/** Whether there ever are hours: others are not offered as people to meet. */
const isEverThere = ({ hours, changes }: Consultant) =>
  hours.length > 0 || changes.some((change) => change.hours.length > 0);
