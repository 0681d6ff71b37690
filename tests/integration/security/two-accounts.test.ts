import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { confirmMeeting } from '#modules/appointments/meetings/changes.ts';
import { leaveNotice } from '#modules/notices/notices.ts';
import { placePackageOrder } from '#modules/orders/package-orders.ts';
import { codeOf, PASSWORD, withApi } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { anOrder, aPackageOfHours, aProduct, billing } from '../../support/orders/orders.ts';
import { rowOf } from '../../support/rows.ts';

let owner: Account;
let other: Account;
/** Had booked a meeting before there was an account. */
let guest: Account;
/** Of the owner, by name. */
let ids: Record<Thing, string>;
let key: string;

interface Account {
  id: string;
  email: string;
  bearer: string;
}

const db = () => api.connection.db;
const account = async (): Promise<Account> => {
  return api.someone();
};

const api = await withApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  [owner, other, guest] = [await account(), await account(), await account()];
  ids = await everythingOf(owner);
  const { rows } = await api.owner.pool.query<{ id: string }>('select id from hour_redemptions');
  key = rows[0]?.id ?? '';
});

type Thing = 'order' | 'package order' | 'hours' | 'invoice' | 'meeting' | 'visit' | 'notice';

/** A cart, orders with invoice and hours, meetings booked in two ways, and a notice. */
async function everythingOf({ id: accountId, bearer }: Account) {
  const productId = await aPackageOfHours(db());
  const cart = await api.call('PUT', '/cart', {
    bearer,
    body: { lines: [{ productId: await aProduct(db()), quantity: 2 }] },
  });
  expect(cart.json().data.lines).toHaveLength(1);
  const order = await anOrder(db(), accountId, { productId, gross: 119_000 });
  const { data } = (await api.call('GET', `/orders/${order}`, { bearer })).json();
  const hours = data.hourPackages[0].id;
  const redeemed = await api.call('POST', `/hour-packages/${hours}/redemptions`, {
    bearer,
    body: { minutes: 15, topic: 'Gesellschaftervertrag' },
  });
  expect(redeemed.statusCode, redeemed.body).toBe(200);
  return {
    order,
    'package order': await aPackageOrder(accountId),
    hours,
    invoice: data.invoice.id,
    ...(await twoMeetings(bearer)),
    notice: await aNotice(accountId, order),
  };
}

/** Its address is still to be given. */
async function aPackageOrder(accountId: string) {
  const orderId = randomUUID();
  const { name } = sampleOperator;
  const position = { title: 'Gründungspaket', netCents: 49_900, vatPercent: 19 };
  const order = {
    orderId,
    accountId,
    foundationId: randomUUID(),
    language: 'de',
    positions: [{ ...position, vendor: { kind: 'operator', name } }],
    termsVersion: '2026-11',
    earlyStart: true,
  } as const;
  await placePackageOrder(db(), sampleOperator, order, new Date());
  return orderId;
}

/** One booked by the account, and one that somebody booked before they had an account. */
async function twoMeetings(bearer: string) {
  await addLawyer(db());
  const slots = (await api.call('GET', '/slots?kind=strategy-meeting')).json().data;
  const [first, second] = slots.map(({ startsAt }: { startsAt: string }) => startsAt);
  const booked = await api.call('POST', '/meetings', { bearer, body: { startsAt: first } });
  expect(booked.statusCode, booked.body).toBe(200);
  const visitor = { name: 'Ida Muster', email: guest.email, language: 'de', startsAt: second };
  await api.call('POST', '/meetings', { body: visitor });
  const { id } = await rowOf(db(), 'meetings', { email: guest.email });
  await confirmMeeting(db(), id, new Date());
  const meetingOf = async (by: string) =>
    (await api.call('GET', '/meetings', { bearer: by })).json().data[0].id;
  return { meeting: await meetingOf(bearer), visit: await meetingOf(guest.bearer) };
}

async function aNotice(accountId: string, orderId: string) {
  const subject = { orderId };
  await leaveNotice(db(), randomUUID(), { accountId, kind: 'documents-approved', subject });
  const { id } = await rowOf(db(), 'notices', { account_id: accountId });
  return id;
}

const changeable = (
  'carts cart_lines orders order_lines order_billing order_withdrawals hour_packages ' +
  'hour_redemptions invoices invoice_states invoice_payments invoice_pdfs meetings bookings ' +
  'notices outbox'
).split(' ');

/** All rows of all accounts. */
async function everything() {
  const tables: Record<string, unknown[]> = {};
  for (const table of changeable) {
    const { rows } = await api.owner.pool.query(`select * from ${table} t order by t::text`);
    tables[table] = rows;
  }
  return tables;
}

const tomorrow = () => inDays(1).toISOString();

/** Everything that names something of an account by its id. */
const attempts: [method: string, path: string, thing: Thing, body?: () => object][] = [
  ['GET', '/orders/:id', 'order'],
  ['GET', '/orders/:id', 'package order'],
  ['POST', '/orders/:id/withdraw', 'order', () => ({})],
  ['POST', '/orders/:id/withdraw', 'package order', () => ({})],
  ['POST', '/orders/:id/billing', 'order', () => billing],
  ['POST', '/orders/:id/billing', 'package order', () => billing],
  ['POST', '/hour-packages/:id/redemptions', 'hours', () => ({ minutes: 15 })],
  ['GET', '/hour-packages/:id/times?minutes=60', 'hours'],
  ['GET', '/invoices/:id/pdf', 'invoice'],
  ['GET', '/invoices/:id/pdf', 'order'],
  ['POST', '/meetings/:id/move', 'meeting', () => ({ startsAt: tomorrow() })],
  ['POST', '/meetings/:id/cancel', 'meeting'],
  ['POST', '/meetings/:id/move', 'visit', () => ({ startsAt: tomorrow() })],
  ['POST', '/meetings/:id/cancel', 'visit'],
];

