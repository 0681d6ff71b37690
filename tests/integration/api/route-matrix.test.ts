import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { type Call, codeOf, type Someone } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
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
import { anOrder, aPackageOfHours, billing, hoursOf } from '../../support/orders/orders.ts';
import { addRows, rowOf } from '../../support/rows.ts';
import { ofCoFounder } from './co-founder-routes.ts';
import { type Column, columns, founderFileRoutes, matrix } from './route-matrix.ts';

let people: Cast;
let other: Someone;
let coFounder: Someone;
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
  coFounder = await api.someone('member');
  await addRows(api.connection.db, 'projections.participations', {
    foundation_id: id,
    account_id: coFounder.id,
    role: 'co-founder',
    participant_id: randomUUID(),
    ended_at: null,
  });
  const { token, id: linkId } = await api.link(id, 'foundation-certificate');
  const { cookies } = await exchange(api, token);
  link = { id: linkId, cookies: { ...firstCookies, ...cookies } };
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${id}`, people.founder);
  const [document] = page.json().data.documents;
  const { id: commandId } = await rowOf(api.connection.db, 'commands', { foundation_id: id }, 'id');
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
    invoice: (await issued(api.connection.db, { accountId: people.founder.id })).invoiceId,
    picture: await uploadPicture(),
    meeting: await bookAMeeting(),
    upload,
    linkId: first.id,
    ':linkId': first.id,
    ':roomId': first.id,
    ':noteId': randomUUID(),
    ':redemptionId': randomUUID(),
    ':lineId': randomUUID(),
  };
});

/** Too old to be withdrawn from; it has an address, and its hours cannot be used any more. */
async function oldOrderOf(accountId: string): Promise<{ order: string; hours: string }> {
  const { db } = api.connection;
  const productId = await aPackageOfHours(db);
  const at = new Date('2020-01-01T12:00:00.000Z');
  const order = await anOrder(db, accountId, { productId, gross: 119_000, at });
  return { order, hours: await hoursOf(db, order) };
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
  await addLawyer(api.connection.db);
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

async function callerOf(column: Column | 'co-founder'): Promise<Call> {
  switch (column) {
    case 'co-founder':
      return { bearer: coFounder.bearer };
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
const tasks = ['mail:none'];
const anotherName = { ...billing, name: 'Somebody Else' };
const staffToRemove = async () => (await api.person({ role: 'staff' })).id;

/** What `:id` stands for, by the beginning of the route; else the foundation. */
const owners: [beginning: RegExp, id: () => string | undefined | Promise<string>][] = [
  [/^\/meetings/, () => ids.meeting],
  [/^\/assets/, () => ids.picture],
  [/^(\/admin)?\/invoices/, () => ids.invoice],
  [/^(\/admin)?\/orders/, () => ids.order],
  [/^\/hour-packages/, () => ids.hours],
  [/^\/users\/me\/sessions/, newSession],
  [/^\/admin\/people\/:id\/end-sessions/, async () => (await api.person()).id],
  [/^(\/users|\/admin\/people)/, () => people.founder.id],
];
/** Behind the path of a route. */
const queries: Record<string, string> = {
  '/slots': '?kind=strategy-meeting',
  '/search': '?q=',
  '/users/register/verify-email': '?token=',
  '/hour-packages/:id/times': '?minutes=60',
  '/foundations/:id/messages': '?audience=team',
  '/foundations/:id/messages/:messageId': '?audience=team',
  '/foundations/:id/messages/files/:fileId': '?audience=team',
};

/** What some routes need for a telling answer; the others get no body. */
const requests: Record<string, () => Promise<{ path?: string; call?: Call }>> = {
  'POST /meetings/:id/move': async () => ({
    call: { body: { startsAt: '2020-01-01T10:00:00.000Z' } },
  }),
  'QUERY /*': async () => ({ call: { body: {} } }),
  'PATCH /users/me': async () => ({ call: { body: { first_name: 7 } } }),
  'POST /users/me/tfa/generate': async () => ({ call: { body: { password: 7 } } }),
  'POST /users/me/tfa/recovery-codes': async () => ({ call: { body: { password: 7 } } }),
  'DELETE /users': async () => ({ call: { body: [await staffToRemove()] } }),
  'DELETE /users/:id': async () => ({ path: `/users/${await staffToRemove()}` }),
  'PATCH /users/:id': async () => ({ call: { body: { first_name: 7 } } }),
  'POST /admin/people': async () => ({ call: { body: { email: 'no-address' } } }),
  'GET /foundations/:id/commands/:command': async () => ({
    path: `/foundations/${ids.foundation}/commands/${ids.commandId}`,
  }),
  'POST /foundations/:id/commands/:command': async () => ({
    call: { body: payloads['confirm-notary-appointment'], headers: unseen },
  }),
  'POST /admin/tasks/assign': async () => ({ call: { body: { tasks, to: null } } }),
  'POST /admin/tasks/snooze': async () => ({ call: { body: { tasks, until: null } } }),
  'POST /admin/tasks/remind': async () => ({ call: { body: { tasks } } }),
  'POST /admin/tasks/called': async () => ({
    call: { body: { tasks: ['call:none'], outcome: 'reached' } },
  }),
  'POST /admin/tasks/done': async () => ({ call: { body: { tasks, done: true } } }),
  'POST /admin/invoices/:id/payments': async () => ({ call: { body: { amountCents: 0 } } }),
  'POST /admin/orders/:id/billing': async () => ({ call: { body: anotherName } }),
  'POST /orders/:id/billing': async () => ({ call: { body: anotherName } }),
  'POST /hour-packages/:id/redemptions': async () => ({ call: { body: { minutes: 15 } } }),
  'POST /hour-packages/:id/redemptions/:redemptionId/time': async () => ({
    call: { body: { startsAt: new Date().toISOString(), consultantId: ids.order } },
  }),
  'GET /foundations/:id/comparison': async () => {
    const { ':documentId': one, foundation } = ids;
    return { path: `/foundations/${foundation}/comparison?from=${one}&to=${one}` };
  },
  'PATCH /foundations/:id/messages/:messageId': async () => ({
    call: { body: { audience: 'team', text: 'Nobody has written this.' } },
  }),
  'POST /foundations/:id/firm-invoices': async () => ({ call: form({ number: 'R-1' }) }),
  'POST /foundations/:id/documents': async () => ({ call: form({ title: 'Vertrag' }) }),
  ...Object.fromEntries(
    founderFileRoutes.map((route) => [route, async () => ({ call: form({}) })]),
  ),
  'POST /invitations/exchange': async () => ({ call: { body: { token: 'no-such-token' } } }),
  'POST /invitations/accept': async () => ({ call: { body: { invitationId: randomUUID() } } }),
  'POST /invitations/decline': async () => ({ call: { body: { invitationId: randomUUID() } } }),
  'POST /upload-links/exchange': async () => ({ call: { body: { token: 'no-such-token' } } }),
  'POST /rooms/:id/exchange': async () => ({ call: { body: { token: 'no-such-token' } } }),
  'POST /rooms/:id/open': async () => ({ call: { body: { code: '123456' } } }),
  'POST /rooms/:id/commands/propose-notary-dates': async () => ({
    call: { body: payloads['propose-notary-dates'] },
  }),
  'POST /rooms/:id/commands/decline': async () => ({ call: { body: payloads.decline } }),
  'POST /rooms/:id/commands/did-not-take-place': async () => ({
    call: { body: payloads['did-not-take-place'] },
  }),
  'POST /rooms/:id/commands/report-obstacle': async () => ({
    call: { body: { kind: 'court-advance' } },
  }),
  'GET /rooms/:id/commands/:commandId': async () => ({
    path: `/rooms/${randomUUID()}/commands/${randomUUID()}`,
  }),
  'POST /rooms/:id/messages/files': async () => ({ call: form({}) }),
  'POST /rooms/:id/files': async () => ({ call: form({ purpose: 'register-extract' }) }),
  'POST /rooms/:id/messages': async () => ({ call: { body: { text: 'Hallo' } } }),
  'POST /rooms/:id/messages/read': async () => ({ call: { body: { upTo: 0 } } }),
  'POST /upload-links/upload': async () => ({
    call: form({ linkId: link.id, deedDate: today() }, Buffer.from('not a PDF')),
  }),
  'GET /upload-links/uploads/:commandId': async () => ({
    path: `/upload-links/uploads/${ids.upload}?linkId=${ids.linkId}`,
  }),
  'PATCH /admin/foundations/:id/notes/:noteId': async () => ({
    call: { body: { kind: 'note', text: 'Nobody has written this.' } },
  }),
  'POST /admin/foundations/:id/upload-links': async () => ({ call: { headers: unseen } }),
};

async function pathOf(url: string): Promise<string> {
  const owner = owners.find(([beginning]) => beginning.test(url));
  const id = url.includes(':id') ? await owner?.[1]() : undefined;
  const path = url.replace(/:\w+/g, (name) => {
    return (name === ':id' ? (id ?? ids.foundation) : ids[name]) ?? name;
  });
  return path.replace('*', 'no-such-route') + (queries[url] ?? '');
}

/** Of our own list of routes; `GET` stands for `HEAD` too. */
const nameOf = (method: string, url: string) => `${method.replace('HEAD', 'GET')} ${url}`;
const routes = () =>
  api.app.declaredRoutes.map(({ method, url }) => ({ method, url: url.replace(/^\/api/, '') }));

test('check 21: every route has a row, and every row a route', () => {
  const rows = new Set(routes().map(({ method, url }) => nameOf(method, url)));
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
      const row = nameOf(method, url);
      const cell = matrix[row]?.trim().split(/\s+/)[columns.indexOf(column)] ?? 'none';
      expected[`${method} ${url}`] = cell;
      found[`${method} ${url}`] = await statusOf(method, url, row, column);
    }
    expect(found).toEqual(expected);
  });
});

test('a co-founder gets what another member gets, except where they take part', async () => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { method, url } of routes()) {
    const row = nameOf(method, url);
    const usual = matrix[row]?.trim().split(/\s+/)[columns.indexOf('other member')] ?? 'none';
    const cell = ofCoFounder[row] ?? usual;
    expected[`${method} ${url}`] = method === 'HEAD' ? cell.slice(0, 3) : cell;
    found[`${method} ${url}`] = await statusOf(method, url, row, 'co-founder');
  }
  expect(found).toEqual(expected);
});

async function statusOf(
  method: string,
  url: string,
  row: string,
  column: Column | 'co-founder',
): Promise<string> {
  const { path = await pathOf(url), call = {} } = (await requests[row]?.()) ?? {};
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
