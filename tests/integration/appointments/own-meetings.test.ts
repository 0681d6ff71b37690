import { describe, expect, test } from 'vitest';
import { confirmMeeting } from '#modules/appointments/meetings/changes.ts';
import { codeOf, outcomeOf, withApi } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';

const api = await withApi();
await addLawyer(api.connection.db);

async function starts(): Promise<string[]> {
  const answer = await api.call('GET', '/slots?kind=strategy-meeting');
  return answer.json().data.map(({ startsAt }: { startsAt: string }) => startsAt);
}
async function aStart(): Promise<string> {
  const free = await starts();
  return free[Math.floor(Math.random() * free.length)] ?? '';
}
async function aMember() {
  const person = await api.person();
  return { ...person, bearer: (await api.logIn(person.email)).access_token };
}
type Member = Awaited<ReturnType<typeof aMember>>;

const book = async ({ bearer }: Pick<Member, 'bearer'>, startsAt?: string) =>
  api.call('POST', '/meetings', { bearer, body: { startsAt: startsAt ?? (await aStart()) } });
const own = async ({ bearer }: Member) =>
  (await api.call('GET', '/meetings', { bearer })).json().data;
const change = (who: Member, id: string, what: string, body: object = {}) =>
  api.call('POST', `/meetings/${id}/${what}`, { bearer: who.bearer, body });

describe('a member', () => {
  test('books with the account alone, and only once', async () => {
    const member = await aMember();
    const startsAt = await aStart();
    expect((await book(member, startsAt)).statusCode).toBe(200);
    expect(await own(member)).toEqual([
      {
        id: expect.any(String),
        startsAt,
        endsAt: expect.any(String),
        state: 'booked',
        consultant: 'Lena Kern',
        heldBy: 'lawyer',
        version: 0,
      },
    ]);
    const free = (await starts()).length;
    expect(outcomeOf(await book(member))).toEqual([409, 'ALREADY_BOOKED']);
    expect(await starts()).toHaveLength(free);
  });

  test('has what was booked as a visitor with the address of the account', async () => {
    const member = await aMember();
    const startsAt = await aStart();
    const body = { name: 'Ida', email: member.email.toUpperCase(), startsAt, language: 'de' };
    expect((await api.call('POST', '/meetings', { body })).statusCode).toBe(200);
    expect(await own(member)).toEqual([]);
    const { db } = api.connection;
    const [held] = await rowsOf(db, 'meetings', { email: body.email });
    expect(await confirmMeeting(db, held?.id ?? '', new Date())).toEqual({});
    const [meeting] = await own(member);
    expect(meeting).toMatchObject({ startsAt, state: 'booked' });
    expect(outcomeOf(await book(member))).toEqual([409, 'ALREADY_BOOKED']);
    const later = await aStart();
    expect((await change(member, meeting.id, 'move', { startsAt: later })).statusCode).toBe(200);
    expect(await own(member)).toMatchObject([{ startsAt: later }]);
  });

  test('may book again after cancelling, newest first in the list', async () => {
    const member = await aMember();
    await book(member);
    const [first] = await own(member);
    const cancelled = await change(member, first.id, 'cancel');
    expect(cancelled.json().data).toMatchObject({ id: first.id, state: 'cancelled' });
    expect((await book(member)).statusCode).toBe(200);
    expect((await own(member)).map(({ state }: { state: string }) => state)).toEqual([
      'booked',
      'cancelled',
    ]);
  });

  test('who has had the meeting can neither change it nor book another', async () => {
    const member = await aMember();
    await book(member);
    const [{ id }] = await own(member);
    const times = { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date() };
    await changeRows(api.connection.db, 'meetings', { id }, times);
    expect(await own(member)).toMatchObject([{ state: 'begun' }]);
    expect(outcomeOf(await change(member, id, 'cancel'))).toEqual([409, 'MEETING_BEGUN']);
    expect(outcomeOf(await book(member))).toEqual([409, 'ALREADY_BOOKED']);
  });
});

test('visitors still have to say who they are', async () => {
  const answer = await api.call('POST', '/meetings', { body: { startsAt: await aStart() } });
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'INVALID_PAYLOAD']);
  expect(answer.json().errors[0].extensions.fields).toEqual(['name', 'email']);
});
