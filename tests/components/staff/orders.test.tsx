import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedInquiry, ManagedOrder, ManagedOrderCard } from '#api/contract.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { duration } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { listed } from '../../support/components/api.ts';
import { user } from '../../support/components/app.tsx';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  disappears,
  field,
  heading,
  pattern,
  said,
  toasted,
} from '../../support/components/controls.ts';
import { idOf } from '../../support/components/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';
const ourselves = { kind: 'operator', name: 'Siebenschritt' } as const;

const cardOf = (id: string): ManagedOrderCard => ({
  id,
  number: orderNumber(id),
  foundationId: null,
  titles: ['Zehn Stunden Beratung'],
  netCents: 100_000,
  grossCents: 119_000,
  placedAt: at,
  withdrawableUntil: '2026-12-04T23:00:00.000Z',
  withdrawnAt: null,
  invoice: null,
  accountId: user.id,
  buyer: 'Mia Vogt',
});

/** A package of hours, one of which is redeemed. */
const hoursOrdered = (id: string): ManagedOrder => ({
  ...cardOf(id),
  lines: [
    {
      productId: 'stunden',
      title: 'Zehn Stunden Beratung',
      quantity: 1,
      regularUnitNetCents: 100_000,
      discountPercent: 0,
      unitNetCents: 100_000,
      netCents: 100_000,
      vatPercent: 19,
      vendor: ourselves,
      startsAt: null,
      durationHours: null,
      location: null,
      parts: [],
    },
  ],
  totals: {
    netCents: 100_000,
    vat: [{ percent: 19, netCents: 100_000, vatCents: 19_000 }],
    grossCents: 119_000,
    invoicedGrossCents: 119_000,
  },
  billing: {
    name: 'Mia Vogt',
    street: 'Musterweg 1',
    zip: '50667',
    city: 'Köln',
    country: 'DE',
  },
  payment: 'invoice',
  earlyStart: false,
  termsVersion: '2026-11',
  language: 'de',
  hourPackages: [
    {
      id: 'hours',
      orderId: id,
      title: 'Zehn Stunden Beratung',
      vendor: ourselves,
      minutesTotal: 600,
      minutesLeft: 540,
      redeemableFrom: at,
      awaitsPayment: false,
      expiresAt: '2029-11-20T09:00:00.000Z',
      voidedAt: null,
    },
  ],
  redemptions: [
    { id: 'first', packageId: 'hours', minutes: 60, topic: 'Mietvertrag', redeemedAt: at },
  ],
});

inFreshWindows();

test.each(locales)('staff find an order by its number: %s', async (locale) => {
  const { orders, order } = textsOf(locale).staffOrders;
  const [id, other] = [idOf(7), idOf(8)];
  const number = orderNumber(id);
  const api = await openConsole({
    role: 'staff',
    locale,
    answers: {
      'GET /admin/orders': ({ query }) =>
        query.number ? listed(cardOf(id)) : listed(cardOf(other), cardOf(id)),
      'GET /admin/orders/:id': () => hoursOrdered(id),
      'GET /users/:id': () => user as never,
    },
  });
  await page.getByRole('link', { name: orders.title, exact: true }).click();
  await appears(page.getByRole('heading', { level: 1, name: orders.title }));
  await field(orders.search, page.getByRole('main')).fill(number.toLowerCase());
  await expect.poll(() => document.querySelectorAll('main tbody tr').length).toBe(1);
  const [last] = api.sentTo('GET /admin/orders').slice(-1);
  expect(last?.query).toEqual({ limit: '25', offset: '0', number: number.toLowerCase() });
  expect(await barriersInBothModes()).toEqual([]);
  await page.getByRole('link', { name: number }).click();
  await appears(heading(order.heading.replace('{{number}}', number)));
  await appears(page.getByRole('link', { name: user.email ?? '' }));
  const redeemed = page.getByRole('list', { name: order.redeemed }).getByRole('listitem');
  const line = redeemed.element().textContent;
  expect(line).toContain('Mietvertrag');
  expect(line).toContain(duration(60, locale));
  expect(await barriersInBothModes()).toEqual([]);
});

test.each(locales)('staff mark an inquiry as done, and open it again: %s', async (locale) => {
  const { inquiries: words } = textsOf(locale).staffInquiries;
  const from = (name: string, index: number): ManagedInquiry => ({
    id: idOf(index),
    kind: 'contact',
    language: 'de',
    receivedAt: at,
    doneAt: null,
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
  await page.getByRole('option', { name: words.states.done }).click();
  await named(words.reopenLabel).click();
  await disappears(shown);
  const sent = api.sentTo('POST /admin/inquiries/:id/done').map(({ body }) => body);
  expect(sent).toEqual([{ done: true }, { done: false }]);
});
