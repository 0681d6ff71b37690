import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { meetingToken } from '#modules/appointments/meetings/meetings.ts';
import { anAddress, type Call, codeOf, LINK_SECRET, withApi } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { changeRows, rowOf } from '../../support/rows.ts';

const api = await withApi();
await addLawyer(api.connection.db);

const starts = async (): Promise<string[]> => {
  const answer = await api.call('GET', '/slots?kind=strategy-meeting');
  return answer.json().data.map(({ startsAt }: { startsAt: string }) => startsAt);
};
const aStart = async () => {
  const free = await starts();
  return free[Math.floor(Math.random() * free.length)] ?? '';
};
const book = async (body: Record<string, unknown> = {}, call: Call = {}) =>
  api.call('POST', '/meetings', {
    body: {
      name: 'Ida Muster',
      email: anAddress(),
      startsAt: await aStart(),
      language: 'de',
      ...body,
    },
    ...call,
  });
const post = (path: string, body: unknown, call: Call = {}) =>
  api.call('POST', `/meetings/by-link${path}`, { body, ...call });
const headers = (key: string) => ({ 'idempotency-key': key });

/** A meeting that is held and the token of its link. */
async function held(email = anAddress()) {
  const startsAt = await aStart();
  const answer = await book({ email, startsAt });
  expect(answer.statusCode, answer.body).toBe(200);
  const { id } = await rowOf(api.connection.db, 'meetings', {
    email,
    duplicate_of: null,
    cancelled_at: null,
  });
  return { id, email, startsAt, token: meetingToken(LINK_SECRET, id) };
}

/** A booked meeting and the token of its link. */
async function booked(email = anAddress()) {
  const meeting = await held(email);
  const answer = await post('/confirm', { token: meeting.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return meeting;
}

describe('booking', () => {
  test('takes the language of the request where none is given', async () => {
    const email = anAddress();
    const call = { headers: { 'accept-language': 'en-GB' } };
    const answer = await book({ email, language: undefined }, call);
    expect(answer.statusCode, answer.body).toBe(200);
    const { language } = await rowOf(api.connection.db, 'meetings', { email });
    expect(language).toBe('en');
  });

  test('answers with the slot, once per key', async () => {
    const body = { email: anAddress(), startsAt: await aStart() };
    const call = { headers: headers(randomUUID()) };
    const first = await book(body, call);
    expect(first.json()).toEqual({ data: { startsAt: body.startsAt, endsAt: expect.any(String) } });
    expect((await book(body, call)).body).toBe(first.body);
    const other = await book({ ...body, email: anAddress() }, call);
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'UNPROCESSABLE_CONTENT']);
  });

  test('a second time with the same address gets the same answer as the first', async () => {
    const { email } = await booked();
    const [known = '', unknown = ''] = await starts();
    const again = await book({ email, startsAt: known });
    const fresh = await book({ startsAt: unknown });
    const shape = (answer: typeof again) => [
      answer.statusCode,
      Object.keys(answer.headers).toSorted(),
      Object.keys(answer.json().data),
    ];
    expect(shape(again)).toEqual(shape(fresh));
    expect(again.json().data.startsAt).toBe(known);
    const free = await starts();
    expect(free).not.toContain(known);
    expect(free).not.toContain(unknown);
  });

  test('by a program that fills in every field books nothing', async () => {
    const startsAt = await aStart();
    const answer = await book({ startsAt, trap: 'https://spam.example' });
    expect(answer.json().data.startsAt).toBe(startsAt);
    expect(await starts()).toContain(startsAt);
  });

  test.each([
    ['an address that is none', { email: 'ida' }, 'email'],
    ['no name', { name: '' }, 'name'],
    ['a name with a link', { name: 'Ida https://spam.example' }, 'name'],
    ['a time that is none', { startsAt: 'morgen' }, 'startsAt'],
    ['an unknown language', { language: 'fr' }, 'language'],
  ])('with %s answers 400 and names the field', async (_, body, field) => {
    const answer = await book(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.fields).toContain(field);
  });

  test('that got no slot does not count for the address', async () => {
    const email = anAddress();
    const { startsAt: taken } = await booked();
    for (let count = 0; count < 5; count += 1) {
      expect(codeOf(await book({ email, startsAt: taken }))).toBe('SLOT_TAKEN');
    }
    expect((await book({ email })).statusCode).toBe(200);
  });

  test('is limited by address and by client, the same for everybody', async () => {
    const email = anAddress();
    for (let count = 0; count < 3; count += 1) {
      expect((await book({ email })).statusCode).toBe(200);
    }
    expect((await book({ email: email.toUpperCase() })).statusCode).toBe(429);
    const from = '203.0.113.7';
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await book({ startsAt: '2026-01-01T10:00:00Z' }, { from })).statusCode);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([409]));
    expect(statuses[20]).toBe(429);
  });
});

