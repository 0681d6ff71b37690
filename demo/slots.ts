import { TZDate } from '@date-fns/tz';
import { isSameDay } from 'date-fns/isSameDay';
import type { Database } from '#database/connection.ts';
import { TIME_ZONE } from '#domain/days/berlin-days.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';

/** A start that was offered when it was booked: on that day if there is one, else the next. */
export async function slotOn(
  db: Database,
  day: Date,
  bookedAt: Date,
  index: number,
): Promise<string> {
  const slots = await loadFreeSlots(db, 'consultation', bookedAt.toISOString());
  const wanted = new TZDate(day.getTime(), TIME_ZONE);
  const onDay = slots.filter(({ startsAt }) => isSameDay(new TZDate(startsAt, TIME_ZONE), wanted));
  const slot =
    onDay[index % onDay.length] ?? slots.find(({ startsAt }) => new Date(startsAt) > day);
  if (!slot) throw new Error('No consultation is free for the demo.');
  return slot.startsAt;
}
