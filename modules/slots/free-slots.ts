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
import { neverThere, workingsOf } from './working.ts';

/** Who holds which kind of meeting; where both may, coaches are preferred. */
const holders: Record<MeetingKind, readonly ConsultantKind[]> = {
  consultation: ['lawyer'],
  'strategy-meeting': ['coach', 'lawyer'],
};

/** Free times as of now, at most 200. @param now ISO 8601 */
export async function loadFreeSlots(
  db: Database,
  kind: MeetingKind,
  now: string,
  taker: SlotTaker = 'member',
): Promise<Slot[]> {
  const { consultants, bookings } = await loadCalendars(db, holders[kind], now);
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
  const bookings = await db
    .selectFrom('bookings')
    .select(['consultant_id', 'starts_at', 'ends_at', 'by_visitor'])
    .where('freed_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .execute();
  const taken = bookings.map((booking) => ({
    consultantId: booking.consultant_id,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    byVisitor: booking.by_visitor,
  }));
  const consultants = rows.map((row) => ({ ...row, ...(workings.get(row.id) ?? neverThere) }));
  return { consultants: consultants.filter(isEverThere), bookings: taken };
}

/** Whether there ever are hours: others are not offered as people to meet. */
const isEverThere = ({ hours, changes }: Consultant) =>
  hours.length > 0 || changes.some((change) => change.hours.length > 0);
