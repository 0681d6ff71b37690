import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ManagedInvoice, ManagedOrderCard, SavedView } from '#api/contract.gen.d.ts';
import { foreign } from '#domain/foreign-text.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { withApi } from '../../support/api.ts';
import { anOrder, aProduct } from '../../support/orders/orders.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';

let staff: string;
let colleague: string;
let lawyer: string;
let admin: string;
const api = await withApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  const bearerOf = async (role: 'staff' | 'lawyer' | 'admin') =>
    (await api.logIn((await api.person({ role })).email)).access_token;
  staff = await bearerOf('staff');
  colleague = await bearerOf('staff');
  lawyer = await bearerOf('lawyer');
  admin = await bearerOf('admin');
});

const db = () => api.connection.db;
const view = { filter: { due: 'week' }, sort: { field: 'dueOn', order: 'ASC' } } as const;
const save = (name: string, bearer = staff, body: object = { list: 'foundations', view }) =>
  api.call('POST', '/admin/views', { bearer, body: { name, ...body } });
const views = async (bearer = staff, list = 'foundations') =>
  api.call('GET', `/admin/views?list=${list}`, { bearer });

describe('The team shares views of its lists', () => {
  test('and whoever made one, or an admin, renames and removes it', async () => {
    const id = (await save('Frist diese Woche')).json().data.id;
    expect((await views(lawyer)).json().data).toMatchObject([
      { id, name: 'Frist diese Woche', ...view },
    ] satisfies Partial<SavedView>[]);
    const rename = (bearer: string, name: string) =>
      api.call('PATCH', `/admin/views/${id}`, { bearer, body: { name } });
    const remove = (bearer: string) => api.call('DELETE', `/admin/views/${id}`, { bearer });
    expect((await rename(colleague, 'Meins')).statusCode).toBe(403);
    expect((await remove(colleague)).statusCode).toBe(403);
    expect((await rename(staff, 'Fristen')).statusCode).toBe(200);
    expect((await save('FRISTEN', colleague)).json().errors[0].extensions.code).toBe(
      'VIEW_NAME_TAKEN',
    );
    expect((await remove(admin)).statusCode).toBe(204);
    expect((await remove(admin)).statusCode).toBe(404);
    expect((await views()).json().data).toEqual([]);
  });

  test('beside which everybody has their own, which nobody else sees', async () => {
    const own = { list: 'foundations', view, own: true };
    const id = (await save('Für mich', staff, own)).json().data.id;
    expect((await save('Für mich', colleague, own)).statusCode).toBe(200);
    expect((await save('Für mich', staff, own)).statusCode).toBe(409);
    expect((await save('Für mich', staff)).statusCode).toBe(200);
    const mine = (await views()).json().data as SavedView[];
    expect(mine.map(({ name, own: isOwn }) => [name, isOwn])).toEqual([
      ['Für mich', false],
      ['Für mich', true],
    ]);
    expect((await views(admin)).json().data).toHaveLength(1);
    const one = `/admin/views/${id}`;
    expect((await api.call('DELETE', one, { bearer: admin })).statusCode).toBe(404);
    expect((await api.call('DELETE', one, { bearer: staff })).statusCode).toBe(204);
  });

  test('of which one’s own go with the account, and those for the team stay', async () => {
    const leaving = await api.someone('staff');
    const own = { list: 'foundations', view, own: true };
    await save('Nur für mich', leaving.bearer, own);
    await save('Für alle', leaving.bearer);
    const kept = () => rowsOf(db(), 'saved_views', { made_by: leaving.id }, 'name');
    expect(await kept()).toHaveLength(2);
    // The record of a formation names them, so that their name stays.
    await removeUsers(db(), [leaving.id], { kept: new Set([leaving.id]), team: true });
    expect(await kept()).toEqual([{ name: 'Für alle' }]);
  });

  test('of Today, for oneself and for the team, the law firm included', async () => {
    const filter = { show: 'team', kind: 'step', by: 'case', owner: randomUUID() };
    const today = { list: 'tasks', view: { filter } };
    expect((await save('Schritte', lawyer, { ...today, own: true })).statusCode).toBe(200);
    expect((await save('Alle Schritte', staff, today)).statusCode).toBe(200);
    expect((await views(lawyer, 'tasks')).json().data).toMatchObject([
      { name: 'Alle Schritte', own: false, filter },
      { name: 'Schritte', own: true, filter },
    ]);
    for (const wrong of [{ owner: 'Kaya' }, { kind: 'tea' }, { search: 'Kaya' }]) {
      const view = { filter: wrong };
      expect((await save('Nein', staff, { list: 'tasks', view })).statusCode).toBe(400);
    }
  });

  test('of lists that one may see, and no more than can be chosen from', async () => {
    const orders = { list: 'orders', view: { filter: { state: 'withdrawn' } } };
    expect((await save('Widerrufen', lawyer, orders)).statusCode).toBe(403);
    expect((await views(lawyer, 'orders')).statusCode).toBe(403);
    const refused = [{ search: 'Kaya' }, { state: 'never' }].map((filter) =>
      save('Nein', staff, { list: 'orders', view: { filter } }),
    );
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBe(400);
    const all = await Promise.all(
      Array.from({ length: 31 }, (_, index) => save(`Ansicht ${index}`, staff, orders)),
    );
    const codes = all.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 409]);
  });
});

