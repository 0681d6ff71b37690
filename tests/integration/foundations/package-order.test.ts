import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import type { Someone } from '../../support/api.ts';
import {
  addDocument,
  bringTo,
  cast,
  command,
  foundAlone,
  startFoundation,
  withFoundationApi,
} from '../../support/foundation-api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { storeBeforeOrders } from '../../support/stored.ts';

const api = await withFoundationApi();
const people = await cast(api);

const SELECTING = 'consultation-appointment-select-pending';
const order = payloads['order-package'];

const pageOf = async (id: string, { bearer }: Someone = people.founder) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, { bearer })).json().data;
};
const refusalOf = (answer: Awaited<ReturnType<typeof command>>) => [
  answer.statusCode,
  answer.json().errors[0].extensions,
];

test('what the package costs is for founders and the office, not for lawyers', async () => {
  const id = await bringTo(api, people, SELECTING);
  const mentions = async ({ bearer }: Someone) => {
    await api.caughtUp();
    const paths = [`/foundations/${id}`, `/foundations/${id}/timeline`];
    const raw = `/admin/foundations/${id}/events/${(await pageOf(id)).revision}`;
    if (bearer !== people.founder.bearer) paths.push(raw);
    const bodies = await Promise.all(
      paths.map(async (path) => (await api.call('GET', path, { bearer })).body),
    );
    return bodies.map((body) => /(net|gross)Cents/.test(body));
  };
  expect(await mentions(people.staff)).toEqual([true, false, false]);
  expect(await mentions(people.lawyer)).toEqual([false, false, false]);
  await command(api, id, 'order-package', people.founder);
  expect(await mentions(people.founder)).toEqual([true, true]);
  expect(await mentions(people.staff)).toEqual([true, true, true]);
  expect(await mentions(people.lawyer)).toEqual([false, false, false]);
  expect(await pageOf(id, people.lawyer)).toMatchObject({
    order: { earlyStart: true },
    offer: null,
  });
});

