import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedInquiry, ManagedInvoice, ManagedOrder } from '#api/contract.gen.d.ts';
import { inquiryList } from '#domain/desk/lists/inquiries.ts';
import { orderList } from '#domain/desk/lists/orders.ts';
import { addressText } from '#domain/mails/request-texts.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { duration } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  button,
  disappears,
  field,
  heading,
  pattern,
  said,
  toasted,
  valueOf,
} from '../../support/components/controls.ts';
import { listed, refused } from '../../support/mock/api.ts';
import { invoiceOf, orderCardOf, orderOfHours, paymentOf } from '../../support/mock/money-rows.ts';
import { user } from '../../support/mock/site.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';

inFreshWindows();

test.each(locales)('staff find an order by its number: %s', async (locale) => {
  const { order } = textsOf(locale).staffOrders;
  const [id, other] = [idOf(7), idOf(8)];
  const number = orderNumber(id);
  const api = await openConsole({
    role: 'staff',
    locale,
    answers: {
      'GET /admin/orders': ({ query }) =>
        query.search ? listed(orderCardOf(id)) : listed(orderCardOf(other), orderCardOf(id)),
      'GET /admin/orders/:id': () => orderOfHours(id),
      'GET /users/:id': () => user as never,
    },
  });
  await page.getByRole('link', { name: textsOf(locale).staff.area.money, exact: true }).click();
  await appears(page.getByRole('heading', { level: 1, name: listTexts(orderList, locale).title }));
  await field(orderList.filters.search[locale], page.getByRole('main')).fill(number.toLowerCase());
  await expect.poll(() => document.querySelectorAll('main tbody tr').length).toBe(1);
  const [last] = api.sentTo('GET /admin/orders').slice(-1);
  expect(last?.query).toEqual({
    limit: '25',
    offset: '0',
    search: number.toLowerCase(),
    sort: '-placedAt',
  });
  expect(await barriersInBothModes()).toEqual([]);
  await page.getByRole('link', { name: number }).click();
  await appears(heading(order.heading.replace('{{number}}', number)));
  await appears(page.getByRole('link', { name: user.email ?? '' }));
  const redeemed = page.getByRole('list', { name: order.redeemed }).getByRole('listitem');
  const line = redeemed.element().textContent;
  expect(line).toContain('Mietvertrag');
  expect(line).toContain('Mara Vogt');
  expect(line).toContain(duration(60, locale));
  expect(await barriersInBothModes()).toEqual([]);
});

