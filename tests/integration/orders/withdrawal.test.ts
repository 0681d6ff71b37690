import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { eInvoiceXml } from '#modules/invoices/e-invoice.ts';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { askForAddresses } from '#modules/orders/address-requests.ts';
import { giveBilling } from '#modules/orders/give-billing.ts';
import { endPackageOrder, placePackageOrder } from '#modules/orders/package-orders.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import { paymentsOf } from '#modules/payments/listed-payments.ts';
import { outcomeOf, withApi } from '../../support/api.ts';
import { received } from '../../support/invoices/orders.ts';
import {
  anOrder,
  aPackageOfHours,
  aProduct,
  billing,
  hoursOf,
  orderingOn,
} from '../../support/orders/orders.ts';
import { queuedMails } from '../../support/queued-mails.ts';

const api = await withApi({ RATE_LIMITS: 'off' });

const db = () => api.connection.db;
const member = () => api.someone();
const { redeem: redeemOn } = orderingOn(api);

/** Ten hours, which may begin at once. */
async function hoursOrdered() {
  const { id: accountId, bearer } = await member();
  const productId = await aPackageOfHours(db());
  const orderId = await anOrder(db(), accountId, { productId, gross: 119_000 });
  const { invoice, hourPackages } = (await api.call('GET', `/orders/${orderId}`, { bearer })).json()
    .data;
  const redeem = async (minutes: number) => {
    const answer = await redeemOn(bearer, hourPackages[0].id, { minutes });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  return { orderId, bearer, invoice, redeem };
}

const kindsOf = async (orderId: string) =>
  (
    await db()
      .selectFrom('invoices')
      .select('kind')
      .where('order_id', '=', orderId)
      .orderBy('issued_at')
      .execute()
  ).map(({ kind }) => kind);

describe('POST /orders/:id/withdraw', () => {
  test('ends the order, cancels its invoice and voids its hours', async () => {
    const { id: accountId, bearer } = await member();
    const productId = await aPackageOfHours(db());
    const orderId = await anOrder(db(), accountId, { productId, gross: 119_000 });
    const path = `/orders/${orderId}`;
    const { data: before } = (await api.call('GET', path, { bearer })).json();
    expect(before.invoice).toMatchObject({
      number: expect.stringMatching(/^RE-\d{4}-\d{6}$/),
      status: 'open',
    });

    const answer = await api.call('POST', `${path}/withdraw`, { bearer, body: {} });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    expect(data.withdrawnAt).not.toBeNull();
    expect(data.invoice.status).toBe('cancelled');
    expect(data.hourPackages).toMatchObject([{ minutesLeft: 0, voidedAt: data.withdrawnAt }]);
    expect(await kindsOf(orderId)).toEqual(['invoice', 'cancellation']);
    const again = await api.call('POST', `${path}/withdraw`, { bearer });
    expect(again.json()).toEqual(answer.json());
    expect(await kindsOf(orderId)).toHaveLength(2);

    const [hours] = data.hourPackages;
    const redeemed = await redeemOn(bearer, hours.id, { minutes: 15 });
    expect(outcomeOf(redeemed)).toEqual([409, 'ORDER_WITHDRAWN']);
  });

  test('by twenty requests at once is one withdrawal, answered alike', async () => {
    const accountId = randomUUID();
    const orderId = await anOrder(db(), accountId, { productId: await aProduct(db()) });
    const calls = Array.from({ length: 20 }, () =>
      withdrawOrder(db(), { orderId, accountId }, new Date()),
    );
    const outcomes = (await Promise.all(calls)).map((outcome) => {
      if ('refused' in outcome) throw new Error(outcome.refused);
      return outcome;
    });
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(outcomes.map(({ withdrawnAt }) => withdrawnAt)).size).toBe(1);
    expect(await kindsOf(orderId)).toEqual(['invoice', 'cancellation']);
    const mails = await queuedMails(db(), 'order-withdrawn');
    expect(mails.filter(({ data }) => data.orderId === orderId)).toHaveLength(1);
  });

  test('is possible until the last second of the day that is named, in Berlin', async () => {
    const accountId = randomUUID();
    const productId = await aProduct(db());
    // The clocks change on 28 March 2027.
    const at = new Date('2027-03-21T23:30:00.000Z');
    const last = new Date('2027-04-05T21:59:59.000Z');
    const late = new Date('2027-04-05T22:00:00.000Z');
    const [first, second] = [
      await anOrder(db(), accountId, { productId, at }),
      await anOrder(db(), accountId, { productId, at }),
    ];
    expect(await withdrawOrder(db(), { orderId: first, accountId }, last)).toMatchObject({
      withdrawnAt: last.toISOString(),
    });
    expect(await withdrawOrder(db(), { orderId: second, accountId }, late)).toEqual({
      refused: 'WITHDRAWAL_OVER',
    });
    expect(await kindsOf(second)).toEqual(['invoice']);
  });

  test('bills the hours that were redeemed, and gives back what was paid beyond that', async () => {
    const { orderId, bearer, invoice, redeem } = await hoursOrdered();
    await redeem(240);
    await received(db(), invoice.id, 119_000);
    const answer = await api.call('POST', `/orders/${orderId}/withdraw`, { bearer });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    const refundCents = 119_000 - 47_600;
    expect(data.invoice).toMatchObject({ id: invoice.id, status: 'cancelled', refundCents });
    expect(data.settlement).toMatchObject({ status: 'paid', grossCents: 47_600, refundCents: 0 });
    expect(await kindsOf(orderId)).toEqual(['invoice', 'cancellation', 'invoice']);
    const [offset, transfer] = await paymentsOf(db(), invoice.id);
    expect(offset).toMatchObject({ amountCents: -47_600, offsetBy: data.settlement.number });
    expect(transfer).toMatchObject({ amountCents: 119_000, offsetBy: null });
    const listed = (await api.call('GET', '/invoices', { bearer })).json().data;
    expect(listed).toHaveLength(3);
    const pdf = await api.call('GET', `/invoices/${data.settlement.id}/pdf`, { bearer });
    expect(pdf.statusCode).toBe(200);
    const settlement = await findInvoice(db(), data.settlement.id, new Date());
    if (!settlement) throw new Error('There is no such invoice.');
    const xml = await eInvoiceXml(settlement.content);
    expect(xml).toContain('<ram:TotalPrepaidAmount>476.00</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
    expect(xml).not.toContain('IBANID');
  });

  test('leaves the redeemed hours to be paid where nothing is paid yet', async () => {
    const { orderId, bearer, redeem } = await hoursOrdered();
    await redeem(60);
    const { data } = (await api.call('POST', `/orders/${orderId}/withdraw`, { bearer })).json();
    expect(data.invoice).toMatchObject({ status: 'cancelled', refundCents: 0 });
    expect(data.settlement).toMatchObject({ status: 'open', grossCents: 11_900 });
    expect(data.hourPackages).toMatchObject([{ minutesLeft: 0 }]);
  });

  test('is refused once all hours are redeemed, and the order says since when', async () => {
    const { orderId, bearer, redeem } = await hoursOrdered();
    await redeem(600);
    const path = `/orders/${orderId}`;
    expect(outcomeOf(await api.call('POST', `${path}/withdraw`, { bearer }))).toEqual([
      409,
      'FULLY_PERFORMED',
    ]);
    const { data } = (await api.call('GET', path, { bearer })).json();
    expect(data).toMatchObject({ withdrawnAt: null, invoice: { status: 'open' } });
    expect(data.performedAt).toBe(data.redemptions[0].redeemedAt);
    const [card] = (await api.call('GET', '/orders', { bearer })).json().data;
    expect(card.performedAt).toBe(data.performedAt);
  });

  test('leaves hours either redeemed or void when both are asked for at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const accountId = randomUUID();
      const productId = await aPackageOfHours(db());
      const orderId = await anOrder(db(), accountId, { productId, gross: 119_000 });
      const packageId = await hoursOf(db(), orderId);
      const redemption = { redemptionId: randomUUID(), packageId, accountId, minutes: 60 };
      const [redeemed, withdrawn] = await Promise.all([
        redeemHours(db(), { ...redemption, topic: undefined }, new Date()),
        withdrawOrder(db(), { orderId, accountId }, new Date()),
      ]);
      expect(withdrawn).toHaveProperty('withdrawnAt');
      expect('refused' in redeemed ? redeemed.refused : redeemed.minutesLeft).toBeOneOf([
        'ORDER_WITHDRAWN',
        540,
      ]);
      const left = await db()
        .selectFrom('hour_packages')
        .select('minutes_left')
        .where('id', '=', packageId)
        .executeTakeFirst();
      expect(left).toEqual({ minutes_left: 0 });
    }
  });
});

