import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { addConsultant } from '#modules/appointments/calendar/consultants.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { bookMeeting } from '#modules/appointments/meetings/book.ts';
import { rowOf } from '../rows.ts';
import { newMember } from './people.ts';

/** Early in the morning, when nobody else is there. */
export const addEarlyConsultant = (db: Database, name: string): Promise<string> =>
  addConsultant(db, {
    name,
    kind: 'coach',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    opens: 300,
    closes: 420,
  });

/** Two people book on one day. @returns the day and the two addresses */
export async function twoMeetings(db: Database, consultantId: string) {
  const now = new Date();
  const all = await loadFreeSlots(db, 'strategy-meeting', now.toISOString());
  const own = all.filter(({ consultant }) => consultant.id === consultantId);
  const day = dateOf(own.at(-1)?.startsAt ?? '');
  const [first, second] = own.filter(({ startsAt }) => dateOf(startsAt) === day);
  const book = async (startsAt = '') => {
    const email = await newMember();
    const { id: accountId } = await rowOf(db, 'users', { email }, 'id');
    const wish = { commandId: randomUUID(), startsAt, language: 'de' } as const;
    await bookMeeting(db, 'no-link-is-used', { ...wish, booker: { accountId, email } }, now);
    return email;
  };
  return { day, emails: [await book(first?.startsAt), await book(second?.startsAt)] };
}
