import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { dayIn } from '#demo/days.ts';
import { dateOf, instantAt, weekOf } from '#domain/days/berlin-days.ts';
import { publicHolidayOn } from '#domain/days/public-holidays.ts';
import { addDaysTo } from '#domain/days/working-days.ts';
import { insertAbsence } from '#modules/appointments/calendar/absences.ts';
import { addConsultant } from '#modules/appointments/calendar/consultants.ts';
import { codeOf, outcomeOf, withApi } from '../../support/api.ts';
import { addRows, rowsOf } from '../../support/rows.ts';

/** Twelve strategy meetings a day: what is offered reaches 16 days ahead. */
const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 540, closes: 900 };
const today = dayIn(0);
const days = Array.from({ length: 400 }, (_, ahead) => dayIn(ahead));
const workdays = days.filter((date) => publicHolidayOn(date) === null);
/** Not on a public holiday. */
const inDays = (ahead: number) => workdays[ahead] ?? '';

const api = await withApi({ RATE_LIMITS: 'off' });
let office: string;
let lawyer: { id: string; bearer: string };
let own: string;
let other: string;
beforeAll(async () => {
  office = await bearerOf('staff');
  const { id, email } = await api.person({ role: 'lawyer' });
  lawyer = { id, bearer: (await api.logIn(email)).access_token };
  own = await addConsultant(db(), { name: 'Lea Sommer', kind: 'lawyer', accountId: id, ...always });
  other = await addConsultant(db(), { name: 'Jonas Brandt', kind: 'lawyer', ...always });
});

const db = () => api.connection.db;
const bearerOf = async (role: 'staff' | 'member') => {
  const { email } = await api.person({ role });
  return (await api.logIn(email)).access_token;
};
const read = async (path: string, bearer = office) =>
  (await api.call('GET', `/admin/calendar${path}`, { bearer })).json().data;
const write = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object, more: object = {}) =>
  api.call(method, `/admin/calendar${path}`, { bearer: office, body, ...more });
const enter = (consultantId: string, body: object, key: string = randomUUID(), bearer = office) =>
  write(
    'POST',
    '/absences',
    { consultantId, ...body },
    { bearer, headers: { 'idempotency-key': key } },
  );
const wholeDay = (days: number) => ({ from: inDays(days), until: inDays(days) });

/** By a member of its own. @returns the booking */
async function book(startsAt: string) {
  const bearer = await bearerOf('member');
  const key = randomUUID();
  const answer = await api.call('POST', '/meetings', {
    bearer,
    body: { startsAt },
    headers: { 'idempotency-key': key },
  });
  return { answer, bookingId: key, bearer };
}
const freeOn = async (date: string) => {
  const { data } = (
    await api.call('GET', '/slots?kind=strategy-meeting', { bearer: office })
  ).json();
  return data.filter(({ startsAt }: { startsAt: string }) => dateOf(startsAt) === date);
};
const mailsAbout = async (bookingId: string) =>
  (await rowsOf(db(), 'outbox', {}, 'mail', 'data')).filter(
    ({ mail, data }) => mail === 'rebooking-wanted' && data.bookingId === bookingId,
  );
/** He comes first by name, so times are the other's only while he is away. */
const otherAway = (days: number) => enter(other, wholeDay(days));

