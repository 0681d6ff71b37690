import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { addConsultant } from '#modules/appointments/calendar/consultants.ts';
import { type Call, codeOf, type Someone } from '../../support/api.ts';
import {
  bringTo,
  type Cast,
  cast,
  exchange,
  multipart,
  uploadByLink,
  withFoundationApi,
} from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';
import { anOrder, aPackageOfHours, billing } from '../../support/orders/orders.ts';
import { type Column, columns, founderFileRoutes, matrix } from './route-matrix.ts';

let people: Cast;
let other: Someone;
let admin: Someone;
/** What the placeholders of the paths stand for. */
let ids: Record<string, string>;
let link: { id: string; cookies: Record<string, string> };

const api = await withFoundationApi();
beforeAll(async () => {
  people = await cast(api);
  [other, admin] = await Promise.all([api.someone('member'), api.someone('admin')]);
  const used = await bringTo(api, people, 'foundation-certificate-pending');
  const first = await api.link(used, 'foundation-certificate');
  const firstCookies = (await exchange(api, first.token)).cookies;
  const upload = randomUUID();
  const uploaded = await uploadByLink(api, firstCookies, { linkId: first.id, key: upload });
  expect(uploaded.statusCode, uploaded.body).toBe(200);
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const { token, id: linkId } = await api.link(id, 'foundation-certificate');
  const { cookies } = await exchange(api, token);
  link = { id: linkId, cookies: { ...firstCookies, ...cookies } };
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${id}`, people.founder);
  const [document] = page.json().data.documents;
  const { id: commandId } = await api.connection.db
    .selectFrom('commands')
    .select('id')
    .where('foundation_id', '=', id)
    .executeTakeFirstOrThrow();
  ids = {
    ':documentId': document.documentId,
    commandId,
    ':command': 'confirm-notary-appointment',
    ':provider': 'no-such-provider',
    ':mailId': 'no-such-mail',
    ':kind': 'unsent-mail',
    ':name': 'ich.png',
    foundation: id,
    ...(await oldOrderOf(people.founder.id)),
    invoice: await anInvoice(),
    picture: await uploadPicture(),
    meeting: await bookAMeeting(),
    upload,
    linkId: first.id,
  };
});

/** Too old to be withdrawn from; it has an address, and its hours cannot be used any more. */
async function oldOrderOf(accountId: string): Promise<{ order: string; hours: string }> {
  const { db } = api.connection;
  const productId = await aPackageOfHours(db);
  const at = new Date('2020-01-01T12:00:00.000Z');
  const order = await anOrder(db, accountId, { productId, gross: 119_000, at });
  const { id } = await db
    .selectFrom('hour_packages')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  return { order, hours: id };
}

/** Of the member. @returns its id */
async function anInvoice(): Promise<string> {
  const { db } = api.connection;
  return (await issued(db, { accountId: people.founder.id })).invoiceId;
}

async function uploadPicture(): Promise<string> {
  const create = { width: 9, height: 9, channels: 3, background: 'teal' } as const;
  const file = await sharp({ create }).png().toBuffer();
  const { body, headers } = multipart({ file, fileName: 'ich.png' });
  const { bearer } = people.founder;
  const answer = await api.call('POST', '/files', { bearer, body, headers });
  return answer.json().data.id;
}

/** @returns its id */
async function bookAMeeting(): Promise<string> {
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 };
  await addConsultant(api.connection.db, { name: 'Lena Kern', kind: 'lawyer', ...hours });
  const slots = await api.call('GET', '/slots?kind=strategy-meeting');
  const { bearer } = people.founder;
  const { startsAt } = slots.json().data[0];
  const answer = await api.call('POST', '/meetings', { bearer, body: { startsAt } });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await api.call('GET', '/meetings', { bearer })).json().data[0].id;
}

/** Another one of the member. @returns its id */
async function newSession(): Promise<string> {
  await api.logIn(people.founder.email);
  const { id } = await api.connection.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', people.founder.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function callerOf(column: Column): Promise<Call> {
  switch (column) {
    case 'visitor':
      return {};
    case 'member':
      return { bearer: people.founder.bearer };
    case 'other member':
      return { bearer: other.bearer };
    case 'notary with a link':
      return { cookies: link.cookies };
    case 'staff':
      return { bearer: people.staff.bearer };
    case 'lawyer':
      return { bearer: people.lawyer.bearer };
    case 'admin':
      return { bearer: admin.bearer };
  }
}

/** A file that is looked at only once everything else is right. */
const form = (fields: Record<string, string>, file = pdf()) => multipart({ fields, file });
const unseen = { 'if-match': '"0"' };

/** What some routes need for a telling answer; the others get no body and no query. */
const requests: Record<string, () => Promise<{ path?: string; call?: Call }>> = {
  'GET /slots': async () => ({ path: '/slots?kind=strategy-meeting' }),
  'POST /meetings/:id/move': async () => ({
    path: `/meetings/${ids.meeting}/move`,
    call: { body: { startsAt: '2020-01-01T10:00:00.000Z' } },
  }),
  'POST /meetings/:id/cancel': async () => ({ path: `/meetings/${ids.meeting}/cancel` }),
  'GET /search': async () => ({ path: '/search?q=' }),
  'GET /users/register/verify-email': async () => ({ path: '/users/register/verify-email?token=' }),
  'QUERY /*': async () => ({ call: { body: {} } }),
  'PATCH /users/me': async () => ({ call: { body: { first_name: 7 } } }),
  'DELETE /users/me/sessions/:id': async () => ({
    path: `/users/me/sessions/${await newSession()}`,
  }),
  'POST /users/me/tfa/generate': async () => ({ call: { body: { password: 7 } } }),
  'POST /users/me/tfa/recovery-codes': async () => ({ call: { body: { password: 7 } } }),
  'POST /users/:id/tfa/disable': async () => ({ path: `/users/${people.founder.id}/tfa/disable` }),
  'DELETE /users': async () => ({
    call: { body: [(await api.person({ role: 'staff' })).id] },
  }),
  'DELETE /users/:id': async () => ({ path: `/users/${(await api.person({ role: 'staff' })).id}` }),
  'GET /users/:id': async () => ({ path: `/users/${people.founder.id}` }),
  'PATCH /users/:id': async () => ({
    path: `/users/${people.founder.id}`,
    call: { body: { first_name: 7 } },
  }),
  'POST /admin/people': async () => ({ call: { body: { email: 'no-address' } } }),
  'GET /admin/people/:id': async () => ({ path: `/admin/people/${people.founder.id}` }),
  'GET /admin/people/:id/belongings': async () => ({
    path: `/admin/people/${people.founder.id}/belongings`,
  }),
  'POST /admin/people/:id/invitation': async () => ({
    path: `/admin/people/${people.founder.id}/invitation`,
  }),
  'DELETE /admin/people/:id/invitation': async () => ({
    path: `/admin/people/${people.founder.id}/invitation`,
  }),
  'POST /admin/people/:id/erasure': async () => ({
    path: `/admin/people/${people.founder.id}/erasure`,
  }),
  'DELETE /admin/people/:id/erasure': async () => ({
    path: `/admin/people/${people.founder.id}/erasure`,
  }),
  'POST /admin/people/:id/end-sessions': async () => ({
    path: `/admin/people/${(await api.person()).id}/end-sessions`,
  }),
  'GET /assets/:id': async () => ({ path: `/assets/${ids.picture}` }),
  'GET /assets/:id/:name': async () => ({ path: `/assets/${ids.picture}/ich.png` }),
  'GET /foundations/:id/commands/:command': async () => ({
    path: `/foundations/${ids.foundation}/commands/${ids.commandId}`,
  }),
  'POST /foundations/:id/commands/:command': async () => ({
    call: { body: payloads['confirm-notary-appointment'], headers: unseen },
  }),
  'GET /invoices/:id/pdf': async () => ({ path: `/invoices/${ids.invoice}/pdf` }),
  'POST /orders/:id/pay': async () => ({ path: `/orders/${ids.order}/pay` }),
  'POST /admin/tasks/assign': async () => ({ call: { body: { tasks: ['mail:none'], to: null } } }),
  'POST /admin/tasks/snooze': async () => ({
    call: { body: { tasks: ['mail:none'], until: null } },
  }),
  'POST /admin/tasks/remind': async () => ({ call: { body: { tasks: ['mail:none'] } } }),
  'POST /admin/tasks/called': async () => ({
    call: { body: { tasks: ['call:none'], outcome: 'reached' } },
  }),
  'POST /admin/tasks/done': async () => ({ call: { body: { tasks: ['mail:none'], done: true } } }),
  'POST /admin/invoices/:id/payments': async () => ({
    path: `/admin/invoices/${ids.invoice}/payments`,
    call: { body: { amountCents: 0 } },
  }),
  'GET /admin/orders/:id': async () => ({ path: `/admin/orders/${ids.order}` }),
  'POST /admin/orders/:id/billing': async () => ({
    path: `/admin/orders/${ids.order}/billing`,
    call: { body: { ...billing, name: 'Somebody Else' } },
  }),
  'POST /admin/orders/:id/ask-for-address': async () => ({
    path: `/admin/orders/${ids.order}/ask-for-address`,
  }),
  'GET /admin/invoices/:id': async () => ({ path: `/admin/invoices/${ids.invoice}` }),
  'GET /admin/invoices/:id/payments': async () => ({
    path: `/admin/invoices/${ids.invoice}/payments`,
  }),
  'GET /orders/:id': async () => ({ path: `/orders/${ids.order}` }),
  'POST /orders/:id/withdraw': async () => ({ path: `/orders/${ids.order}/withdraw` }),
  'POST /orders/:id/billing': async () => ({
    path: `/orders/${ids.order}/billing`,
    call: { body: { ...billing, name: 'Somebody Else' } },
  }),
  'POST /hour-packages/:id/redemptions': async () => ({
    path: `/hour-packages/${ids.hours}/redemptions`,
    call: { body: { minutes: 15 } },
  }),
  'POST /hour-packages/:id/redemptions/:redemptionId/undo': async () => ({
    path: `/hour-packages/${ids.hours}/redemptions/${ids.order}/undo`,
  }),
  'GET /hour-packages/:id/times': async () => ({
    path: `/hour-packages/${ids.hours}/times?minutes=60`,
  }),
  'POST /hour-packages/:id/redemptions/:redemptionId/time': async () => ({
    path: `/hour-packages/${ids.hours}/redemptions/${ids.order}/time`,
    call: { body: { startsAt: new Date().toISOString(), consultantId: ids.order } },
  }),
  'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel': async () => ({
    path: `/hour-packages/${ids.hours}/redemptions/${ids.order}/time/cancel`,
  }),
  'GET /foundations/:id/comparison': async () => {
    const { ':documentId': one, foundation } = ids;
    return { path: `/foundations/${foundation}/comparison?from=${one}&to=${one}` };
  },
  'POST /foundations/:id/documents': async () => ({ call: form({ title: 'Vertrag' }) }),
  ...Object.fromEntries(
    founderFileRoutes.map((route) => [route, async () => ({ call: form({}) })]),
  ),
  'POST /upload-links/exchange': async () => ({ call: { body: { token: 'no-such-token' } } }),
  'POST /upload-links/upload': async () => ({
    call: form({ linkId: link.id, deedDate: today() }, Buffer.from('not a PDF')),
  }),
  'GET /upload-links/uploads/:commandId': async () => ({
    path: `/upload-links/uploads/${ids.upload}?linkId=${ids.linkId}`,
  }),
  'PATCH /admin/foundations/:id/notes/:noteId': async () => ({
    path: `/admin/foundations/${ids.foundation}/notes/${randomUUID()}`,
    call: { body: { kind: 'note', text: 'Nobody has written this.' } },
  }),
  'DELETE /admin/foundations/:id/notes/:noteId': async () => ({
    path: `/admin/foundations/${ids.foundation}/notes/${randomUUID()}`,
  }),
  'POST /admin/foundations/:id/upload-links/:linkId/revoke': async () => ({
    path: `/admin/foundations/${ids.foundation}/upload-links/${ids.linkId}/revoke`,
  }),
  'POST /admin/foundations/:id/upload-links': async () => ({ call: { headers: unseen } }),
};

const pathOf = (url: string) =>
  url
    .replace(/:\w+/g, (name) => (name === ':id' ? ids.foundation : ids[name]) ?? name)
    .replace('*', 'no-such-route');

/** Of our own list of routes; `GET` stands for `HEAD` too. */
const rowOf = (method: string, url: string) => `${method.replace('HEAD', 'GET')} ${url}`;
const routes = () =>
  api.app.declaredRoutes.map(({ method, url }) => ({ method, url: url.replace(/^\/api/, '') }));

test('check 21: every route has a row, and every row a route', () => {
  const rows = new Set(routes().map(({ method, url }) => rowOf(method, url)));
  expect(rows.size).toBeGreaterThan(50);
  expect([...rows].filter((row) => !(row in matrix))).toEqual([]);
  expect(Object.keys(matrix).filter((row) => !rows.has(row))).toEqual([]);
  for (const row of Object.keys(requests)) expect(matrix).toHaveProperty([row]);
});

describe.each(columns)('check 21: %s', (column) => {
  test('gets from every route what the matrix says', async () => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { method, url } of routes()) {
      const row = rowOf(method, url);
      const cell = matrix[row]?.trim().split(/\s+/)[columns.indexOf(column)] ?? 'none';
      expected[`${method} ${url}`] = cell;
      found[`${method} ${url}`] = await statusOf(method, url, row, column);
    }
    expect(found).toEqual(expected);
  });
});

async function statusOf(method: string, url: string, row: string, column: Column): Promise<string> {
  const { path = pathOf(url), call = {} } = (await requests[row]?.()) ?? {};
  // A logout ends the session that it comes with.
  const { email } = people.founder;
  const caller =
    row === 'POST /auth/logout' && column !== 'visitor'
      ? { bearer: (await api.logIn(email)).access_token }
      : await callerOf(column);
  const answer = await api.call(method, path, { ...call, ...caller });
  const { statusCode } = answer;
  if (method === 'HEAD' || (statusCode !== 401 && statusCode !== 403)) return String(statusCode);
  const code = codeOf(answer);
  const usual = statusCode === 401 ? 'INVALID_CREDENTIALS' : 'FORBIDDEN';
  return code === usual ? String(statusCode) : `${statusCode} ${code}`;
}