describe('the holder of the link', () => {
  test('sees the date and who holds the meeting, and nothing else', async () => {
    const { token, startsAt } = await booked();
    const answer = await post('', { token });
    expect(answer.json().data).toEqual({
      startsAt,
      endsAt: expect.any(String),
      state: 'booked',
      consultant: 'Lena Kern',
      heldBy: 'lawyer',
    });
  });

  test('confirms what is held, which opening the link does not', async () => {
    const { id, token, startsAt } = await held();
    const stateOf = async (path: string) => (await post(path, { token })).json().data.state;
    expect([await stateOf(''), await stateOf('')]).toEqual(['held', 'held']);
    const early = await post('/move', { token, startsAt });
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'MEETING_HELD']);
    expect([await stateOf('/confirm'), await stateOf('/confirm')]).toEqual(['booked', 'booked']);
    const { id: late, token: tooLate } = await held();
    const over = { held_until: new Date() };
    await changeRows(api.connection.db, 'meetings', { id: late }, over);
    expect((await post('', { token: tooLate })).json().data.state).toBe('lapsed');
    expect(codeOf(await post('/confirm', { token: tooLate }))).toBe('HOLD_LAPSED');
    expect(id).not.toBe(late);
  });

  test('moves and cancels the meeting', async () => {
    const { token } = await booked();
    const startsAt = await aStart();
    const call = { headers: headers(randomUUID()) };
    const moved = await post('/move', { token, startsAt }, call);
    expect(moved.json().data).toMatchObject({ startsAt, state: 'booked' });
    expect((await post('/move', { token, startsAt }, call)).body).toBe(moved.body);
    const { startsAt: taken } = await booked();
    expect(codeOf(await post('/move', { token, startsAt: taken }))).toBe('SLOT_TAKEN');
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await post('/cancel', { token })).json().data.state).toBe('cancelled');
    }
    const late = await post('/move', { token, startsAt: await aStart() });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'MEETING_CANCELLED']);
  });

  test('changes nothing once the meeting has begun', async () => {
    const { id, token } = await booked();
    const begun = { starts_at: new Date(Date.now() - 60_000) };
    await changeRows(api.connection.db, 'meetings', { id }, begun);
    expect((await post('', { token })).json().data.state).toBe('begun');
    expect(codeOf(await post('/cancel', { token }))).toBe('MEETING_BEGUN');
    expect(codeOf(await post('/move', { token, startsAt: await aStart() }))).toBe('MEETING_BEGUN');
  });

  test('of a later booking has the time kept that was just chosen', async () => {
    const { token, email } = await booked();
    const startsAt = await aStart();
    await book({ email, startsAt });
    expect(await starts()).not.toContain(startsAt);
    await post('', { token });
    expect((await post('/move', { token, startsAt })).json().data.startsAt).toBe(startsAt);
  });

  test('with a wrong token gets 404, and has to wait after ten', async () => {
    const from = '203.0.113.8';
    for (let count = 0; count < 10; count += 1) {
      const answer = await post('', { token: randomUUID() }, { from });
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'LINK_NOT_VALID']);
    }
    expect((await post('', { token: (await booked()).token }, { from })).statusCode).toBe(429);
  });

  test('cannot be guessed from an id that belongs to another kind of link', async () => {
    const { id } = await booked();
    const { tokenOf } = await import('#modules/shared/tokens.ts');
    expect((await post('', { token: tokenOf(LINK_SECRET, id) })).statusCode).toBe(404);
  });
});

test('the audit log names the meeting, and no log names the visitor or the token', async () => {
  const { id, email, token } = await booked();
  await post('/cancel', { token });
  const entries = await api.connection.db
    .selectFrom('audit_log')
    .select('action')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'meeting-booked',
    'meeting-confirmed',
    'meeting-cancelled',
  ]);
  expect(api.logged()).toContain(id);
  expect(api.logged()).not.toContain(email);
  expect(api.logged()).not.toContain(token);
});
