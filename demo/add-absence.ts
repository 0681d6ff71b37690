import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { type Booked, lastBooked } from '#modules/appointments/bookings.ts';
import { enterAbsence, findAbsence } from '#modules/appointments/calendar/absences.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { bookMeeting } from '#modules/appointments/meetings/book.ts';
import { confirmMeeting } from '#modules/appointments/meetings/changes.ts';

const founder = demoPersonId('founder@example.com');
const absenceId = uuidv5('absence', founder);
const visitor = { name: 'Ida Muster', email: 'ida.muster@example.com' };

/**
 * Adds the absence of one of our own people, who holds the founder's redeemed hours on that day; a visitor has a
 * strategy meeting then as well, so two people need another time. Added once per database.
 */
export async function addDemoAbsence(db: Database, linkSecret: string, now: Date): Promise<void> {
  const time = await lastBooked(db, uuidv5('redemption', founder));
  if (!time || time.isFreed || (await findAbsence(db, absenceId))) return;
  await meetOn(db, linkSecret, time, now);
  const { consultantId, startsAt } = time;
  const day = dateOf(startsAt);
  const by = demoPersonId('staff@example.com');
  const request = { from: day, until: day };
  await enterAbsence(db, { id: absenceId, consultantId, request, by }, now);
}

/** Books a meeting on the same day with the same person, if possible. */
async function meetOn(
  db: Database,
  linkSecret: string,
  { startsAt, consultantId }: Booked,
  now: Date,
): Promise<void> {
  const slots = await loadFreeSlots(db, 'strategy-meeting', now.toISOString(), 'visitor');
  const slot = slots.find(
    (one) => one.consultant.id === consultantId && dateOf(one.startsAt) === dateOf(startsAt),
  );
  if (!slot) return;
  const commandId = uuidv5('meeting', founder);
  const wish = { commandId, booker: visitor, startsAt: slot.startsAt, language: 'de' } as const;
  const outcome = await bookMeeting(db, linkSecret, wish, now);
  if ('meetingId' in outcome) await confirmMeeting(db, outcome.meetingId, now);
}
