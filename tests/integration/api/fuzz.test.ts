import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { founderFiles, jsonCommands } from '#domain/foundations/foundation.ts';
import { commandNames } from '#domain/foundations/names.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { anAddress, PASSWORD } from '../../support/api.ts';
import { badPdfs } from '../../support/bad-pdfs.ts';
import { bringTo, type Cast, cast, withFoundationApi } from '../../support/foundation-api.ts';
import { anOrder, aPackageOfHours, billing } from '../../support/orders/orders.ts';
import {
  type Known,
  type Operation,
  operationsOf,
  requestsFor,
  sendFuzzed,
} from './fuzz-requests.ts';
import { rawAnswer, refusalIn } from './raw-request.ts';

const REQUESTS = 5_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const callers = ['visitor', 'founder', 'staff', 'admin'] as const;

let people: Cast;
let operations: Operation[];
let known: Known;
const emails: Partial<Record<(typeof callers)[number], string>> = {};

const api = await withFoundationApi();
beforeAll(async () => {
  people = await cast(api);
  const admin = await api.person({ role: 'admin' });
  Object.assign(emails, {
    founder: people.founder.email,
    staff: people.staff.email,
    admin: admin.email,
  });
  operations = operationsOf((await api.call('GET', '/openapi.json')).json());
  known = await whatIsKnown();
}, 120_000);

