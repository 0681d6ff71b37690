import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { foreign } from '#domain/foreign-text.ts';
import { type Inquiry, receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { withApi } from '../../support/api.ts';
import { rowOf } from '../../support/rows.ts';

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
