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

/** Consultants of these kinds with their hours, and what is taken from now on. @param now ISO 8601 */
export async function loadCalendars(
  db: Database,
  kinds: readonly ConsultantKind[],
  now: string,
): Promise<{ consultants: Consultant[]; bookings: Booking[] }> {
  const hours = await db
    .selectFrom('weekly_hours')
    .innerJoin('consultants', 'consultants.id', 'weekly_hours.consultant_id')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('starts_minute')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['consultant_id', 'starts_at', 'ends_at', 'by_visitor'])
    .where('freed_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .execute();
  const consultants = new Map<string, Consultant & { hours: Consultant['hours'][number][] }>();
  for (const row of hours) {
    const consultant = consultants.get(row.id) ?? { id: row.id, name: row.name, hours: [] };
    const { weekday, starts_minute: startsMinute, ends_minute: endsMinute } = row;
    consultant.hours.push({ weekday, startsMinute, endsMinute });
    consultants.set(row.id, consultant);
  }
  const taken = bookings.map((booking) => ({
    consultantId: booking.consultant_id,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    byVisitor: booking.by_visitor,
  }));
  return { consultants: [...consultants.values()], bookings: taken };
}