describe('the order of the package over HTTP', () => {
  test('comes before booking and declining the consultation', async () => {
    const id = await bringTo(api, people, SELECTING);
    expect(await pageOf(id)).toMatchObject({
      orderRequired: true,
      order: null,
      lacksOrder: true,
      offer: {
        netCents: 79_900,
        vatRate: 19,
        grossCents: 95_081,
        positions: [
          { vendor: 'operator', netCents: 49_900 },
          { vendor: 'law-firm', netCents: 30_000 },
        ],
      },
    });
    for (const name of ['book-consultation', 'decline-consultation'] as const) {
      const refused = await command(api, id, name, people.founder);
      expect(refusalOf(refused)).toMatchObject([
        409,
        { code: 'ORDER_REQUIRED', status: SELECTING, next: [{ command: 'order-package' }] },
      ]);
    }
    const ordered = await command(api, id, 'order-package', people.founder);
    expect(ordered.json()).toEqual({
      data: { revision: 2, position: expect.any(String) },
    });
    expect(await pageOf(id)).toMatchObject({
      status: SELECTING,
      lacksOrder: false,
      offer: null,
      order: {
        grossCents: 95_081,
        netCents: 79_900,
        earlyStart: true,
        withdrawnAt: null,
        awaitsAddress: true,
      },
    });
    await foundAlone(api, id, people.founder);
    const declined = await command(api, id, 'decline-consultation', people.founder);
    expect(declined.statusCode).toBe(200);
  });

  test('can be placed before the data are there, once', async () => {
    const id = await startFoundation(api, people.founder);
    const key = randomUUID();
    const first = await command(api, id, 'order-package', people.founder, { key });
    const again = await command(api, id, 'order-package', people.founder, { key });
    expect(again.json()).toEqual(first.json());
    const second = await command(api, id, 'order-package', people.founder);
    expect(refusalOf(second)).toEqual([409, { code: 'ALREADY_ORDERED', status: 'start-pending' }]);
  });

  test('without an early start says until when the withdrawal period lasts', async () => {
    const id = await bringTo(api, people, SELECTING);
    const body = { ...order, earlyStart: false };
    expect((await command(api, id, 'order-package', people.founder, { body })).statusCode).toBe(
      200,
    );
    await foundAlone(api, id, people.founder);
    await command(api, id, 'accept-mandate', people.lawyer);
    const { order: placed, beginsAfter } = await pageOf(id);
    expect(beginsAfter).toBe(withdrawableUntil(placed.orderedAt));
    expect(placed.withdrawableUntil).toBe(beginsAfter);
    for (const name of ['book-consultation', 'decline-consultation'] as const) {
      const refused = await command(api, id, name, people.founder);
      expect(refusalOf(refused)).toMatchObject([
        409,
        { code: 'WITHDRAWAL_PERIOD', status: SELECTING, until: beginsAfter },
      ]);
    }
  });

  test('begins early after all when the founder asks for it, who is told so once', async () => {
    const id = await bringTo(api, people, SELECTING);
    const body = { ...order, earlyStart: false };
    await command(api, id, 'order-package', people.founder, { body });
    await foundAlone(api, id, people.founder);
    const { texts, order: placed } = await pageOf(id);
    const asking = { body: { textVersion: texts.earlyStart }, key: randomUUID() };
    for (const _ of [1, 2]) {
      const asked = await command(api, id, 'request-early-start', people.founder, asking);
      expect(asked.statusCode, asked.body).toBe(200);
    }
    expect(await pageOf(id)).toMatchObject({
      beginsAfter: null,
      order: { earlyStart: true, earlyStartAt: expect.any(String) },
    });
    const { bearer } = people.founder;
    const written = (await api.call('GET', `/orders/${placed.id}`, { bearer })).json().data;
    expect(written.earlyStart).toBe(true);
    const mails = await queuedMails(api.connection.db, 'early-start-requested');
    expect(mails.filter(({ data }) => data.orderId === placed.id)).toHaveLength(1);
    expect((await command(api, id, 'decline-consultation', people.founder)).statusCode).toBe(200);
  });

  test.each([
    [409, 'PRICE_CHANGED', { expectedGrossCents: 79_900 }],
    [400, 'INVALID_PAYLOAD', { terms: false }],
    [400, 'INVALID_PAYLOAD', { earlyStart: 'yes' }],
    [400, 'INVALID_PAYLOAD', { billing: { name: 'Mia' } }],
  ])('is refused with %i %s for %o', async (status, code, change) => {
    const id = await bringTo(api, people, SELECTING);
    const body = { ...order, ...change };
    const answer = await command(api, id, 'order-package', people.founder, { body });
    expect(refusalOf(answer)).toMatchObject([status, { code }]);
    expect((await pageOf(id)).order).toBeNull();
  });

  test('is for the founder alone', async () => {
    const id = await bringTo(api, people, SELECTING);
    const stranger = await api.someone('member');
    for (const who of [people.staff, people.lawyer, stranger]) {
      for (const name of ['order-package', 'withdraw-order'] as const) {
        expect((await command(api, id, name, who)).statusCode, name).toBe(403);
      }
    }
  });

  test('can be withdrawn, which stops staff and lawyers until it is placed again', async () => {
    const id = await bringTo(api, people, 'review-pending');
    expect((await command(api, id, 'withdraw-order', people.founder)).statusCode).toBe(200);
    const page = await pageOf(id);
    expect(page).toMatchObject({ waitingOn: 'founder', lacksOrder: true });
    expect(page.order.withdrawnAt).not.toBeNull();
    const approved = await command(api, id, 'approve-documents', people.lawyer);
    expect(refusalOf(approved)).toMatchObject([409, { code: 'ORDER_REQUIRED' }]);
    const sentBack = await command(api, id, 'request-document-changes', people.lawyer);
    expect(refusalOf(sentBack)).toMatchObject([409, { code: 'ORDER_REQUIRED' }]);
    const again = await command(api, id, 'withdraw-order', people.founder);
    expect(refusalOf(again)).toMatchObject([409, { code: 'NOT_ALLOWED_NOW' }]);
    expect((await command(api, id, 'order-package', people.founder)).statusCode).toBe(200);
    expect(await pageOf(id)).toMatchObject({ waitingOn: 'lawyer', lacksOrder: false });
    for (const [name, who] of [
      ['accept-mandate', people.lawyer],
      ['accept-documents', people.founder],
      ['approve-documents', people.lawyer],
    ] as const) {
      expect((await command(api, id, name, who)).statusCode, name).toBe(200);
    }
  });

  test('can be withdrawn once the foundation is cancelled', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    await command(api, id, 'cancel-foundation', people.founder);
    const { order: before } = await pageOf(id);
    expect(before.withdrawnAt).toBeNull();
    expect((await command(api, id, 'withdraw-order', people.founder)).statusCode).toBe(200);
    const { status, since, order: after } = await pageOf(id);
    expect({ status, withdrawn: after.withdrawnAt !== null }).toEqual({
      status: 'cancelled',
      withdrawn: true,
    });
    expect(Date.parse(since)).toBeLessThan(Date.parse(after.withdrawnAt));
    const { bearer } = people.founder;
    const order = await api.call('GET', `/orders/${after.id}`, { bearer });
    expect(order.json().data.withdrawnAt).toBe(after.withdrawnAt);
  });

  test('a withdrawal stores no document, and takes the task off the work list', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    await command(api, id, 'withdraw-order', people.founder);
    expect(refusalOf(await addDocument(api, id, people.staff))).toMatchObject([
      409,
      { code: 'ORDER_REQUIRED' },
    ]);
    await api.caughtUp();
    const { bearer } = people.staff;
    const list = await api.call('GET', '/admin/tasks?limit=200', { bearer });
    const steps = list.json().data.filter(({ kind }: { kind: string }) => kind === 'step');
    const ids = steps.map(({ foundationId }: { foundationId: string }) => foundationId);
    expect(ids).not.toContain(id);
  });
});

test('a foundation recorded before packages were ordered goes on without', async () => {
  const id = randomUUID();
  const founderId = people.founder.id;
  await storeBeforeOrders(api.events, api.keys, { id, founderId });
  expect(await pageOf(id)).toMatchObject({ orderRequired: false, lacksOrder: false, offer: null });
  for (const name of ['submit-core-data', 'decline-consultation'] as const) {
    expect((await command(api, id, name, people.founder)).statusCode).toBe(200);
  }
  expect((await addDocument(api, id, people.staff)).statusCode).toBe(200);
  expect(await pageOf(id)).toMatchObject({ status: 'documents-pending', order: null });
});