/** Ids that exist, so that a request gets past the question whose they are. */
async function whatIsKnown(): Promise<Known> {
  const foundations = [
    await bringTo(api, people, 'documents-pending'),
    await bringTo(api, people, 'foundation-certificate-pending'),
  ];
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${foundations[1]}`, people.founder);
  const { documents } = page.json().data;
  // Whoever is found by the administrator may be changed and removed.
  const others = await Promise.all([api.person(), api.person({ role: 'staff' }), api.person()]);
  const ids = others.map(({ id }) => id);
  const bought = await whatWasBought(people.founder.id);
  return {
    values: {
      '': ['', '6f2c1f0e-2f5b-4a4e-9b57-0d8f1a2b3c4d'],
      id: [...foundations, ...ids, ...bought.ids],
      keys: [ids.slice(0, 1)],
      documentId: documents.map((one: { documentId: string }) => one.documentId),
      command: [...commandNames],
      commandId: foundations,
      email: [people.founder.email, anAddress(), [anAddress()]],
      password: [PASSWORD, 'kurz'],
      role: ['staff', 'member', 'admin'],
      status: ['active', 'suspended', 'documents-pending'],
      language: ['de', 'en-GB', 'tlh'],
      fields: ['*', 'role.*', '*.*.*', 'password', ['id', 'email']],
      filter: ['{"email":{"_contains":"a"}}', '{"_or":[{"status":{"_eq":"active"}}]}', '{"id":{'],
      deep: ['{}', '"{\\"a\\":1}"'],
      sort: ['-email', 'password', 'created_at,-id'],
      limit: ['-1', '0', '1', '200'],
      offset: ['0', '99999999999999999999'],
      page: ['1', '-1'],
      search: ['a', '%', '\\'],
      meta: ['*', 'total_count'],
      data: [{ first_name: 'Neu' }],
      first_name: ['Ada', null],
      token: ['no-such-token'],
      otp: ['123456', 123_456],
      mode: ['json', 'cookie', 'session'],
      kind: ['consultation', 'strategy-meeting', 'unsent-mail'],
      redirect: ['/dashboard/', '//evil.example', 'javascript:alert(1)'],
      after: ['0', '99999999999999999999'],
    },
    bodies: {
      'PUT /cart': [{ lines: bought.lines }],
      'PATCH /cart': [
        { change: 'add', ...bought.lines[0] },
        { change: 'join', lines: bought.lines },
      ],
      'POST /orders': [bought.order],
      'POST /orders/{id}/billing': [billing],
      'POST /hour-packages/{id}/redemptions': [{ minutes: 15, topic: 'Satzung' }],
      'POST /hour-packages/{id}/redemptions/{redemptionId}/time': [
        { startsAt: new Date().toISOString(), consultantId: crypto.randomUUID() },
      ],
      'POST /admin/tasks/assign': [{ tasks: ['mail:none'], to: people.staff.id }],
      'POST /admin/tasks/snooze': [
        { tasks: ['mail:none'], until: null },
        { foundations: [people.staff.id], until: null },
      ],
      'POST /admin/tasks/remind': [{ tasks: ['mail:none'] }, { foundations: [people.staff.id] }],
      'POST /admin/tasks/called': [{ tasks: ['call:none'], outcome: 'reached', text: 'Montag' }],
      'POST /admin/tasks/done': [{ tasks: ['mail:none'], done: true }],
      'POST /admin/invoices/{id}/payments': [
        { amountCents: 100, paidAt: new Date().toISOString() },
      ],
      'POST /foundations': [{ package: 'individual' }],
      ...Object.fromEntries(
        jsonCommands.map((name) => [`POST /foundations/{id}/commands/${name}`, [payloads[name]]]),
      ),
      'POST /auth/login': [{ email: people.founder.email, password: PASSWORD }],
      'POST /users': [{ email: anAddress(), password: PASSWORD, terms: true }],
      'PATCH /users/me': [{ first_name: 'Ada', language: 'en', newsletter: true }],
      'PATCH /users/{id}': [{ first_name: 'Ada', status: 'suspended', role: 'staff' }],
    },
    files: [pdf(), ...badPdfs.slice(0, 6).map(([, , file]) => file)],
    withFile: [
      'POST /files',
      'POST /foundations/{id}/documents',
      ...founderFiles.map((file) => `POST /foundations/{id}/${file}`),
      'POST /upload-links/upload',
    ],
  };
}

/** An order with hours and an invoice, and what else could be ordered. */
async function whatWasBought(accountId: string) {
  const { db } = api.connection;
  const productId = await aPackageOfHours(db);
  const id = await anOrder(db, accountId, { productId, gross: 119_000 });
  const order = await findOrder(db, { orderId: id }, new Date());
  const hours = order?.hourPackages.map((one) => one.id) ?? [];
  const lines = [{ productId, quantity: 1 }];
  const consents = { terms: true, earlyStart: true, payment: 'invoice' };
  return {
    ids: [id, order?.invoice?.id, ...hours],
    lines,
    order: { lines, billing, ...consents, expectedGrossCents: 119_000 },
  };
}

/** Anew for every operation: some of them end sessions. */
async function bearerOf(caller: (typeof callers)[number]): Promise<string | undefined> {
  const email = emails[caller];
  return email === undefined ? undefined : (await api.logIn(email)).access_token;
}

test('check 33: 5,000 requests made from openapi.json get no 5xx and no answer outside of it', async () => {
  const numRuns = Math.ceil(REQUESTS / operations.length / callers.length);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (const operation of operations) {
    for (const caller of callers) {
      const bearer = await bearerOf(caller);
      const property = fc.asyncProperty(requestsFor(operation, known), async (request) => {
        const status = await sendFuzzed(api, request, bearer);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      const result = await fc.check(property, { numRuns, seed, endOnFailure: true });
      if (result.failed) failures.push(`${caller}: ${fc.defaultReportMessage(result)}`);
    }
  }
  expect(failures).toEqual([]);
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  // They get somewhere: a run that is refused at the door finds nothing.
  for (const [status, least] of [
    [200, 300],
    [400, 1_000],
    [403, 500],
    [409, 2],
  ] as const) {
    expect(statuses.get(status), `answers ${status}`).toBeGreaterThan(least);
  }
}, 300_000);

const ping = 'GET /api/server/ping HTTP/1.1\r\n';
const host = 'Host: localhost\r\n';

describe('what no route gets to see is refused in the same shape', () => {
  let port: number;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });

  test.each([
    ['headers that are too large', `${ping}${host}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is too long', `GET /${'x'.repeat(9_000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ['no host', `${ping}\r\n`, 400],
    ['two lengths', `${ping}${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    [
      'length and chunks',
      `${ping}${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['an unknown method', `STEAL /api/ HTTP/1.1\r\n${host}\r\n`, 400],
    ['a header without a name', `${ping}${host}: x\r\n\r\n`, 400],
    ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['an expectation', `${ping}${host}Expect: more\r\nConnection: close\r\n\r\n`, 417],
    ['the beginning of TLS', Buffer.from('160301020001', 'hex'), 400],
  ])('%s', async (_, bytes, status) => {
    const answer = await rawAnswer(port, bytes);
    expect(refusalIn(answer)[0]).toBe(status);
    expect(answer).toContain('content-type: application/json');
  });

  test('any bytes', async () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((all) => Buffer.from(all));
    const line = fc
      .string({ unit: 'binary-ascii', minLength: 1 })
      .map((text) => `${ping}${text}\r\n\r\n`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, line), async (sent) => {
        const answer = await rawAnswer(port, sent);
        if (answer.startsWith('HTTP/1.1 200')) return;
        const [status] = refusalIn(answer);
        expect(status >= 400 && status < 500).toBe(true);
      }),
      { numRuns: 200, seed },
    );
  });

  test('a request that did not fit leaves the next one alone', async () => {
    const answer = await rawAnswer(port, `${ping}${host}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*pong$/s);
  });
});