test.each(locales)('staff mark an inquiry as done, and open it again: %s', async (locale) => {
  const words = { ...textsOf(locale).staffInquiries.inquiries, ...listTexts(inquiryList, locale) };
  const from = (name: string, index: number): ManagedInquiry => ({
    id: idOf(index),
    kind: 'contact',
    language: 'de',
    receivedAt: at,
    doneAt: null,
    doneBy: null,
    content: { name, email: 'mira@example.com', message: 'Wie lange dauert es?' },
  });
  const [name, earlier] = ['Mira Beispiel', 'Jule Muster'];
  let all = [from(name, 1), from(earlier, 2)];
  const api = await openConsole({
    role: 'staff',
    locale,
    answers: {
      'GET /admin/inquiries': ({ query: { state } }) =>
        listed(...all.filter(({ doneAt }) => !state || (state === 'done') === (doneAt !== null))),
      'POST /admin/inquiries/:id/done': ({ body }) => {
        const doneAt = (body as { done: boolean }).done ? at : null;
        all = all.map((one, index) => (index === 0 ? { ...one, doneAt } : one));
        return { doneAt };
      },
    },
  });
  const named = (label: string) => page.getByRole('button', { name: pattern(label, { name }) });
  const shown = page.getByText(name, { exact: true });
  await page.getByRole('link', { name: beginningWith(words.title) }).click();
  await said(name);
  expect(await barriersInBothModes()).toEqual([]);
  await appears(named(words.doneLabel));
  (named(words.doneLabel).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await toasted(words.marked);
  await disappears(shown);
  await expect.poll(() => document.querySelector('tr:focus')?.textContent ?? '').toContain(earlier);
  await page.getByLabelText(words.state).click();
  await page.getByRole('option', { name: inquiryList.filters.state.names.done[locale] }).click();
  await named(words.reopenLabel).click();
  await disappears(shown);
  const sent = api.sentTo('POST /admin/inquiries/:id/done').map(({ body }) => body);
  expect(sent).toEqual([{ done: true }, { done: false }]);
});

const enter = 'POST /admin/invoices/:id/payments';
const german = textsOf('de');
const { payment } = german.staffInvoices.invoices;
const { errors } = german.staff;
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const amount = () => field(payment.amount, dialog());

const owedOf = (more: Partial<ManagedInvoice> = {}) => invoiceOf({ grossCents: 65_450, ...more });
const first = paymentOf({ amountCents: 10_000, paidAt: '2026-11-20T12:00:00.000Z' });

test('a transfer is not entered twice by two people, and the second sees what the first has entered', async () => {
  let invoice = owedOf();
  let payments: (typeof first)[] = [];
  const api = await openConsole({
    role: 'staff',
    at: '/admin/invoices',
    answers: {
      'GET /admin/invoices': () => listed(invoice),
      'GET /admin/invoices/:id/payments': () => payments,
      [enter]: ({ body }) => {
        const { expectedVersion, another } = body as Record<string, unknown>;
        if (expectedVersion !== invoice.version) return refused(409, 'INVOICE_CHANGED');
        if (!another) return refused(409, 'PAYMENT_EXISTS');
        return { paidCents: 20_000 };
      },
    },
  });
  await button(payment.in.button).click();
  await appears(dialog());
  // A colleague enters the same transfer.
  invoice = owedOf({ paidCents: 10_000, version: 1 });
  payments = [first];
  await amount().fill('100');
  await inDialog(payment.in.submit).click();
  await said(errors.INVOICE_CHANGED.title, dialog());
  const earlier = dialog().getByRole('list', { name: payment.earlier.title });
  await appears(earlier.getByText('20. November 2026', { exact: false }));
  await page.viewport(360, 800);
  // On a phone the amount stands at the end of its row, beside the day.
  const ends = ['li', '.amount'].map(
    (part) => earlier.element().querySelector(part)?.getBoundingClientRect().right,
  );
  expect(ends[0]).toBe(ends[1]);
  await appears(dialog().getByText(pattern(payment.in.hint, { amount: '554,50 €' })));
  await inDialog(payment.in.submit).click();
  await said(errors.PAYMENT_EXISTS.title, dialog());
  await dialog().getByLabelText(payment.another).click();
  await inDialog(payment.in.submit).click();
  await toasted(payment.in.done);
  expect(api.sentTo(enter).map(({ body }) => body)).toMatchObject([
    { amountCents: 10_000, expectedVersion: 0 },
    { amountCents: 10_000, expectedVersion: 1, another: false },
    { amountCents: 10_000, expectedVersion: 1, another: true },
  ]);
});

test('a refund has its own words and bounds, and what does not fit says why', async () => {
  const cancelled = { status: 'cancelled', paidCents: 10_000, refundCents: 10_000 } as const;
  const api = await openConsole({
    role: 'staff',
    at: '/admin/invoices',
    answers: {
      'GET /admin/invoices': () => listed(invoiceOf(cancelled)),
      'GET /admin/invoices/:id/payments': () => [
        {
          ...first,
          id: 'moved',
          kind: 'offset',
          amountCents: -5_000,
          offsetBy: 'RE-2026-000008',
          recordedBy: null,
        },
        first,
      ],
      [enter]: () => ({ paidCents: 0 }),
    },
  });
  await button(payment.back.button).click();
  await appears(
    page.getByRole('dialog', { name: pattern(payment.back.title, { number: 'RE-2026-000007' }) }),
  );
  expect(valueOf(amount())).toBe('100,00');
  // No money went back for what is offset.
  const offset = pattern(payment.earlier.offset, { number: 'RE-2026-000008' });
  await appears(dialog().getByText(offset));
  const day = field(payment.back.paidOn, dialog());
  const { problems } = payment;
  for (const [typed, on, problem] of [
    ['1.234,567', '2026-11-20', problems.NOT_AN_AMOUNT],
    ['0', '2026-11-20', problems.NOTHING],
    ['100,01', '2026-11-20', problems.MORE_THAN_OWED],
    ['50', '2199-01-01', problems.IN_FUTURE],
    ['50', '1990-01-01', problems.LONG_AGO],
  ] as const) {
    await amount().fill(typed);
    await day.fill(on);
    await inDialog(payment.back.submit).click();
    await said(problem, dialog());
  }
  expect(api.sentTo(enter)).toEqual([]);
  await day.fill('2026-11-21');
  await inDialog(payment.back.submit).click();
  await toasted(payment.back.done);
  const [{ body } = {}] = api.sentTo(enter);
  expect(body).toMatchObject({ amountCents: -5_000, paidAt: '2026-11-21T12:00:00Z' });
});

test('staff ask for the address that an invoice waits for, and enter it', async () => {
  const texts = textsOf('de');
  const { checkout } = texts;
  const { orders, order: words } = texts.staffOrders;
  const id = idOf(7);
  let order: ManagedOrder = { ...orderOfHours(id), billing: null, awaitsAddress: true };
  const api = await openConsole({
    role: 'staff',
    at: '/admin/orders',
    answers: {
      'GET /admin/orders': ({ query }) =>
        listed(...(query.state === 'withdrawn' ? [] : [{ ...orderCardOf(id), ...order }])),
      'GET /admin/orders/:id': () => order,
      'GET /users/:id': () => user as never,
      'POST /admin/orders/:id/ask-for-address': () => {
        order = { ...order, addressAsked: [at] };
        return { askedAt: at };
      },
      'POST /admin/orders/:id/billing': ({ body }) => {
        order = { ...order, awaitsAddress: false, billing: body as ManagedOrder['billing'] };
        return order;
      },
    },
  });
  await appears(page.getByRole('row').getByText(orders.addressMissing));
  await page.getByLabelText(orderList.filters.state.de).click();
  await page
    .getByRole('option', { name: orderList.filters.state.names['without-address'].de })
    .click();
  await expect
    .poll(() => api.sentTo('GET /admin/orders').at(-1)?.query.state)
    .toBe('without-address');
  await page.getByRole('link', { name: orderNumber(id) }).click();
  await said(words.awaited.notAsked);
  await button(words.awaited.ask).click();
  // To whom it goes, and what it says, before it goes.
  const mail = page.getByRole('dialog');
  await said(`An Mia Vogt, ${user.email}`, mail);
  await said(addressText('Zehn Stunden Beratung', '1.190,00\u00a0€', 'de').what, mail);
  expect(api.sentTo('POST /admin/orders/:id/ask-for-address')).toEqual([]);
  await mail.getByRole('button', { name: beginningWith(words.awaited.asking.send_one) }).click();
  await toasted(words.awaited.asked);
  await appears(page.getByText(pattern(words.awaited.lastAsked)));
  await button(words.awaited.enter).click();
  await field(checkout.address.name).fill('Mia Vogt');
  await field(checkout.address.street).fill('Musterweg 1');
  await field(checkout.address.zip).fill('5066');
  await field(checkout.address.city).fill('Köln');
  await button(words.awaited.submit).click();
  await said(checkout.address.problem.NOT_A_ZIP);
  await field(checkout.address.zip).fill('50667');
  await button(words.awaited.submit).click();
  await toasted(words.awaited.entered);
  await appears(page.getByText('50667 Köln', { exact: false }));
  expect(await barriersInBothModes()).toEqual([]);
});

test('a lawyer who opens a list of orders reads whose it is, without filters', async () => {
  const { staff } = textsOf('de');
  await openConsole({
    role: 'lawyer',
    at: '/admin/orders',
    answers: { 'GET /admin/orders': () => refused(403, 'FORBIDDEN') },
  });
  const closed = page.getByRole('alert');
  await said(staff.error.closed.replace('{{title}}', listTexts(orderList, 'de').title), closed);
  const { lawyer: role, ...those } = staff.role;
  const roles = `${those.staff} und ${those.admin}`;
  await appears(closed.getByText(pattern(staff.error.closedTo, { role, roles })));
  expect(field(orderList.filters.search.de).query()).toBeNull();
});
