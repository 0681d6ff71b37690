import { randomUUID } from 'node:crypto';
import { subMinutes } from 'date-fns/subMinutes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { hourIn } from '#domain/site/formats.ts';
import { addConsultant, hasConsultants } from '#modules/appointments/calendar/consultants.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import {
  doubtfulBookings,
  freeLostSlot,
  takeSlot,
} from '#modules/appointments/consultation-bookings.ts';
import {
  cancelMeeting,
  freeDuplicates,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import { closeMeeting, dropOldMeetings } from '#modules/appointments/meetings/close.ts';
import {
  findMeeting,
  findMeetingByToken,
  meetingToken,
} from '#modules/appointments/meetings/meetings.ts';
import { anAddress, LINK_SECRET } from '../../support/api.ts';
import {
  addLawyer,
  aMove,
  idOf,
  meetingsOn,
  visitor,
} from '../../support/appointments/meetings.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await addLawyer(database.connection.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database.owner;
  await db.deleteFrom('meetings').execute();
  await db.deleteFrom('bookings').execute();
});

const { now, freeStarts, book, bookAndConfirm, rows, start } = meetingsOn(() => database);
test('a consultant is added with hours, or not at all', async () => {
  const { db } = database.connection;
  const hours = { weekdays: [1], opens: 600, closes: 540 };
  const added = addConsultant(db, { name: 'Ada Spät', kind: 'lawyer', ...hours });
  await expect(added).rejects.toThrow();
  expect(await hasConsultants(db, { name: 'Ada Spät' })).toBe(false);
});

test('our own people hold strategy meetings; lawyers only where nobody of ours has times', async () => {
  const own = await freshDatabase();
  const { db } = own.connection;
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 };
  const names = async (kind: 'strategy-meeting' | 'consultation') =>
    new Set(
      (await loadFreeSlots(db, kind, now().toISOString())).map((slot) => slot.consultant.name),
    );
  await addLawyer(db);
  expect(await names('strategy-meeting')).toEqual(new Set(['Lena Kern']));
  await addConsultant(db, { name: 'Mara Vogt', kind: 'coach', ...hours });
  expect(await names('strategy-meeting')).toEqual(new Set(['Mara Vogt']));
  expect(await names('consultation')).toEqual(new Set(['Lena Kern']));
  await own.drop();
});

test('the slot of a command that is tried again is not freed as lost', async () => {
  const { db } = database.connection;
  const [slot] = await loadFreeSlots(db, 'consultation', now().toISOString());
  const payload = { type: 'online', startsAt: slot?.startsAt };
  const booker = { commandId: randomUUID(), foundationId: randomUUID() };
  const taken = await takeSlot(db, booker, payload, subMinutes(now(), 30));
  const [doubtful] = await doubtfulBookings(db, { limit: 10 }, now());
  if (!doubtful) throw new Error('The booking is not doubtful.');
  expect(await takeSlot(db, booker, payload, now())).toEqual(taken);
  expect(await freeLostSlot(db, doubtful, now())).toBe(false);
  expect(await doubtfulBookings(db, { limit: 10 }, now())).toEqual([]);
});