describe('an absence', () => {
  test('takes its times from what is free at once, and gives them back', async () => {
    const date = inDays(2);
    expect((await freeOn(date)).length).toBeGreaterThan(0);
    const entered = await enter(other, wholeDay(2));
    expect(entered.json().data).toMatchObject({
      startsAt: instantAt(date, 0),
      progress: { total: 0 },
    });
    const left = await freeOn(date);
    expect(left.every((slot: { consultant: { id: string } }) => slot.consultant.id === own)).toBe(
      true,
    );
    const { id } = (await enter(own, wholeDay(2))).json().data;
    expect(await freeOn(date)).toEqual([]);
    expect((await write('POST', `/absences/${id}/cancel`, {})).statusCode).toBe(200);
    expect((await freeOn(date)).length).toBeGreaterThan(0);
  });

  test('is one, however often it is sent; the key is good for no other', async () => {
    const key = randomUUID();
    const day = wholeDay(300);
    const answers = await Promise.all([1, 2, 3].map(() => enter(own, day, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await rowsOf(db(), 'absences', { id: key }, 'id');
    expect(rows).toHaveLength(1);
    expect(codeOf(await enter(other, day, key))).toBe('UNPROCESSABLE_CONTENT');
    expect(codeOf(await enter(own, { ...day, until: inDays(299) }))).toBe('INVALID_PAYLOAD');
  });

  test('is not entered again within one that stands, but after that was taken back', async () => {
    const day = wholeDay(310);
    const first = await enter(own, day);
    expect(outcomeOf(await enter(own, day))).toEqual([409, 'ABSENT_ALREADY']);
    const afternoon = { ...day, begins: '12:00' };
    expect(outcomeOf(await enter(own, afternoon))).toEqual([409, 'ABSENT_ALREADY']);
    // Longer than what stands, or somebody else.
    expect(outcomeOf(await enter(own, { ...day, until: inDays(311) }))).toBe(200);
    expect(outcomeOf(await enter(other, day))).toBe(200);
    const third = wholeDay(320);
    const { id } = (await enter(own, third)).json().data;
    expect((await write('POST', `/absences/${id}/cancel`, {})).statusCode).toBe(200);
    expect(outcomeOf(await enter(own, third))).toBe(200);
    expect(outcomeOf(first)).toBe(200);
  });

  test('leaves what is booked as it is, and says whom to find another time', async () => {
    await otherAway(3);
    const [slot] = await freeOn(inDays(3));
    const { answer, bookingId, bearer } = await book(slot.startsAt);
    expect(answer.statusCode, answer.body).toBe(200);
    const ask = () => write('POST', '/rebookings', { bookingIds: [bookingId] });
    expect(outcomeOf(await ask())).toEqual([409, 'NOT_DISPLACED']);
    const absence = (await enter(own, wholeDay(3))).json().data;
    expect(absence.progress).toEqual({ done: 0, total: 1 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ask()).statusCode).toBe(200);
    expect(await mailsAbout(bookingId)).toHaveLength(1);
    const { absences } = await read('/rebookings');
    const [person] = absences.find(({ id }: { id: string }) => id === absence.id).affected;
    expect(person).toMatchObject({ bookingId, state: 'asked', displaced: 'absent', instead: null });
    // The time is still this member's.
    const [mine] = (await api.call('GET', '/meetings', { bearer })).json().data;
    expect(mine).toMatchObject({ startsAt: slot.startsAt, state: 'booked' });
  });

  test.each([
    ['by the desk', 12],
    ['by the member', 13],
  ])('may be answered with the same time and somebody else: %s', async (by, day) => {
    const { id: absence } = (await otherAway(day)).json().data;
    const [slot] = await freeOn(inDays(day));
    const { bookingId, bearer } = await book(slot.startsAt);
    await write('POST', `/absences/${absence}/cancel`, {});
    const bookedWith = () =>
      rowsOf(
        db(),
        'bookings',
        { freed_at: null, starts_at: new Date(slot.startsAt) },
        'consultant_id',
        'starts_at',
      );
    expect(await bookedWith()).toMatchObject([{ consultant_id: own }]);
    await enter(own, wholeDay(day));
    const headers = { 'idempotency-key': randomUUID() };
    const move = async () => {
      if (by === 'by the desk') {
        const body = { startsAt: slot.startsAt, consultantId: other };
        return write('POST', `/bookings/${bookingId}/move`, body, { headers });
      }
      const [mine] = (await api.call('GET', '/meetings', { bearer })).json().data;
      const body = { startsAt: slot.startsAt };
      return api.call('POST', `/meetings/${mine.id}/move`, { bearer, body, headers });
    };
    for (let times = 0; times < 2; times += 1) {
      const moved = await move();
      expect(moved.statusCode, moved.body).toBeLessThan(300);
      expect(await bookedWith()).toMatchObject([{ consultant_id: other }]);
    }
  });

  test('counts who has been moved, by the team or by themselves, and who has cancelled', async () => {
    await otherAway(5);
    const slots = await freeOn(inDays(5));
    const times = [slots[0], slots[2], slots[4], slots[6]];
    const booked = await Promise.all(times.map(({ startsAt }) => book(startsAt)));
    const absence = (await enter(own, wholeDay(5))).json().data;
    const [first, second, third] = booked;
    const [proposed] = await read(`/bookings/${first?.bookingId}/times`);
    const move = { startsAt: proposed.startsAt, consultantId: proposed.consultant.id };
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const path = `/bookings/${first?.bookingId}/move`;
    expect((await write('POST', path, move, key)).json().data.startsAt).toBe(proposed.startsAt);
    expect((await write('POST', path, move, key)).statusCode).toBe(200);
    const own2 = (await api.call('GET', '/meetings', { bearer: second?.bearer })).json().data[0];
    const elsewhere = (await freeOn(inDays(6)))[3].startsAt;
    await api.call('POST', `/meetings/${own2.id}/move`, {
      bearer: second?.bearer,
      body: { startsAt: elsewhere },
    });
    const own3 = (await api.call('GET', '/meetings', { bearer: third?.bearer })).json().data[0];
    await api.call('POST', `/meetings/${own3.id}/cancel`, { bearer: third?.bearer, body: {} });
    const { absences } = await read('/rebookings');
    const found = absences.find(({ id }: { id: string }) => id === absence.id);
    expect(found.progress).toEqual({ done: 3, total: 4 });
    const states = Object.fromEntries(
      found.affected.map((one: { bookingId: string; state: string; instead: object }) => [
        one.bookingId,
        [one.state, one.instead],
      ]),
    );
    expect(states[first?.bookingId ?? '']).toEqual([
      'moved',
      {
        startsAt: proposed.startsAt,
        endsAt: proposed.endsAt,
        consultant: proposed.consultant.name,
      },
    ]);
    expect(states[second?.bookingId ?? '']?.[0]).toBe('moved');
    expect(states[third?.bookingId ?? '']).toEqual(['cancelled', null]);
  });

  test('and a booking of the same moment: one of them comes first', async () => {
    await otherAway(8);
    const slots = await freeOn(inDays(8));
    for (let round = 0; round < 6; round += 1) {
      const { startsAt } = slots[round];
      const [{ answer, bookingId }, entered] = await Promise.all([
        book(startsAt),
        enter(own, { ...wholeDay(8), begins: clock(startsAt), ends: clock(startsAt, 15) }),
      ]);
      expect(entered.statusCode, entered.body).toBe(200);
      const { absences } = await read('/rebookings');
      const { affected } = absences.find(({ id }: { id: string }) => id === entered.json().data.id);
      const isBooked = answer.statusCode === 200;
      expect(affected.map((one: { bookingId: string }) => one.bookingId)).toEqual(
        isBooked ? [bookingId] : [],
      );
      if (!isBooked) expect(outcomeOf(answer)).toEqual([409, 'SLOT_TAKEN']);
    }
  }, 60_000);

  test('waits for a booking that is being made, and finds it', async () => {
    const gate = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    const booking = db()
      .transaction()
      .execute(async (transaction) => {
        await insertBooking(transaction, 20);
        made.resolve();
        await gate.promise;
      });
    await made.promise;
    const entered = enter(own, wholeDay(20));
    const first = await Promise.race([entered, sleep(300, 'waits')]);
    gate.resolve();
    await booking;
    expect(first).toBe('waits');
    expect((await entered).json().data.progress).toEqual({ done: 0, total: 1 });
  });

  test('refuses a booking that was on its way while it was entered', async () => {
    const gate = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    const request = wholeDay(21);
    const absence = { id: randomUUID(), consultantId: own, by: lawyer.id, request };
    const entered = db()
      .transaction()
      .execute(async (transaction) => {
        await insertAbsence(transaction, absence, new Date());
        made.resolve();
        await gate.promise;
      });
    await made.promise;
    const booking = insertBooking(db(), 21).catch((error: { code?: string }) => error.code);
    const first = await Promise.race([booking, sleep(300, 'waits')]);
    gate.resolve();
    await entered;
    expect(first).toBe('waits');
    expect(await booking).toBe('23P01');
  });
});

const insertBooking = (on: Database, ahead: number) =>
  addRows(on, 'bookings', {
    id: randomUUID(),
    consultant_id: own,
    kind: 'consultation',
    subject_id: randomUUID(),
    starts_at: instantAt(inDays(ahead), 600),
    ends_at: instantAt(inDays(ahead), 690),
    freed_at: null,
  });

const clock = (instant: string, later = 0) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(Date.parse(instant) + later * 60_000));

describe('weekly hours', () => {
  test('change from a day on; what lies outside of them is to be rebooked, and stays booked', async () => {
    await otherAway(11);
    const slots = await freeOn(inDays(11));
    const { bookingId } = await book(slots.at(-1).startsAt);
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startsMinute: 480,
      endsMinute: 600,
    }));
    const change = { holdsFrom: inDays(11), hours };
    const changed = await write('PUT', `/consultants/${own}/hours`, change);
    expect(changed.json()).toEqual({ data: { outsideHours: 1 } });
    const { outsideHours } = await read('/rebookings');
    expect(outsideHours).toMatchObject([{ bookingId, displaced: 'outside-hours', askedAt: null }]);
    expect(await freeOn(inDays(10))).toHaveLength(12);
    expect(await freeOn(inDays(11))).toHaveLength(4);
    const people = await read('/consultants');
    const mine = people.find(({ id }: { id: string }) => id === own);
    expect(mine).toMatchObject({ outsideHours: 1, changes: [change] });
    expect((await write('POST', '/rebookings', { bookingIds: [bookingId] })).statusCode).toBe(200);
    expect(await mailsAbout(bookingId)).toHaveLength(1);
    expect(
      codeOf(
        await write('PUT', `/consultants/${own}/hours`, {
          ...change,
          holdsFrom: addDaysTo(today, -1),
        }),
      ),
    ).toBe('INVALID_PAYLOAD');
    await write('PUT', `/consultants/${own}/hours`, {
      ...change,
      hours: hours.map((one) => ({ ...one, startsMinute: 540, endsMinute: 900 })),
    });
    expect((await read('/rebookings')).outsideHours).toEqual([]);
  });
});

