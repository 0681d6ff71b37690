import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Payment } from '#domain/orders/order.ts';
import { endingHours, hoursEnding } from '#mails/orders/hours-ending.ts';
import type { OrderContext } from '#mails/orders/load-order.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { findRedeemedHours, redeemHours } from '#modules/orders/redeem-hours.ts';
import { remindOfEndingHours } from '#modules/orders/times/hours-left.ts';
import { undoRedemption } from '#modules/orders/undo-redemption.ts';
import { pendingEntries } from '#modules/outbox/outbox.ts';
import { codeOf, outcomeOf, withApi } from '../../support/api.ts';
import { received } from '../../support/invoices/orders.ts';
import {
  anOrder,
  answered,
  aPackageOfHours,
  aProduct,
  orderingOn,
} from '../../support/orders/orders.ts';
import { changeRows, rowOf, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });

const db = () => api.connection.db;

/** A member with ten hours. */
async function withHours({
  at = new Date(),
  earlyStart = true,
  payment = 'invoice' as Payment,
} = {}) {
  const { id: accountId, bearer } = await api.someone();
  const productId = await aPackageOfHours(db());
  const values = { productId, gross: 119_000, at, earlyStart, payment };
  const orderId = await anOrder(db(), accountId, values);
  const [hours] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
  return { accountId, bearer, orderId, hours };
}

const pay = (invoiceId: string, amountCents: number) =>
  received(db(), invoiceId, amountCents, { method: 'card' });

const { redeem } = orderingOn(api);