/** The answer without what is different in every answer. */
async function answered(caller: { bearer?: string }, method: string, path: string, body?: object) {
  const answer = await api.call(method, path, { ...caller, ...(body && { body }) });
  const { date: _date, 'retry-after': _wait, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body };
}

describe('check 22: what belongs to one account', () => {
  test.each(attempts)('answers %s %s (%s) of another one like a random id', async (...attempt) => {
    const [method, path, thing, body] = attempt;
    const before = await everything();
    const at = (id: string, caller: { bearer?: string }) =>
      answered(caller, method, path.replace(':id', id), body?.());
    const foreign = await at(ids[thing], other);
    expect([403, 404]).toContain(foreign.status);
    for (const id of [randomUUID(), ids[thing].toUpperCase(), 'no-id', "' or 1=1 --"]) {
      expect(await at(encodeURIComponent(id), other)).toEqual(foreign);
    }
    const visited = await at(ids[thing], {});
    expect(visited.status).toBe(403);
    expect(await at(randomUUID(), {})).toEqual(visited);
    expect(await everything()).toEqual(before);
  });

  test('is in no list and no cart of another one', async () => {
    const { bearer } = other;
    for (const path of ['/orders', '/hour-packages', '/invoices', '/meetings', '/notices']) {
      const own = (await api.call('GET', path, { bearer: owner.bearer })).json();
      expect(own.meta.total, path).toBeGreaterThan(0);
      for (const query of ['', `?accountId=${owner.id}`, '?limit=200&offset=0']) {
        const { data, meta } = (await api.call('GET', path + query, { bearer })).json();
        expect([data, meta.total], path + query).toEqual([[], 0]);
      }
      expect((await api.call('GET', path)).statusCode, path).toBe(403);
    }
    expect((await api.call('GET', '/cart', { bearer })).json().data.lines).toEqual([]);
    expect((await api.call('GET', '/cart')).statusCode).toBe(403);
  });

  test('stays as it is when another one changes theirs', async () => {
    const seen = async () => {
      const paths = ['/cart', '/notices', '/orders', '/hour-packages', '/meetings', '/invoices'];
      const { bearer } = owner;
      return Promise.all(
        paths.map(async (path) => (await api.call('GET', path, { bearer })).json()),
      );
    };
    const before = await seen();
    const { bearer } = other;
    const productId = await aProduct(db());
    const lines = [{ productId, quantity: 1 }];
    for (const body of [{ lines }, { lines: [], accountId: owner.id }]) {
      expect((await api.call('PUT', '/cart', { bearer, body })).statusCode).toBe(200);
    }
    const unread: unknown[] = [];
    for (const body of [{ ids: [ids.notice] }, { ids: [randomUUID()] }, {}]) {
      unread.push((await api.call('POST', '/notices/read', { bearer, body })).json());
    }
    expect(unread).toEqual(Array(3).fill({ data: { unread: 0 } }));
    expect(await seen()).toEqual(before);
  });

  test('is not found by the keys that its owner has used', async () => {
    const hours = await withHours(other);
    const body = { minutes: 15 };
    const headers = { 'idempotency-key': key };
    const before = await everything();
    const answer = await api.call('POST', `/hour-packages/${hours}/redemptions`, {
      bearer: other.bearer,
      body,
      headers,
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    expect(answer.body).not.toContain(owner.id);
    expect(await everything()).toEqual(before);
  });

  test('needs a login: files of templates, too', async () => {
    const { bearer } = other;
    const { data } = (await api.call('GET', '/templates', { bearer })).json();
    const [{ id }] = data;
    for (const path of [
      `/templates/${id}`,
      `/templates/${id}/de.pdf`,
      `/templates/${id}/en.docx`,
    ]) {
      expect((await api.call('GET', path, { bearer })).statusCode, path).toBe(200);
      const refused = await answered({}, 'GET', path);
      expect(refused.status, path).toBe(403);
      expect(refused).toEqual(await answered({}, 'GET', path.replace(id, 'no-such-template')));
    }
  });

  test('is nobody’s who only claims its address', async () => {
    const { email, bearer } = await account();
    const body = { email: guest.email, current_password: PASSWORD };
    const answer = await api.call('PATCH', '/users/me', { bearer, body });
    expect(answer.json().data.email, answer.body).toBe(email);
    expect((await api.call('GET', '/meetings', { bearer })).json().data).toEqual([]);
    const own = await api.call('GET', '/meetings', { bearer: guest.bearer });
    expect(own.json().data).toMatchObject([{ id: ids.visit }]);
  });
});

async function withHours({ id, bearer }: Account): Promise<string> {
  const productId = await aPackageOfHours(db());
  await anOrder(db(), id, { productId, gross: 119_000 });
  return (await api.call('GET', '/hour-packages', { bearer })).json().data[0].id;
}