describe('booking a strategy meeting', () => {
  test('takes a slot of 15 minutes and tells the workflow', async () => {
    const startsAt = await start();
    const outcome = await book({ startsAt });
    const endsAt = new Date(Date.parse(startsAt) + 15 * 60_000).toISOString();
    expect(outcome).toMatchObject({ booked: { startsAt, endsAt } });
    expect(await freeStarts()).not.toContain(startsAt);
    const { data } = await database.connection.db
      .selectFrom('outbox')
      .select('data')
      .where('signal', '=', 'meeting-changed')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ meetingId: idOf(outcome) });
  });

  test('check 35: 50 at once for one slot give one meeting', async () => {
    const startsAt = await start();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => book({ startsAt })));
    expect(outcomes.filter((outcome) => 'booked' in outcome)).toHaveLength(1);
    expect(
      outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'SLOT_TAKEN'),
    ).toHaveLength(49);
    expect(await rows()).toHaveLength(1);
  });

  test('check 35: 50 at once by one person give one meeting', async () => {
    const starts = (await freeStarts()).filter((at) => hourIn(at) < 12).slice(0, 50);
    const email = anAddress();
    await bookAndConfirm({ startsAt: starts.pop() ?? '', booker: visitor(email) });
    const spellings = [email, email.toUpperCase(), ` ${email}`];
    await Promise.allSettled(
      starts.map((startsAt, index) =>
        book({ startsAt, booker: visitor(spellings[index % 3] ?? email) }),
      ),
    );
    const found = await rows();
    expect(found.filter(({ duplicate_of }) => duplicate_of === null)).toHaveLength(1);
    // One is confirmed, and visitors hold no more together.
    expect(found).toHaveLength(1 + appointmentRules['strategy-meeting'].visitors.holdsMost);
  });

  test('many at once leave the connections to everybody else', async () => {
    const startsAt = await start();
    const holder = await database.owner.pool.connect();
    // The lock of a booking that takes its time.
    await holder.query('select pg_advisory_lock(735110074)');
    const bookings = Array.from({ length: 12 }, () => book({ startsAt }));
    await new Promise((resume) => setTimeout(resume, 500));
    expect(await rows()).toEqual([]);
    await holder.query('select pg_advisory_unlock(735110074)');
    holder.release();
    const outcomes = await Promise.all(bookings);
    expect(outcomes.filter((outcome) => 'booked' in outcome)).toHaveLength(1);
  });

  test('refuses a time that is not offered: taken, past or off the grid', async () => {
    const startsAt = await start();
    const past = inDays(-1);
    past.setUTCMinutes(0, 0, 0);
    const crooked = new Date(Date.parse(startsAt) + 60_000);
    for (const time of [past, crooked]) {
      expect(await book({ startsAt: time.toISOString() })).toEqual({ refused: 'SLOT_TAKEN' });
    }
    expect(await rows()).toEqual([]);
  });

  test('answers a repeated request alike, and no other request with its key', async () => {
    const [startsAt, email, commandId] = [await start(), anAddress(), randomUUID()];
    const wish = { startsAt, commandId, booker: visitor(email) };
    const first = await bookAndConfirm(wish);
    expect(await book(wish)).toEqual(first);
    await moveMeeting(
      database.connection.db,
      idOf(first),
      { ...aMove(), startsAt: await start(3) },
      now(),
    );
    expect(await book(wish)).toEqual(first);
    expect(await book({ ...wish, booker: visitor(anAddress()) })).toEqual({ refused: 'KEY_USED' });
    expect(await book({ ...wish, startsAt: await start(5) })).toEqual({ refused: 'KEY_USED' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('a second booking of a visitor', () => {
  test('gives its slot back when it is closed, or when the link of the first is opened', async () => {
    const { db } = database.connection;
    const email = anAddress();
    const first = await bookAndConfirm({ startsAt: await start(), booker: visitor(email) });
    const [one, other] = [await start(4), await start(5)];
    const second = await book({ startsAt: one, booker: visitor(email) });
    await book({ startsAt: other, booker: visitor(email) });
    await closeMeeting(db, idOf(second), now());
    expect(await freeStarts()).toContain(one);
    await freeDuplicates(db, idOf(first), now());
    expect(await freeStarts()).toContain(other);
  });

  test('has a link that opens nothing', async () => {
    const email = anAddress();
    const first = await bookAndConfirm({ startsAt: await start(), booker: visitor(email) });
    const second = await book({ startsAt: await start(), booker: visitor(email) });
    const { db } = database.connection;
    const open = (id: string) => findMeetingByToken(db, meetingToken(LINK_SECRET, id));
    expect(await open(idOf(first))).toMatchObject({ id: idOf(first) });
    expect(await open(idOf(second))).toBeUndefined();
  });
});

describe('a booked meeting', () => {
  test('is not moved with a key that was used for something else', async () => {
    const { db } = database.connection;
    const [startsAt, later, latest] = [await start(), await start(7), await start(9)];
    const booking = randomUUID();
    const id = idOf(await bookAndConfirm({ startsAt, commandId: booking }));
    const refused = { refused: 'KEY_USED' };
    expect(await moveMeeting(db, id, { ...aMove(booking), startsAt: later }, now())).toEqual(
      refused,
    );
    const commandId = randomUUID();
    expect(await moveMeeting(db, id, { ...aMove(commandId), startsAt: later }, now())).toEqual({});
    expect(await moveMeeting(db, id, { ...aMove(commandId), startsAt: latest }, now())).toEqual(
      refused,
    );
    expect(await findMeeting(db, id)).toMatchObject({ startsAt: later, version: 1 });
  });

  test('keeps its slot when a consultation is booked with the same key', async () => {
    const { db } = database.connection;
    const startsAt = await start();
    const commandId = randomUUID();
    await book({ startsAt, commandId });
    const [slot] = await loadFreeSlots(db, 'consultation', now().toISOString());
    const payload = { type: 'online', startsAt: slot?.startsAt };
    const booker = { commandId, foundationId: randomUUID() };
    expect(await takeSlot(db, booker, payload, now())).toBeUndefined();
    const booking = await db
      .selectFrom('bookings')
      .select(['kind', 'starts_at', 'freed_at'])
      .where('id', '=', commandId)
      .executeTakeFirst();
    expect(booking).toEqual({
      kind: 'strategy-meeting',
      starts_at: new Date(startsAt),
      freed_at: null,
    });
  });

  test('moved by 20 at once to one slot leaves each with one slot', async () => {
    const { db } = database.connection;
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push(idOf(await bookAndConfirm({ startsAt: await start() })));
    const startsAt = await start();
    const moves = ids.map((id) => moveMeeting(db, id, { ...aMove(), startsAt }, now()));
    const outcomes = await Promise.all(moves);
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    const live = await rowsOf(db, 'bookings', { freed_at: null }, 'id');
    expect(live).toHaveLength(20);
  });

  test('moved and cancelled at once, again and again, holds one slot at most', async () => {
    const { db } = database.connection;
    const id = idOf(await bookAndConfirm({ startsAt: await start() }));
    const starts = (await freeStarts()).slice(0, 8);
    const moves = starts.map((startsAt) => moveMeeting(db, id, { ...aMove(), startsAt }, now()));
    expect(await Promise.all(moves)).toEqual(starts.map(() => ({})));
    const live = () => rowsOf(db, 'bookings', { freed_at: null }, 'id');
    expect(await live()).toHaveLength(1);
    expect(await findMeeting(db, id)).toMatchObject({ version: 8 });
    const later = { ...aMove(), startsAt: await start() };
    await Promise.all([
      moveMeeting(db, id, later, now()),
      cancelMeeting(db, id, now()),
      cancelMeeting(db, id, now()),
    ]);
    expect(await live()).toEqual([]);
  });
});

describe('what a visitor entered', () => {
  test('is erased, but not that the person has had the meeting, for a year', async () => {
    const { db } = database.connection;
    const email = anAddress();
    const id = idOf(
      await bookAndConfirm({ startsAt: await start(), booker: visitor(email), question: 'GmbH?' }),
    );
    await closeMeeting(db, id, now());
    const [stored] = await rows();
    expect(stored).toMatchObject({ name: null, email: null, question: null });
    expect(JSON.stringify(stored)).not.toContain(email);
    const again = await book({ startsAt: await start(), booker: visitor(email) });
    expect(await findMeeting(db, idOf(again))).toMatchObject({ state: 'duplicate' });
    await dropOldMeetings(db, inDays(60));
    expect(await rows()).toEqual([]);
  });

  test('is erased without a trace when the meeting is cancelled', async () => {
    const { db } = database.connection;
    const id = idOf(await bookAndConfirm({ startsAt: await start() }));
    await cancelMeeting(db, id, now());
    await closeMeeting(db, id, now());
    expect((await rows())[0]).toMatchObject({ name: null, email: null, person_key: null });
  });
});