describe('The lists of the team are downloaded', () => {
  test('filtered, as a file in which nothing is a formula', async () => {
    for (const name of ['=HYPERLINK("https://example.com")', 'Mira; Beispiel']) {
      const content = { name, email: 'mira@example.com', message: foreign('Hallo') };
      const inquiry = { id: randomUUID(), language: 'de', kind: 'contact', content } as const;
      await receiveInquiry(db(), inquiry, new Date(Date.UTC(2027, 0, 5)));
    }
    const download = (query: string, bearer = staff) =>
      api.call('GET', `/admin/inquiries.csv${query}`, { bearer });
    const file = await download('?state=open&from=2027-01-05&to=2027-01-05');
    expect(file.statusCode, file.body).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('inquiries-');
    expect(file.body.startsWith('\uFEFFArt;Eingegangen;Name')).toBe(true);
    expect(file.body).toContain(';Anliegen;');
    expect(file.body).toContain(';Hallo;');
    expect(file.body.split('\r\n')).toHaveLength(4);
    expect(file.body).toContain(`"'=HYPERLINK(""https://example.com"")"`);
    expect(file.body).toContain('"Mira; Beispiel"');
    expect((await download('?from=2027-01-06')).body.split('\r\n')).toHaveLength(2);
    expect((await download('?locale=en')).body).toContain('Received');
    const listed = await api.call('GET', '/admin/inquiries?from=2027-01-05&to=2027-01-05', {
      bearer: staff,
    });
    const [first, second] = listed.json().data.map(({ id }: { id: string }) => id);
    const chosen = await download(`?only=${second},${randomUUID()}`);
    expect(chosen.body.split('\r\n')).toHaveLength(3);
    const both = (await download(`?only=${first},${second}`)).body.split('\r\n');
    expect(both).toHaveLength(4);
    expect(both[2]).toBe(chosen.body.split('\r\n')[1]);
    expect((await download('?only=')).statusCode).toBe(400);
    expect((await download('', lawyer)).statusCode).toBe(403);
    const entries = await rowsOf(db(), 'audit_log', { action: 'list-exported' }, 'details');
    expect(entries.at(0)?.details).toEqual({ list: 'inquiries' });
  });
});

describe('People, refunds and content', () => {
  test('have views and files of their own', async () => {
    const { email } = await api.person({ role: 'member' });
    const download = (list: string, bearer = staff) =>
      api.call('GET', `/admin/${list}.csv?locale=en`, { bearer });
    const people = await download('people');
    expect(people.body).toContain(`;${email};`);
    // Staff see members alone, in files too.
    expect(people.body).not.toContain(';Administration;');
    expect((await download('people', admin)).body).toContain(';Administration;');
    expect((await download('refunds')).body).toContain('To refund by');
    expect((await download('content')).body).toContain('Title in English');
    for (const list of ['people', 'refunds', 'content']) {
      expect((await download(list, lawyer)).statusCode, list).toBe(403);
    }
    const kept = {
      people: { group: 'invited' },
      refunds: { due: 'overdue' },
      content: { kind: 'article', state: 'draft' },
    };
    for (const [list, filter] of Object.entries(kept)) {
      const saved = await save('Offenes', staff, { list, view: { filter } });
      expect(saved.statusCode, saved.body).toBe(200);
      expect((await views(staff, list)).json().data).toMatchObject([{ filter }]);
    }
  });
});

describe('Staff find orders and invoices', () => {
  test('by number, member, address and day, in the order they ask for', async () => {
    const productId = await aProduct(db());
    const ordered = async (day: number, name: { first_name: string; last_name: string }) => {
      const { id } = await api.person();
      await changeRows(db(), 'users', { id }, name);
      const at = new Date(Date.UTC(2027, 1, day, 12));
      return anOrder(db(), id, { productId, at });
    };
    const jule = await ordered(1, { first_name: 'Jüle', last_name: 'Örtel' });
    const kaya = await ordered(2, { first_name: 'Mehmet', last_name: 'Kaya' });
    const orders = async (query: string) => {
      const answer = await api.call('GET', `/admin/orders?${query}`, { bearer: staff });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data as ManagedOrderCard[];
    };
    const ids = async (query: string) => (await orders(query)).map(({ id }) => id);
    expect(await ids('search=kaya%20mehmet')).toEqual([kaya]);
    expect(await ids('search=oertel')).toEqual([jule]);
    expect(await ids(`search=${orderNumber(jule)}`)).toEqual([jule]);
    expect(await ids('from=2027-02-01&to=2027-02-02&sort=placedAt')).toEqual([jule, kaya]);
    expect(await ids('from=2027-02-02')).toEqual([kaya]);
    expect((await orders('search=kaya'))[0]?.member?.name).toBe('Mehmet Kaya');
    const invoices = await api.call('GET', '/admin/invoices?search=mehmet', { bearer: staff });
    const found = invoices.json().data as ManagedInvoice[];
    expect(found.map(({ orderId }) => orderId)).toEqual([kaya]);
    expect(found[0]?.member?.name).toBe('Mehmet Kaya');
  });
});
