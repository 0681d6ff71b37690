import type { Database } from '#database/connection.ts';
import type { MeetingKind } from '#domain/meetings/meetings.ts';
import { type Consultant, freeSlots, type Slot, type SlotTaker } from '#domain/slots/slots.ts';
import type { ConsultantRow } from './tables.ts';

/** Who holds which kind of meeting; where both may, coaches are preferred. */
const holders: Record<MeetingKind, readonly ConsultantRow['kind'][]> = {
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
  const hours = await db
    .selectFrom('weekly_hours')
    .innerJoin('consultants', 'consultants.id', 'weekly_hours.consultant_id')
    .selectAll()
    .where('kind', 'in', holders[kind])
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
  return freeSlots(kind, [...consultants.values()], taken, now, taker);
}