describe('those who consult', () => {
  test('are added with their hours, paused and taken up again', async () => {
    const hours = [{ weekday: 1, startsMinute: 540, endsMinute: 720 }];
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const form = { name: 'Mara Vogt', kind: 'coach', hours };
    const { id } = (await write('POST', '/consultants', form, key)).json().data;
    expect((await write('POST', '/consultants', form, key)).json().data.id).toBe(id);
    expect(codeOf(await write('POST', '/consultants', form))).toBe('NAME_TAKEN');
    const taken = { ...form, name: 'Nora Kern', accountId: lawyer.id };
    expect(codeOf(await write('POST', '/consultants', taken))).toBe('ACCOUNT_TAKEN');
    const stranger = { ...taken, accountId: randomUUID() };
    expect(codeOf(await write('POST', '/consultants', stranger))).toBe('INVALID_PAYLOAD');
    const offered = async () =>
      (await api.call('GET', '/slots?kind=strategy-meeting', { bearer: office }))
        .json()
        .data.some((slot: { consultant: { id: string } }) => slot.consultant.id === id);
    await enter(other, { from: inDays(0), until: inDays(19) });
    expect(await offered()).toBe(true);
    const pause = (isPaused: boolean) =>
      write('PATCH', `/consultants/${id}`, { name: 'Mara Vogt', isPaused });
    expect((await pause(true)).statusCode).toBe(200);
    expect(await offered()).toBe(false);
    expect((await pause(false)).statusCode).toBe(200);
    expect(await offered()).toBe(true);
  });

  test('look after their own calendar alone, the office after all', async () => {
    const { bearer } = lawyer;
    const week = `?week=${weekOf(today)}`;
    const names = async (as: string) =>
      (await read(week, as)).consultants.map(({ name }: { name: string }) => name);
    expect(await names(bearer)).toEqual(['Lea Sommer']);
    expect(await names(office)).toContain('Jonas Brandt');
    const day = wholeDay(301);
    expect((await enter(own, day, randomUUID(), bearer)).statusCode).toBe(200);
    expect(codeOf(await enter(other, day, randomUUID(), bearer))).toBe('NOT_FOUND');
    const { id } = (await enter(other, day)).json().data;
    const cancel = await write('POST', `/absences/${id}/cancel`, {}, { bearer });
    expect(codeOf(cancel)).toBe('NOT_FOUND');
    const hours = await write(
      'PUT',
      `/consultants/${other}/hours`,
      { holdsFrom: today, hours: [] },
      { bearer },
    );
    expect(codeOf(hours)).toBe('NOT_FOUND');
  });
});
