import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { addConsultant } from '#modules/appointments/calendar/consultants.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { type Booked, bookMeeting, type MeetingWish } from '#modules/appointments/meetings/book.ts';
import { confirmMeeting } from '#modules/appointments/meetings/changes.ts';
import { anAddress, LINK_SECRET } from '../api.ts';
import type { TestDatabase } from '../database.ts';
import { rowsOf } from '../rows.ts';

/** A lawyer who has time on every day, at any hour. @returns their id */
export const addLawyer = (db: Database, name = 'Lena Kern') =>
  addConsultant(db, {
    name,
    kind: 'lawyer',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    opens: 0,
    closes: 1440,
  });

export const visitor = (email: string) => ({ name: 'Ida Muster', email });

export const aMove = (commandId: string = randomUUID()) =>
  ({ commandId, taker: 'visitor' }) as const;

export function idOf(outcome: Booked): string {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.meetingId;
}

type Wish = Partial<MeetingWish> & { startsAt: string };

/** Strategy meetings as visitors book them, without the API. */
export function meetingsOn(opened: () => TestDatabase) {
  const db = () => opened().connection.db;
  const now = () => new Date();
  const freeStarts = async () => {
    const slots = await loadFreeSlots(db(), 'strategy-meeting', now().toISOString(), 'visitor');
    return slots.map(({ startsAt }) => startsAt);
  };
  const book = (wish: Wish) => {
    const own = { commandId: randomUUID(), booker: visitor(anAddress()), language: 'de' } as const;
    return bookMeeting(db(), LINK_SECRET, { ...own, ...wish }, now());
  };
  return {
    now,
    freeStarts,
    start: async (index = 0) => {
      const startsAt = (await freeStarts())[index];
      if (!startsAt) throw new Error('There is no free slot.');
      return startsAt;
    },
    book,
    /** By somebody who follows the link in the mail. */
    bookAndConfirm: async (wish: Wish) => {
      const outcome = await book(wish);
      const { refused } = await confirmMeeting(db(), idOf(outcome), now());
      if (refused) throw new Error(refused);
      return outcome;
    },
    rows: () => rowsOf(db(), 'meetings'),
  };
}
