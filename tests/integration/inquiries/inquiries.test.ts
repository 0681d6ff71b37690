import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sectors } from '#domain/inquiries/inquiry.ts';
import { sweepInquiries } from '#modules/inquiries/inquiries.ts';
import { formStamp } from '#modules/shared/form-stamps.ts';
import {
  anAddress,
  type Call,
  inTurn,
  LINK_SECRET,
  outcomeOf,
  withApi,
} from '../../support/api.ts';
import { addRows, rowsOf } from '../../support/rows.ts';

const api = await withApi();

const shown = (msAgo: number) => formStamp(LINK_SECRET, new Date(Date.now() - msAgo));
const stamp = shown(60_000);

const partner = (values: object = {}) => ({
  company: 'Beispiel Finanz GmbH',
  website: 'www.beispiel-finanz.example.com',
  contactPerson: 'Mira Beispiel',
  phone: '+49 221 123456',
  email: anAddress(),
  sector: 'finance',
  services: 'Kredite für Gründungen',
  terms: true,
  stamp,
  ...values,
});
const contact = (values: object = {}) => ({
  name: 'Mira Beispiel',
  email: anAddress(),
  message: 'Wie lange dauert es?',
  stamp,
  ...values,
});
const withdrawal = (values: object = {}) => ({
  name: 'Mira Beispiel',
  contract: 'Gründungspaket, Beispiel UG',
  email: anAddress(),
  ...values,
});

const post = (
  path: string,
  body: object,
  { key = randomUUID(), ...call }: Call & { key?: string } = {},
) =>
  api.call('POST', path, { body, ...call, headers: { 'idempotency-key': key, ...call.headers } });

const stored = (email: string) =>
  rowsOf(api.connection.db, 'inquiries').then((rows) =>
    rows.filter(({ content }) => (content as { email: string }).email === email),
  );

async function mailsAbout(id: string | undefined): Promise<(string | null)[]> {
  const rows = await api.connection.db
    .selectFrom('outbox')
    .select(['mail', 'data'])
    .orderBy('mail')
    .execute();
  return rows
    .filter(({ data }) => (data as { inquiryId?: string }).inquiryId === id)
    .map(({ mail }) => mail);
}

const forms = [
  ['/partner-inquiries', 'partner', partner, 204],
  ['/contact', 'contact', contact, 204],
  ['/withdrawals', 'withdrawal', withdrawal, 200],
] as const;

const needed = {
  partner: ['company', 'contactPerson', 'email', 'phone', 'sector', 'services', 'terms', 'website'],
  contact: ['email', 'message', 'name'],
  withdrawal: ['contract', 'email', 'name'],
};

describe.each(forms)('POST %s', (path, kind, fields, status) => {
  test('stores what was sent, with a mail to the team and one to the sender', async () => {
    const body = fields();
    const answer = await post(path, body, { headers: { 'accept-language': 'en' } });
    expect(answer.statusCode, answer.body).toBe(status);
    const [row, ...others] = await stored(body.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind, language: 'en', content: { email: body.email } });
    expect(row?.content).not.toHaveProperty('stamp');
    expect(await mailsAbout(row?.id)).toEqual(['inquiry', 'inquiry-receipt']);
  });

  test('with the same key is stored once, and answered as before', async () => {
    const [key, body] = [randomUUID(), fields()];
    const answers = await Promise.all([1, 2, 3].map(() => post(path, body, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await stored(body.email)).toHaveLength(1);
    expect(await mailsAbout(key)).toHaveLength(2);
    const other = { ...body, name: 'Jemand anders', company: 'Jemand anders GmbH' };
    expect(outcomeOf(await post(path, other, { key }))).toEqual([422, 'UNPROCESSABLE_CONTENT']);
  });

  test('names every field that is missing', async () => {
    const answer = await post(path, { stamp, email: '' });
    expect(answer.statusCode).toBe(400);
    const { fields: wrong } = answer.json().errors[0].extensions;
    expect(wrong.toSorted()).toEqual(needed[kind]);
  });

  test('check 36: takes five for one address within an hour, from wherever they come', async () => {
    const email = anAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push(
        (await post(path, fields({ email: tries % 2 ? email : email.toUpperCase() }))).statusCode,
      );
    }
    expect(statuses).toEqual([...Array<number>(5).fill(status), 429]);
  });

  test('check 36: takes ten from one client within ten minutes, of withdrawals five', async () => {
    const from = `10.250.${forms.findIndex(([one]) => one === path)}.7`;
    const statuses = await inTurn(11, () => post(path, fields(), { from }));
    const most = path === '/withdrawals' ? 5 : 10;
    const refused = statuses.slice(most);
    expect(statuses.slice(0, most)).toEqual(Array<number>(most).fill(status));
    expect(new Set(refused)).toEqual(new Set([429]));
  });

  test('leaves no personal data in the log or the outbox', async () => {
    const body = fields({ name: 'Zora Unverwechselbar', contactPerson: 'Zora Unverwechselbar' });
    await post(path, body);
    await post(path, { ...body, email: 'zora-unverwechselbar' });
    const { rows } = await api.connection.pool.query('select data::text from outbox');
    for (const text of [api.logged(), JSON.stringify(rows)]) {
      expect(text).not.toMatch(/Unverwechselbar/i);
      expect(text).not.toContain(body.email);
    }
  });
});

