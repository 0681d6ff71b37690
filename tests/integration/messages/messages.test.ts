import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { OWN_CHANGES_MINUTES } from '#domain/messages/messages.ts';
import type { Someone } from '../../support/api.ts';
import { bringTo, multipart, withCast } from '../../support/foundation-api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;

type Audience = 'team' | 'law-firm' | 'notary';

const path = (id: string, rest = '') => `/foundations/${id}/messages${rest}`;

const send = (
  { bearer }: Someone,
  id: string,
  body: { audience: Audience; text: string; fileIds?: string[] },
  key: string = randomUUID(),
) => api.call('POST', path(id), { bearer, body, headers: { 'idempotency-key': key } });

async function sent(author: Someone, id: string, text: string, audience: Audience = 'team') {
  const answer = await send(author, id, { audience, text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as { id: string; number: number };
}

const read = ({ bearer }: Someone, id: string, query = 'audience=team') =>
  api.call('GET', path(id, `?${query}`), { bearer });
const textsOf = async (reader: Someone, id: string, query?: string) =>
  (await read(reader, id, query)).json().data.map(({ text }: { text: string }) => text);
const threadsOf = async ({ bearer }: Someone, id: string) =>
  (await api.call('GET', `/foundations/${id}/threads`, { bearer })).json().data;
const readUpTo = ({ bearer }: Someone, id: string, upTo: number, audience: Audience = 'team') =>
  api.call('POST', path(id, '/read'), { bearer, body: { audience, upTo } });

/** A case in which a second member takes part. */
async function caseOfTwo() {
  const id = await bringTo(api, people, 'start-pending');
  const coFounder = await api.someone('member');
  await addRows(db, 'projections.participations', {
    foundation_id: id,
    account_id: coFounder.id,
    participant_id: randomUUID(),
    role: 'co-founder',
  });
  return { id, coFounder };
}

describe('a message', () => {
  test('is read by everybody whom its thread is for, the newest first, and by nobody else', async () => {
    const { id, coFounder } = await caseOfTwo();
    await sent(people.founder, id, 'Wann geht es los?');
    await sent(people.staff, id, 'Sobald du bestellt hast.');
    expect(await textsOf(coFounder, id)).toEqual(['Sobald du bestellt hast.', 'Wann geht es los?']);
    expect((await read(people.staff, id)).json().data[0]).toMatchObject({
      number: 2,
      author: { role: 'staff', own: true },
    });
    expect((await read(people.lawyer, id)).statusCode).toBe(404);
    expect((await read(await api.someone('member'), id)).statusCode).toBe(403);
  });

  test('to the law firm is kept from our team, which does not learn that there is one', async () => {
    const { id, coFounder } = await caseOfTwo();
    await sent(coFounder, id, 'Haftet mein Vater mit?', 'law-firm');
    await sent(people.lawyer, id, 'Nein.', 'law-firm');
    const ofFirm = 'audience=law-firm';
    expect(await textsOf(people.founder, id, ofFirm)).toEqual(['Nein.', 'Haftet mein Vater mit?']);
    for (const reader of [people.staff, await api.someone('admin')]) {
      expect((await read(reader, id, ofFirm)).statusCode).toBe(404);
      expect((await send(reader, id, { audience: 'law-firm', text: 'Hm' })).statusCode).toBe(404);
      expect(await threadsOf(reader, id)).toEqual({
        audiences: ['team'],
        threads: [],
        language: 'de',
      });
    }
    const rows = await rowsOf(db, 'messages', { foundation_id: id });
    expect(JSON.stringify(rows)).not.toContain('Vater');
  });

  test('is stored once for each key, whether the answer was lost or two calls come together', async () => {
    const { id } = await caseOfTwo();
    const key = randomUUID();
    const body = { audience: 'team' as const, text: 'Einmal' };
    const answers = await Promise.all([1, 2, 3].map(() => send(people.founder, id, body, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const other = await send(people.founder, id, { ...body, text: 'Zweimal' }, key);
    expect(other.statusCode).toBe(422);
    expect(await textsOf(people.staff, id)).toEqual(['Einmal']);
  });

  test('has one place for all readers, however many write at the same moment', async () => {
    const { id, coFounder } = await caseOfTwo();
    const authors = [people.founder, coFounder, people.staff, people.founder, coFounder];
    await Promise.all(authors.map((author, index) => sent(author, id, `Nummer ${index}`)));
    const orders = await Promise.all(
      [people.founder, coFounder, people.staff].map((reader) => textsOf(reader, id)),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(1);
    const { data } = (await read(people.founder, id)).json();
    expect(data.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  test('is changed or removed by its author for ten minutes, and says so', async () => {
    const { id, coFounder } = await caseOfTwo();
    const first = await sent(people.founder, id, 'Dienstag');
    const own = path(id, `/${first.id}`);
    const change = ({ bearer }: Someone, text: string) =>
      api.call('PATCH', own, { bearer, body: { audience: 'team', text } });
    expect((await change(people.founder, 'Mittwoch')).statusCode).toBe(204);
    expect((await change(coFounder, 'Freitag')).statusCode).toBe(404);
    const [changed] = (await read(people.staff, id)).json().data;
    expect(changed).toMatchObject({ text: 'Mittwoch', changedAt: expect.any(String) });
    const late = new Date(Date.now() - OWN_CHANGES_MINUTES * 60_000);
    const second = await sent(people.founder, id, 'Bleibt');
    await changeRows(db, 'messages', { id: second.id }, { written_at: late });
    const remove = (messageId: string) =>
      api.call('DELETE', path(id, `/${messageId}?audience=team`), {
        bearer: people.founder.bearer,
      });
    expect((await remove(second.id)).json().errors[0].extensions.code).toBe('MESSAGE_CLOSED');
    expect((await remove(first.id)).statusCode).toBe(204);
    expect(await textsOf(people.staff, id)).toEqual(['Bleibt', null]);
  });
});

describe('a question of law', () => {
  const handOver = ({ bearer }: Someone, id: string, messageId: string) =>
    api.call('POST', path(id, `/${messageId}/hand-over`), { bearer });

  test('is handed to the law firm once, as hers who asked, and the members are told', async () => {
    const { id, coFounder } = await caseOfTwo();
    const question = await sent(coFounder, id, 'Hafte ich privat?');
    for (const _ of [1, 2]) {
      expect((await handOver(people.staff, id, question.id)).statusCode).toBe(204);
    }
    const { data } = (await read(people.lawyer, id, 'audience=law-firm')).json();
    expect(data).toMatchObject([{ text: 'Hafte ich privat?', author: { role: 'co-founder' } }]);
    const [told, asked] = await textsOf(people.founder, id);
    expect([told, asked]).toEqual([expect.stringContaining('Kanzlei'), 'Hafte ich privat?']);
    expect(await textsOf(people.founder, id)).toHaveLength(2);
  });

  test('is what members write to our team: nothing else is handed over, and only by the office', async () => {
    const { id } = await caseOfTwo();
    const ours = await sent(people.staff, id, 'Wir melden uns.');
    const secret = await sent(people.founder, id, 'Vertraulich', 'law-firm');
    for (const { id: messageId } of [ours, secret]) {
      expect((await handOver(people.staff, id, messageId)).statusCode).toBe(404);
    }
    const asked = await sent(people.founder, id, 'Und das?');
    const elsewhere = await caseOfTwo();
    expect((await handOver(people.staff, elsewhere.id, asked.id)).statusCode).toBe(404);
    for (const other of [people.founder, people.lawyer]) {
      expect((await handOver(other, id, asked.id)).statusCode).toBe(403);
    }
  });
});

describe('what is unread', () => {
  test('counts for each member, and for the team as one', async () => {
    const { id, coFounder } = await caseOfTwo();
    await sent(people.founder, id, 'Eins');
    await sent(people.founder, id, 'Zwei');
    const unread = async (reader: Someone) => (await threadsOf(reader, id)).threads[0].unread;
    expect(await unread(people.founder)).toBe(0);
    expect(await unread(coFounder)).toBe(2);
    expect(await unread(people.staff)).toBe(2);
    expect((await readUpTo(coFounder, id, 1)).statusCode).toBe(204);
    await readUpTo(people.staff, id, 2_000);
    expect(await unread(coFounder)).toBe(1);
    expect(await unread(await api.someone('staff'))).toBe(0);
    await readUpTo(coFounder, id, 0);
    expect(await unread(coFounder)).toBe(1);
  });

  test('waits for an answer from the first question on, until somebody else writes', async () => {
    const { id } = await caseOfTwo();
    const asked = async () => (await threadsOf(people.staff, id)).threads[0].askedAt;
    await sent(people.founder, id, 'Eine Frage');
    const since = await asked();
    await sent(people.founder, id, 'Und noch eine');
    expect(await asked()).toBe(since);
    await sent(people.staff, id, 'Zwei Antworten');
    expect(await asked()).toBeNull();
  });

  test('is told by one mail until it is read, and by one an hour', async () => {
    const { id, coFounder } = await caseOfTwo();
    const mailsTo = async ({ id: accountId }: Someone) =>
      (await queuedMails(db, 'message-written'))
        .filter(({ data }) => (data as { accountId?: string } | null)?.accountId === accountId)
        .map(({ due_at }) => due_at?.getTime() ?? 0);
    await sent(people.staff, id, 'Eins');
    await sent(people.staff, id, 'Zwei');
    expect(await mailsTo(coFounder)).toHaveLength(1);
    await readUpTo(coFounder, id, 2);
    await sent(people.staff, id, 'Drei');
    const [now = 0, later = 0] = await mailsTo(coFounder);
    expect(later - now).toBe(60 * 60_000);
    // Whoever writes has no mail of it.
    expect(await mailsTo(people.staff)).toEqual([]);
  });
});

describe('a file', () => {
  const upload = ({ bearer }: Someone, id: string, audience: Audience) =>
    api.call('POST', path(id, '/files'), {
      bearer,
      ...multipart({ fields: { audience }, file: pdf('Anlage') }),
    });
  const download = ({ bearer }: Someone, id: string, fileId: string, audience: Audience) =>
    api.call('GET', path(id, `/files/${fileId}?audience=${audience}`), { bearer });

  test('goes with a message to its readers, and to nobody before that', async () => {
    const { id, coFounder } = await caseOfTwo();
    const file = (await upload(people.founder, id, 'law-firm')).json().data;
    expect((await download(people.founder, id, file.id, 'law-firm')).statusCode).toBe(404);
    const body = { audience: 'law-firm' as const, text: 'Anbei', fileIds: [file.id] };
    // Neither somebody else nor another thread takes it.
    expect((await send(coFounder, id, body)).statusCode).toBe(400);
    expect((await send(people.founder, id, { ...body, audience: 'team' })).statusCode).toBe(400);
    expect((await send(people.founder, id, body)).statusCode).toBe(200);
    expect((await download(people.lawyer, id, file.id, 'law-firm')).statusCode).toBe(200);
    expect((await download(people.staff, id, file.id, 'law-firm')).statusCode).toBe(404);
    expect((await download(people.staff, id, file.id, 'team')).statusCode).toBe(404);
    const [message] = (await read(coFounder, id, 'audience=law-firm')).json().data;
    expect(message.files).toEqual([file]);
  });

  test('goes along with a question to the law firm, as a copy that our team does not find', async () => {
    const { id, coFounder } = await caseOfTwo();
    const { data: file } = (await upload(coFounder, id, 'team')).json();
    const body = { audience: 'team' as const, text: 'Ist der Vertrag gut?', fileIds: [file.id] };
    const { data: question } = (await send(coFounder, id, body)).json();
    const handOver = () =>
      api.call('POST', path(id, `/${question.id}/hand-over`), { bearer: people.staff.bearer });
    for (const _ of [1, 2]) expect((await handOver()).statusCode).toBe(204);
    const { data: asked } = (await read(people.lawyer, id, 'audience=law-firm')).json();
    expect(asked).toMatchObject([{ files: [{ name: file.name, size: file.size }] }]);
    const copy = asked[0].files[0].id;
    const original = await download(people.staff, id, file.id, 'team');
    expect((await download(people.lawyer, id, copy, 'law-firm')).rawPayload).toEqual(
      original.rawPayload,
    );
    expect((await download(people.staff, id, copy, 'team')).statusCode).toBe(404);
    expect((await download(people.lawyer, id, file.id, 'law-firm')).statusCode).toBe(404);
    const rows = await rowsOf(db, 'message_files', { foundation_id: id }, 'audience', 'author_id');
    expect(rows.map(({ audience }) => audience).toSorted()).toEqual(['law-firm', 'team']);
    expect(rows.every(({ author_id }) => author_id === coFounder.id)).toBe(true);
  });
});
