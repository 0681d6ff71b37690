import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ManagedInquiry, WholeInquiry } from '#api/contract.gen.d.ts';
import { foreign } from '#domain/foreign-text.ts';
import { ANSWER_CHARS_MAX, ENTRIES_MAX } from '#domain/inquiries/answers.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import {
  forgetInquiriesOf,
  type Inquiry,
  inquiriesOf,
  receiveInquiry,
} from '#modules/inquiries/inquiries.ts';
import { anAddress, outcomeOf, withApi } from '../../support/api.ts';
import { addRows, rowOf, rowsOf } from '../../support/rows.ts';

const api = await withApi();
const staff = await api.person({ role: 'staff' });
const bearer = (await api.logIn(staff.email)).access_token;

type Content = Pick<Inquiry, 'kind' | 'content'>;
const contact: Content = {
  kind: 'contact',
  content: {
    name: 'Mira Beispiel',
    email: 'mira@example.com',
    message: foreign('Wie lange dauert es?'),
  },
};
const withdrawal: Content = {
  kind: 'withdrawal',
  content: { name: 'Mira Beispiel', contract: 'B-1A2B3C4D', email: 'mira@example.com' },
};
const partner: Content = {
  kind: 'partner',
  content: {
    company: 'Beispiel Finanz GmbH',
    website: 'https://finanz.example.com',
    contactPerson: 'Mira Beispiel',
    phone: '+49 221 123456',
    email: 'mira@example.com',
    sector: 'finance',
    services: foreign('Kredite'),
  },
};

/** @returns its id */
async function received(inquiry: Content, day: number): Promise<string> {
  const id = randomUUID();
  const at = new Date(Date.UTC(2027, 0, day));
  await receiveInquiry(api.connection.db, { ...inquiry, id, language: 'de' } as Inquiry, at);
  return id;
}