describe('Hours', () => {
  test('are called to mind once, in one mail, sixty days before they end', async () => {
    const { orderId } = await withHours({ at: new Date('2019-03-31T10:00:00.000Z') });
    const withdrawn = await withHours({ at: new Date('2019-03-31T10:00:00.000Z') });
    await changeRows(
      db(),
      'hour_packages',
      { order_id: withdrawn.orderId },
      { voided_at: new Date() },
    );
    // Nobody can redeem these yet: once they are paid for, they are called to mind, too.
    const unpaid = await withHours({ at: new Date('2019-03-31T10:00:00.000Z'), payment: 'card' });
    const mails = async () => {
      const rows = db().selectFrom('outbox').select('data').where('mail', '=', 'hours-ending');
      return (await rows.execute()).map(({ data }) => data);
    };
    const remind = (at: string) => remindOfEndingHours(db(), new Date(at));
    expect(await remind('2022-11-01T12:00:00.000Z')).toBe(0);
    const eve = '2022-11-02T12:00:00.000Z';
    const told = await Promise.all([1, 2, 3].map(() => remind(eve)));
    expect(told.toSorted()).toEqual([0, 0, 1]);
    expect(await remind('2022-12-30T12:00:00.000Z')).toBe(0);
    expect(await mails()).toEqual([{ orderId }]);
    const open = await rowOf(db(), 'invoices', { order_id: unpaid.orderId }, 'id', 'gross_cents');
    await pay(open.id, open.gross_cents);
    expect(await remind('2022-12-30T12:00:00.000Z')).toBe(1);
    expect(await mails()).toContainEqual({ orderId: unpaid.orderId });

    const order = await findOrder(db(), { orderId }, new Date(eve));
    if (!order) throw new Error('The order is gone.');
    const written = (language: 'de' | 'en', now: string) => {
      const customer = { name: 'Mira', fullName: 'Mira Beispiel', email: 'mira@example.com' };
      const address = () => 'https://siebenschritt.example/';
      const frame = { language, now, customer, sender: 'Siebenschritt', address };
      return { ...frame, order } as unknown as OrderContext;
    };
    const german = hoursEnding.write(written('de', eve));
    expect(german).toMatchObject({ subject: 'Deine Stunden enden am 31.\u00a0Dezember 2022' });
    expect(german?.note?.lines).toEqual([expect.stringMatching(/: 10\u00a0Stunden$/)]);
    expect(JSON.stringify(german)).toContain('anteilig zurück; dafür musst du nichts tun');
    const ofLawyers = written('de', eve);
    const vendor = { kind: 'law-firm' as const, name: 'Musterfrau' };
    const hourPackages = order.hourPackages.map((one) => ({ ...one, vendor }));
    const theirs = hoursEnding.write({ ...ofLawyers, order: { ...order, hourPackages } });
    expect(JSON.stringify(theirs)).toContain('anteilig zurück. Daran');
    const english = hoursEnding.write(written('en', eve));
    expect(english).toMatchObject({ subject: 'Your prepaid hours end on 31\u00a0December 2022' });
    expect(endingHours(order, '2023-01-01T00:00:00.000Z')).toEqual([]);
  });

  test('are listed with what is left and when they end', async () => {
    const { orderId, hours } = await withHours({ at: new Date('2026-03-31T10:00:00.000Z') });
    expect(hours).toMatchObject({
      orderId,
      minutesTotal: 600,
      minutesLeft: 600,
      voidedAt: null,
      expiresAt: '2029-12-31T22:59:59.999Z',
    });
  });

  test('are redeemed once per key', async () => {
    const { bearer, hours } = await withHours();
    const key = randomUUID();
    const body = { minutes: 90, topic: 'Gesellschaftervertrag' };
    const first = await redeem(bearer, hours.id, body, key);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json().data).toEqual({ minutesLeft: 510 });
    expect((await redeem(bearer, hours.id, { minutes: 30 })).json().data.minutesLeft).toBe(480);
    expect((await redeem(bearer, hours.id, body, key)).json()).toEqual(first.json());
    expect(outcomeOf(await redeem(bearer, hours.id, { minutes: 60 }, key))).toEqual([
      422,
      'UNPROCESSABLE_CONTENT',
    ]);
    const [left] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    expect(left.minutesLeft).toBe(480);
    expect(api.logged()).not.toContain('Gesellschaftervertrag');
  });

  test('redeemed by mistake come back within a minute, once, and nobody is told', async () => {
    const earlier = new Date(Date.now() - 300_000);
    const { accountId, bearer, orderId, hours } = await withHours({ at: earlier });
    const redemptionId = randomUUID();
    await redeem(bearer, hours.id, { minutes: 60, topic: 'Miete' }, redemptionId);
    const undo = () =>
      api.call('POST', `/hour-packages/${hours.id}/redemptions/${redemptionId}/undo`, { bearer });
    const answers = await Promise.all([undo(), undo(), undo()]);
    for (const answer of answers) {
      expect(answer.json().data, answer.body).toEqual({ minutesLeft: 600 });
    }
    const order = (await api.call('GET', `/orders/${orderId}`, { bearer })).json().data;
    expect(order).toMatchObject({ redemptions: [], hourPackages: [{ minutesLeft: 600 }] });
    const mails = await rowsOf(
      db(),
      'outbox',
      { mail: 'hours-redeemed-team' },
      'id',
      'due_at',
      'data',
    );
    const mail = mails.find(({ data }) => data.redemptionId === redemptionId);
    expect(mail?.due_at?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    const entries = await pendingEntries(db(), { limit: 10_000, now: new Date() });
    expect(entries.map(({ id }) => id)).not.toContain(mail?.id);
    expect(await findRedeemedHours(db(), redemptionId)).toMatchObject({ isUndone: true });

    const late = { redemptionId: randomUUID(), packageId: hours.id, accountId };
    const past = new Date(Date.now() - 61_000);
    await redeemHours(db(), { ...late, minutes: 15 }, past);
    expect(await undoRedemption(db(), late, new Date())).toEqual({ refused: 'UNDO_OVER' });
    const others = { ...late, accountId: randomUUID() };
    expect(await undoRedemption(db(), others, past)).toEqual({ refused: 'NOT_FOUND' });
  });

  test('come back once, however often that is asked for at once', async () => {
    const { accountId, hours } = await withHours();
    const own = { redemptionId: randomUUID(), packageId: hours.id, accountId };
    await redeemHours(db(), { ...own, minutes: 60 }, new Date());
    const undone = await Promise.all(
      Array.from({ length: 8 }, () => undoRedemption(db(), own, new Date())),
    );
    expect(undone.filter((one) => 'repeated' in one && !one.repeated)).toHaveLength(1);
    expect(undone).toHaveLength(undone.filter((one) => 'repeated' in one).length);
    expect(await rowOf(db(), 'hour_packages', { id: hours.id })).toMatchObject({
      minutes_left: hours.minutesLeft,
    });
  });

  test('do not become more than were bought and not redeemed, whoever writes', async () => {
    const { bearer, hours } = await withHours();
    await redeem(bearer, hours.id, { minutes: 60 });
    const more = changeRows(db(), 'hour_packages', { id: hours.id }, { minutes_left: 570 });
    await expect(more).rejects.toThrow('beyond what was undone');
  });

  test('are never overdrawn by 50 redemptions at once', async () => {
    const { bearer, hours } = await withHours();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        answered((key) => redeem(bearer, hours.id, { minutes: 45 }, key)),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(13);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['NOT_ENOUGH_HOURS']));
    expect(refused).toHaveLength(37);
    const balances = done.map((answer) => answer.json().data.minutesLeft as number);
    expect(balances.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 13 }, (_, n) => 15 + n * 45),
    );
    const [left] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    expect(left.minutesLeft).toBe(15);
  });

  test('with one key at once for two packages are redeemed from one', async () => {
    const { accountId, bearer, hours } = await withHours();
    const productId = await aPackageOfHours(db());
    await anOrder(db(), accountId, { productId, gross: 119_000 });
    const [other] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    expect(other.id).not.toBe(hours.id);
    const key = randomUUID();
    const answers = await Promise.all(
      [hours.id, other.id].map((id) => redeem(bearer, id, { minutes: 15 }, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const { data } = (await api.call('GET', '/hour-packages', { bearer })).json();
    const left = data.map(({ minutesLeft }: { minutesLeft: number }) => minutesLeft);
    expect(left.toSorted()).toEqual([585, 600]);
  });

  test.each([
    [0, 'minutes'],
    [20, 'minutes'],
    [-15, 'minutes'],
  ])('are redeemed in quarters of an hour, not %i minutes', async (minutes, field) => {
    const { bearer, hours } = await withHours();
    const answer = await redeem(bearer, hours.id, { minutes });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual([field]);
  });

  test('end with the day that is named', async () => {
    const { accountId, hours } = await withHours();
    const redemption = { packageId: hours.id, accountId, minutes: 15, topic: undefined };
    const last = new Date(hours.expiresAt);
    const inTime = { ...redemption, redemptionId: randomUUID() };
    expect(await redeemHours(db(), inTime, last)).toMatchObject({ minutesLeft: 585 });
    const late = { ...redemption, redemptionId: randomUUID() };
    expect(await redeemHours(db(), late, new Date(last.getTime() + 1))).toEqual({
      refused: 'HOURS_EXPIRED',
    });
  });

  test('wait for the end of the withdrawal period, unless the order asked to begin', async () => {
    const { accountId, bearer, hours } = await withHours({ earlyStart: false });
    const answer = await redeem(bearer, hours.id, { minutes: 15 });
    expect(outcomeOf(answer)).toEqual([409, 'WITHDRAWAL_PERIOD']);
    expect(answer.json().errors[0].extensions.from).toBe(hours.redeemableFrom);
    const redemption = { packageId: hours.id, accountId, minutes: 15, topic: undefined };
    const begun = { ...redemption, redemptionId: randomUUID() };
    const from = new Date(hours.redeemableFrom);
    expect(await redeemHours(db(), begun, from)).toMatchObject({ minutesLeft: 585 });
  });

  test('bought by card wait for the payment, on every page that shows them', async () => {
    const { bearer, orderId, hours } = await withHours({ payment: 'card' });
    expect(hours.awaitsPayment).toBe(true);
    expect(outcomeOf(await redeem(bearer, hours.id, { minutes: 15 }))).toEqual([409, 'NOT_PAID']);
    const { invoice } = (await api.call('GET', `/orders/${orderId}`, { bearer })).json().data;
    await pay(invoice.id, 100_000);
    expect(outcomeOf(await redeem(bearer, hours.id, { minutes: 15 }))).toEqual([409, 'NOT_PAID']);
    await pay(invoice.id, 19_000);
    const [paid] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    expect(paid).toMatchObject({ awaitsPayment: false, minutesLeft: 600 });
    const order = (await api.call('GET', `/orders/${orderId}`, { bearer })).json().data;
    expect(order.hourPackages[0].awaitsPayment).toBe(false);
    expect((await redeem(bearer, hours.id, { minutes: 15 })).statusCode).toBe(200);
  });

  test('of another vendor do not wait for a card that pays us', async () => {
    const { id: accountId, bearer } = await api.someone();
    const lawFirm = { vendor_kind: 'law-firm', category: 'legal' } as const;
    const productId = await aPackageOfHours(db(), lawFirm);
    const card = { productId, gross: 119_000, payment: 'card' } as const;
    await expect(anOrder(db(), accountId, card)).rejects.toThrow('CARD_NOT_OFFERED');
    const also = [await aProduct(db())];
    await anOrder(db(), accountId, { ...card, also, gross: 119_000 + 11_900 });
    const [hours] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    expect(hours.awaitsPayment).toBe(false);
    expect((await redeem(bearer, hours.id, { minutes: 15 })).statusCode).toBe(200);
  });

  test('keep what they were redeemed for only as long as there is the account', async () => {
    const { accountId, bearer, orderId, hours } = await withHours();
    const topic = `Thema ${randomUUID()}`;
    expect((await redeem(bearer, hours.id, { minutes: 15, topic })).statusCode).toBe(200);
    const now = new Date();
    const before = await findOrder(db(), { orderId }, now);
    expect(before?.redemptions).toMatchObject([{ minutes: 15, topic }]);
    await removeUsers(db(), [accountId], { kept: new Set([accountId]) });
    const after = await findOrder(db(), { orderId }, now);
    expect(after?.redemptions).toMatchObject([{ minutes: 15, topic: null }]);
    const { rows } = await api.owner.pool.query(
      'select from hour_redemption_topics where topic = $1',
      [topic],
    );
    expect(rows).toEqual([]);
  });
});