describe.each([forms[0], forms[1]])('POST %s by a program', (path, _kind, fields) => {
  test.each([
    ['that fills in the field which people do not see', () => ({ trap: 'http://spam.example' })],
    ['that needs no time', () => ({ stamp: shown(300) })],
  ])('%s gets the ordinary answer, and nothing happens', async (_case, values) => {
    const body = fields(values());
    const key = randomUUID();
    expect((await post(path, body, { key })).statusCode).toBe(204);
    expect(await stored(body.email)).toEqual([]);
    expect(await mailsAbout(key)).toEqual([]);
  });

  test.each([
    ['a week old', shown(8 * 24 * 60 * 60_000)],
    ['of another site', formStamp('links-of-somebody-else-0123456789', new Date(0))],
    ['made up', `${Date.now().toString(36)}.abc`],
    ['empty', ''],
  ])('with a stamp that is %s is refused, so that people can send it again', async (_case, old) => {
    const body = fields({ stamp: old });
    expect(outcomeOf(await post(path, body))).toEqual([400, 'FORM_EXPIRED']);
    expect(await stored(body.email)).toEqual([]);
  });
});

test('GET /form-stamp gives a stamp that counts from now', async () => {
  const { stamp: fresh } = (await api.call('GET', '/form-stamp')).json().data;
  const body = contact({ stamp: fresh });
  expect((await post('/contact', body)).statusCode).toBe(204);
  expect(await stored(body.email)).toEqual([]);
});

test('a partner accepts the terms', async () => {
  for (const terms of [false, undefined, 'on']) {
    expect((await post('/partner-inquiries', partner({ terms }))).statusCode).toBe(400);
  }
});

test.each(sectors)('a partner may be in %s', async (sector) => {
  const body = partner({ sector });
  expect((await post('/partner-inquiries', body)).statusCode).toBe(204);
});

test('a withdrawal says when it was received, and is never taken for spam', async () => {
  const body = withdrawal({ trap: 'filled in by a password manager', stamp: '' });
  const answer = await post('/withdrawals', body);
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await stored(body.email);
  expect(answer.json().data.receivedAt).toBe(row?.received_at.toISOString());
});

test('names have no line breaks, which would become headers of a mail', async () => {
  const name = 'Mira\nBcc: everybody@example.com';
  expect((await post('/contact', contact({ name }))).statusCode).toBe(400);
});

test('inquiries are removed when their time is over', async () => {
  const { db } = api.connection;
  const now = new Date('2031-03-01T12:00:00Z');
  const received = {
    contact: ['2030-08-31T00:00:00Z', '2030-09-02T00:00:00Z'],
    partner: ['2030-02-28T00:00:00Z', '2030-03-02T00:00:00Z'],
    withdrawal: ['2027-12-31T23:00:00Z', '2028-01-01T00:00:00Z'],
  } as const;
  await db.deleteFrom('inquiries').execute();
  for (const [kind, dates] of Object.entries(received)) {
    for (const received_at of dates) {
      const row = { id: randomUUID(), language: 'de', content: '{}', fingerprint: '' } as const;
      await addRows(db, 'inquiries', { ...row, kind: kind as keyof typeof received, received_at });
    }
  }
  expect(await sweepInquiries(db, now)).toBe(3);
  const left = await rowsOf(db, 'inquiries', {}, 'received_at');
  expect(left.map(({ received_at }) => received_at.toISOString()).toSorted()).toEqual(
    Object.values(received)
      .map(([, kept]) => new Date(kept).toISOString())
      .toSorted(),
  );
});