const listed = async (query = '') => {
  const answer = await api.call('GET', `/admin/inquiries${query}`, { bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, meta } = answer.json() as { data: ManagedInquiry[]; meta: object };
  return { ids: data.map(({ id }) => id), data, meta };
};
const mark = (id: string, done: boolean) =>
  api.call('POST', `/admin/inquiries/${id}/done`, { bearer, body: { done } });

describe('Staff see what was asked', () => {
  test('the newest first, by kind, and mark what is done', async () => {
    const first = await received(contact, 1);
    const second = await received(partner, 2);
    const third = await received(withdrawal, 3);
    const { ids, data, meta } = await listed();
    expect(ids).toEqual([third, second, first]);
    expect(meta).toEqual({ total: 3 });
    expect(data).toMatchObject([withdrawal, partner, contact]);
    expect((await listed('?limit=1&offset=1')).ids).toEqual([second]);
    expect((await listed('?kind=contact')).ids).toEqual([first]);

    const done = await mark(second, true);
    expect(done.statusCode, done.body).toBe(200);
    const again = await mark(second, true);
    expect(again.json()).toEqual(done.json());
    expect((await listed('?state=open')).ids).toEqual([third, first]);
    const { data: finished } = await listed('?state=done');
    expect(finished).toMatchObject([{ id: second, doneAt: done.json().data.doneAt }]);
    const { done_by } = await rowOf(api.connection.db, 'inquiries', { id: second });
    expect(done_by).toBe(staff.id);

    expect((await mark(second, false)).json()).toEqual({ data: { doneAt: null } });
    expect(await listed('?state=done')).toMatchObject({ ids: [], meta: { total: 0 } });
  });

  test('and cannot mark what is not there', async () => {
    for (const id of [randomUUID(), 'no-id']) expect((await mark(id, true)).statusCode).toBe(404);
  });
});

const answerPath = (id: string) => `/admin/inquiries/${id}/answers`;
const answer = (
  id: string,
  body: { text: string; done: boolean },
  key: string = randomUUID(),
  by = bearer,
) => api.call('POST', answerPath(id), { bearer: by, body, headers: { 'idempotency-key': key } });
const note = (id: string, text: string, key: string = randomUUID()) =>
  api.call('POST', `/admin/inquiries/${id}/notes`, {
    bearer,
    body: { text },
    headers: { 'idempotency-key': key },
  });
const whole = async (id: string): Promise<WholeInquiry> => {
  const read = await api.call('GET', `/admin/inquiries/${id}`, { bearer });
  expect(read.statusCode, read.body).toBe(200);
  return read.json().data;
};

describe('Staff answer an inquiry', () => {
  test('once for each key, by a mail whose fate they see, and it is done unless they say otherwise', async () => {
    const id = await received(contact, 4);
    const [key, text] = [randomUUID(), 'Meist sechs Wochen.\n\nBis bald'];
    const first = await answer(id, { text, done: false }, key);
    expect(first.statusCode, first.body).toBe(200);
    expect((await answer(id, { text, done: false }, key)).json()).toEqual(first.json());
    expect((await answer(id, { text: 'Anders', done: false }, key)).statusCode).toBe(422);
    expect(await whole(id)).toMatchObject({
      inquiry: { id, doneAt: null },
      number: inquiryNumber(id),
      answers: [{ text, author: { id: staff.id }, mail: { fate: 'on-its-way', at: null } }],
    });
    const [{ mail_id } = { mail_id: '' }] = await rowsOf(api.connection.db, 'inquiry_answers', {
      inquiry_id: id,
    });
    const failed = { message_id: mail_id, mail: 'inquiry-answer', source: '{}', permanent: true };
    await addRows(api.connection.db, 'unsent_mails', { ...failed, failed_at: new Date() });
    expect((await whole(id)).answers[0]?.mail.fate).toBe('undeliverable');
    const sent = { message_id: mail_id, mail: 'inquiry-answer' };
    await addRows(api.connection.db, 'sent_mails', sent);
    expect((await whole(id)).answers[0]?.mail.fate).toBe('handed-over');

    await answer(id, { text: 'Noch etwas.', done: true });
    const after = await whole(id);
    expect(after.answers.map((one) => one.text)).toEqual([text, 'Noch etwas.']);
    expect(after.inquiry.doneAt).not.toBeNull();
  });

  test('with notes among themselves, an owner, and the account that has the address', async () => {
    const member = await api.person();
    const content = { ...contact.content, email: member.email };
    const id = await received({ kind: 'contact', content } as Content, 5);
    const key = randomUUID();
    await note(id, 'Hat auch angerufen.', key);
    await note(id, 'Hat auch angerufen.', key);
    const body = { tasks: [`inquiry:${id}`], to: staff.id };
    await api.call('POST', '/admin/tasks/assign', { bearer, body });
    expect(await whole(id)).toMatchObject({
      notes: [{ text: 'Hat auch angerufen.', author: { id: staff.id } }],
      owner: { id: staff.id },
      member: { id: member.id },
    });
    expect((await whole(await received(partner, 5))).member).toBeNull();
  });

  test('of at most so many characters and so often, and nothing that is not there', async () => {
    const id = await received(contact, 6);
    const longest = 'x'.repeat(ANSWER_CHARS_MAX);
    expect((await answer(id, { text: `${longest}x`, done: true })).statusCode).toBe(400);
    expect((await answer(id, { text: longest, done: true })).statusCode).toBe(200);
    const rest = Array.from({ length: ENTRIES_MAX - 1 }, () => ({
      id: randomUUID(),
      inquiry_id: id,
      author_id: staff.id,
      text: 'x',
      written_at: new Date(),
      mail_id: randomUUID(),
    }));
    await addRows(api.connection.db, 'inquiry_answers', ...rest);
    expect(outcomeOf(await answer(id, { text: 'Zu viel', done: true }))).toEqual([
      409,
      'INQUIRY_FULL',
    ]);
    for (const none of [randomUUID(), 'no-id']) {
      expect((await answer(none, { text: 'x', done: true })).statusCode).toBe(404);
      expect((await note(none, 'x')).statusCode).toBe(404);
    }
  });

  test('of a member who reads it, asks on, and waits again; nobody else does', async () => {
    const { db } = api.connection;
    const [member, other] = [await api.someone(), await api.someone()];
    const content = { ...contact.content, email: member.email.toUpperCase() };
    const id = await received({ kind: 'contact', content } as Content, 8);
    const take = { tasks: [`inquiry:${id}`], to: staff.id };
    await api.call('POST', '/admin/tasks/assign', { bearer, body: take });
    const { id: answerId } = (await answer(id, { text: 'Gern.', done: true })).json().data;
    await note(id, 'Nur für uns.');
    // The mail only says that there is an answer.
    const { mail_id } = await rowOf(db, 'inquiry_answers', { id: answerId });
    expect(await rowOf(db, 'outbox', { id: mail_id })).toMatchObject({
      mail: 'inquiry-answered',
      data: { answerId, accountId: member.id },
    });
    const key = randomUUID();
    const askOn = (by: string, text: string) =>
      api.call('POST', `/inquiries/${id}/follow-ups`, {
        bearer: by,
        body: { text },
        headers: { 'idempotency-key': key },
      });
    const first = await askOn(member.bearer, 'Und danach?');
    expect(first.statusCode, first.body).toBe(200);
    expect((await askOn(member.bearer, 'Und danach?')).json()).toEqual(first.json());
    expect((await askOn(member.bearer, 'Anders')).statusCode).toBe(422);
    expect((await askOn(other.bearer, 'Und danach?')).statusCode).toBe(404);
    expect(await rowsOf(db, 'notices', { account_id: staff.id }, 'kind', 'subject')).toEqual([
      { kind: 'inquiry-asked-on', subject: { inquiryId: id } },
    ]);
    const own = await api.call('GET', '/inquiries', { bearer: member.bearer });
    expect(own.json()).toMatchObject({
      data: [
        {
          id,
          number: inquiryNumber(id),
          content: { message: 'Wie lange dauert es?' },
          entries: [
            { by: 'team', text: 'Gern.' },
            { by: 'member', name: null, text: 'Und danach?' },
          ],
        },
      ],
      meta: { total: 1 },
    });
    expect(own.body).not.toContain('Nur für uns.');
    expect((await api.call('GET', '/inquiries', { bearer: other.bearer })).json().data).toEqual([]);
    const after = await whole(id);
    expect(after.inquiry.doneAt).toBeNull();
    expect(after.followUps).toMatchObject([{ text: 'Und danach?', author: { id: member.id } }]);
    expect(await inquiriesOf(db, member.email, 10)).toMatchObject([
      { followUps: [{ text: 'Und danach?' }] },
    ]);
  });

  test('and answers and notes are told to the member, and end with the inquiry', async () => {
    const { db } = api.connection;
    const email = anAddress();
    const content = { ...contact.content, email };
    const id = await received({ kind: 'contact', content } as Content, 7);
    await answer(id, { text: 'Gern.', done: true });
    await note(id, 'Freundlich.');
    expect(await inquiriesOf(db, email, 10)).toMatchObject([
      { id, answers: [{ text: 'Gern.' }], notesOfTheTeam: [{ text: 'Freundlich.' }] },
    ]);
    expect(JSON.stringify(await inquiriesOf(db, email, 10))).not.toContain(staff.id);
    await forgetInquiriesOf(db, email);
    expect(await rowsOf(db, 'inquiry_answers', { inquiry_id: id })).toEqual([]);
    expect(await rowsOf(db, 'inquiry_notes', { inquiry_id: id })).toEqual([]);
  });
});