const packageOrder = (values: object = {}) => ({
  orderId: randomUUID(),
  accountId: randomUUID(),
  foundationId: randomUUID(),
  language: 'de' as const,
  positions: [
    {
      title: 'Gründungspaket: Service',
      netCents: 49_900,
      vatPercent: 19,
      vendor: { kind: 'operator' as const, name: sampleOperator.name },
    },
    {
      title: 'Gründungspaket: Kanzlei',
      netCents: 30_000,
      vatPercent: 19,
      vendor: { kind: 'law-firm' as const, name: sampleOperator.lawFirm.name },
    },
  ],
  termsVersion: '2026-11',
  earlyStart: true,
  ...values,
});

const grossOf = async (orderId: string) =>
  (
    await db()
      .selectFrom('invoices')
      .select('gross_cents')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.gross_cents;

describe('The order of a package', () => {
  test('is written down once, with an invoice for our position only', async () => {
    const order = packageOrder({ billing });
    await placePackageOrder(db(), sampleOperator, order, new Date());
    await placePackageOrder(db(), sampleOperator, order, new Date());
    expect(await kindsOf(order.orderId)).toEqual(['invoice']);
    expect(await grossOf(order.orderId)).toBe(59_381);
  });

  test('without an address is asked for it, by itself and by staff, who may enter it', async () => {
    const { id: accountId, bearer } = await member();
    const { bearer: staff } = await api.someone('staff');
    const placed = inDays(-4);
    const order = packageOrder({ accountId });
    await placePackageOrder(db(), sampleOperator, order, placed);
    const path = `/admin/orders/${order.orderId}`;
    const read = async () => (await api.call('GET', path, { bearer: staff })).json().data;
    const asked = async () => {
      const mails = await queuedMails(db(), 'address-wanted');
      return mails.filter(({ data }) => data.orderId === order.orderId).length;
    };
    expect(await read()).toMatchObject({ awaitsAddress: true, addressAsked: [] });
    const [own] = (await api.call('GET', '/orders', { bearer })).json().data;
    expect(own).toMatchObject({ id: order.orderId, awaitsAddress: true });
    const listed = async () =>
      (await api.call('GET', '/admin/orders?state=without-address&limit=200', { bearer: staff }))
        .json()
        .data.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain(order.orderId);

    for (const _ of [1, 2]) await askForAddresses(db(), new Date());
    expect(await asked()).toBe(1);
    const ask = () => api.call('POST', `${path}/ask-for-address`, { bearer: staff });
    expect((await ask()).statusCode).toBe(200);
    expect(await asked()).toBe(2);
    expect((await read()).addressAsked).toHaveLength(2);

    const entered = await api.call('POST', `${path}/billing`, { bearer: staff, body: billing });
    expect(entered.json().data).toMatchObject({
      awaitsAddress: false,
      invoice: { status: 'open' },
    });
    expect(await listed()).not.toContain(order.orderId);
    expect(outcomeOf(await ask())).toEqual([409, 'ADDRESS_NOT_AWAITED']);
    await askForAddresses(db(), inDays(20));
    expect(await asked()).toBe(2);
  });

  test('without an address waits for it, and takes one', async () => {
    const { id: accountId, bearer } = await member();
    const order = packageOrder({ accountId });
    await placePackageOrder(db(), sampleOperator, order, new Date());
    expect(await kindsOf(order.orderId)).toEqual([]);
    const path = `/orders/${order.orderId}/billing`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call('POST', path, { bearer, body: billing })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers[0]?.json().data).toMatchObject({ billing, invoice: { status: 'open' } });
    expect(await kindsOf(order.orderId)).toEqual(['invoice']);
    const another = { ...billing, name: 'Jemand Anderes' };
    expect(outcomeOf(await api.call('POST', path, { bearer, body: another }))).toEqual([
      409,
      'BILLING_GIVEN',
    ]);
  });

  test('is withdrawn from in its foundation, not here', async () => {
    const { id: accountId, bearer } = await member();
    const order = packageOrder({ accountId });
    await placePackageOrder(db(), sampleOperator, order, new Date());
    expect(
      outcomeOf(await api.call('POST', `/orders/${order.orderId}/withdraw`, { bearer })),
    ).toEqual([409, 'ORDER_OF_FOUNDATION']);

    for (let times = 0; times < 2; times += 1) {
      await endPackageOrder(db(), order, new Date());
    }
    const { data } = (await api.call('GET', `/orders/${order.orderId}`, { bearer })).json();
    expect(data).toMatchObject({ foundationId: order.foundationId, invoice: null });
    expect(data.withdrawnAt).not.toBeNull();
    const late = await api.call('POST', `/orders/${order.orderId}/billing`, {
      bearer,
      body: billing,
    });
    expect(outcomeOf(late)).toEqual([409, 'ORDER_WITHDRAWN']);
  });

  test('leaves no open invoice when the address comes in as it is withdrawn', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderId, accountId, ...order } = packageOrder();
      await placePackageOrder(db(), sampleOperator, { ...order, orderId, accountId }, new Date());
      await Promise.all([
        giveBilling(db(), sampleOperator, { orderId, accountId, billing }, new Date()),
        endPackageOrder(db(), { orderId }, new Date()),
      ]);
      expect([0, 2]).toContain((await kindsOf(orderId)).length);
    }
  });
});
