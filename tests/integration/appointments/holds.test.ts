import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { dayKey } from '#domain/site/formats.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { countHolds } from '#modules/appointments/meetings/book.ts';
import {
  cancelMeeting,
  confirmMeeting,
  endHold,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import { closeMeeting } from '#modules/appointments/meetings/close.ts';
import { findMeeting } from '#modules/appointments/meetings/meetings.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { addPerson, anAddress } from '../../support/api.ts';
import {
  addLawyer,
  aMove,
  idOf,
  meetingsOn,
  visitor,
} from '../../support/appointments/meetings.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

const { holdMinutes, holdsMost } = appointmentRules['strategy-meeting'].visitors;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await addLawyer(database.connection.db);
});
afterAll(() => database.drop());
const { now, freeStarts, book, bookAndConfirm, rows, start } = meetingsOn(() => database);

describe('what a visitor books', () => {
  const db = () => database.connection.db;
  const later = () => addMinutes(now(), holdMinutes);

  test('is held for half an hour, and free again unless the link was followed', async () => {
    const [startsAt, kept] = [await start(), await start(1)];
    const id = idOf(await book({ startsAt }));
    const other = idOf(await bookAndConfirm({ startsAt: kept }));
    expect(await findMeeting(db(), id)).toMatchObject({ state: 'held' });
    await endHold(db(), id, now());
    expect(await freeStarts()).not.toContain(startsAt);
    for (const one of [id, other]) await endHold(db(), one, later());
    expect(await freeStarts()).toContain(startsAt);
    expect(await freeStarts()).not.toContain(kept);
    expect(await confirmMeeting(db(), id, now())).toEqual({ refused: 'HOLD_LAPSED' });
    await closeMeeting(db(), id, now());
    const [row] = (await rows()).filter((meeting) => meeting.id === id);
    expect(row).toMatchObject({ name: null, email: null, person_key: null });
  });

  test('is confirmed once per person, by whichever link is followed first', async () => {
    const booker = visitor(anAddress());
    const first = idOf(await book({ startsAt: await start(), booker }));
    const second = idOf(await book({ startsAt: await start(3), booker }));
    const confirmed = [first, second].map((id) => confirmMeeting(db(), id, now()));
    expect((await Promise.all(confirmed)).map(({ refused }) => refused ?? 'booked')).toEqual([
      'booked',
      'ALREADY_BOOKED',
    ]);
    expect(await confirmMeeting(db(), first, now())).toEqual({});
  });

  test('can be given up, and moved only once it is booked', async () => {
    const startsAt = await start();
    const id = idOf(await book({ startsAt }));
    const move = { ...aMove(), startsAt: await start(3) };
    expect(await moveMeeting(db(), id, move, now())).toEqual({ refused: 'MEETING_HELD' });
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await cancelMeeting(db(), id, now())).toEqual({});
    }
    expect(await freeStarts()).toContain(startsAt);
    expect(await findMeeting(db(), id)).toMatchObject({ state: 'lapsed' });
  });

  test('takes no more than half of the consultations of a day, with ever so many addresses', async () => {
    // The last day of all grows every quarter of an hour.
    const day = [...new Set((await freeStarts()).map(dayKey))].at(-2);
    const consultations = async () => {
      const slots = await loadFreeSlots(db(), 'consultation', now().toISOString());
      return slots.filter(({ startsAt }) => dayKey(startsAt) === day).length;
    };
    const before = await consultations();
    const wanted = (await freeStarts()).filter((startsAt) => dayKey(startsAt) === day);
    // One of each consultation first, then the rest.
    const order = [0, 1, 2].flatMap((nth) => wanted.filter((_, index) => index % 3 === nth));
    for (const startsAt of order) {
      const booked = await book({ startsAt });
      if ('meetingId' in booked) await confirmMeeting(db(), booked.meetingId, now());
    }
    expect(await consultations()).toBeGreaterThanOrEqual(before / 2);
    const at = now().toISOString();
    const forMembers = await loadFreeSlots(db(), 'strategy-meeting', at, 'member');
    expect(forMembers.some(({ startsAt }) => dayKey(startsAt) === day)).toBe(true);
    expect((await freeStarts()).some((startsAt) => dayKey(startsAt) === day)).toBe(false);
  });

  test('is held for no more than 30 of all of them together', async () => {
    await database.owner.db.deleteFrom('meetings').execute();
    await database.owner.db.deleteFrom('bookings').execute();
    const free = await freeStarts();
    // Some are kept for others.
    for (const startsAt of free) {
      if ((await countHolds(db(), now())) < holdsMost) await book({ startsAt });
    }
    // Lists end after 200 times, those of members earlier: more is free for them.
    const beyond = { startsAt: await start(3) };
    await expect(book(beyond)).rejects.toBeInstanceOf(Overloaded);
    const { id } = await addPerson(database.connection);
    const member = { accountId: id, email: anAddress() };
    expect(await book({ ...beyond, booker: member })).not.toHaveProperty('refused');
    expect(await countHolds(db(), now())).toBe(holdsMost);
    expect(await countHolds(db(), later())).toBe(0);
  });
});
