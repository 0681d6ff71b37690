import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#api/contract.gen.d.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { appointmentDate, duration, longDate, money } from '#domain/site/formats.ts';
import { type Locale, locales, paths, pathTo } from '#domain/site/paths.ts';
import * as checkoutPage from '#web/features/orders/cart/checkout.tsx';
import * as completedPage from '#web/features/orders/cart/completed.tsx';
import * as ordersPage from '#web/features/orders/orders.tsx';
import { fullName } from '#web/kit/session/full-name.ts';
import { showPage } from '../../support/components/app.tsx';
import {
  appears,
  button,
  disappears,
  field,
  heading,
  pattern,
  said,
  toasted,
  valueOf,
} from '../../support/components/controls.ts';
import { hoursBought, openOrder, redeem } from '../../support/components/order-page.tsx';
import { type Answers, listed, refused, stubApi } from '../../support/mock/api.ts';
import { cartOf, orderOf, productOf } from '../../support/mock/market.ts';
import { user } from '../../support/mock/site.ts';
import { spaced, textsOf } from '../../support/texts.ts';

const mainText = () => spaced(document.querySelector('main')?.innerText ?? '');
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));
const place = 'POST /orders';

/** In the dialog above the page. */
async function logInAgain({ session }: ReturnType<typeof textsOf>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: session.ended });
  await field(session.password, dialog).fill('ein ganzer Satz');
  await button(session.submit).click();
  await disappears(dialog);
}

async function openCheckout(locale: Locale, cart: Cart, answers: Answers = {}) {
  const texts = textsOf(locale);
  const order = orderOf(cart);
  const api = stubApi({
    'GET /cart': () => cart,
    'GET /billing-addresses': () => [],
    'GET /payment-methods': () => ['invoice'],
    'GET /orders': () => listed(),
    'GET /orders/:id': () => order,
    [place]: () => order,
    ...answers,
  });
  const { loader, default: Component } = completedPage;
  const others = [{ path: paths['purchase-completed'][locale], loader, Component }];
  const { session } = await showPage(
    checkoutPage,
    { path: paths.checkout[locale] },
    { api, locale, others },
  );
  await appears(heading(texts.cart.checkout.title));
  const { checkout: words } = texts;
  return {
    api,
    session,
    texts,
    send: () => button(words.order).click(),
    street: () => valueOf(field(words.address.street)),
    fillAddress: async () => {
      await field(words.address.street).fill('Musterweg 1');
      await field(words.address.zip).fill('50667');
      await field(words.address.city).fill('Köln');
    },
    isCompleted: () => appears(heading(texts.cart.completed.title)),
  };
}

describe.each(locales)('buying what has a date, %s', (locale) => {
  test('a seminar: its date and place stand above the button and with the order', async () => {
    const seminar = productOf('seminar-director-duties', locale);
    const when = spaced(appointmentDate(String(seminar.startsAt), locale));
    const cart = cartOf([seminar]);
    await openCheckout(locale, cart);
    expect(mainText()).toContain(`${when} · ${seminar.location}`);
    await openOrder(locale, orderOf(cart));
    expect(mainText()).toContain(`${when} · ${seminar.location}`);
  });
});

describe.each(locales)('buying, %s', (locale) => {
  const amount = (cents: number) => spaced(money(cents, locale));

  test('the address is filled in by the browser, and no country has to be chosen that is', async () => {
    const { texts } = await openCheckout(locale, cartOf([productOf('legal-package', locale)]));
    const { address } = texts.checkout;
    const street = field(address.street).element();
    expect(street.getAttribute('autocomplete')).toBe('address-line1');
    const country = field(address.country).element();
    // A list that always has a value is not required: it cannot be empty.
    expect([country.tagName, country.hasAttribute('required')]).toEqual(['SELECT', false]);
    await said(address.countryHelp);
  });

  test('nothing is ticked beforehand, and the total with VAT comes first', async () => {
    const bundle = productOf('bundle-legal-start', locale);
    const cart = cartOf([bundle]);
    const { api, texts, send, fillAddress, isCompleted } = await openCheckout(locale, cart);
    expect([box('terms')?.checked, box('earlyStart')?.checked]).toEqual([false, false]);
    await fillAddress();
    await send();
    await said(texts.forms.refusal.MISSING.title, page.getByRole('alert'));
    await said(texts.cart.problem.NOT_ACCEPTED);
    expect(api.sentTo(place)).toEqual([]);
    const [net, total] = [cart.totals.netCents, cart.totals.grossCents].map(amount) as [
      string,
      string,
    ];
    expect(mainText().indexOf(total)).toBeGreaterThan(0);
    expect(mainText().indexOf(total)).toBeLessThan(mainText().indexOf(net));
    box('terms')?.click();
    await send();
    await isCompleted();
    expect(mainText()).toContain(total);
    expect(mainText()).toContain(user.email);
    expect(mainText()).toMatch(/B-[0-9A-F]{8}/);
  });

  test('a price that has changed meanwhile is shown and asked about again', async () => {
    const bought = productOf('funding-advice', locale);
    const { netCents, vatPercent } = bought.price;
    const dearer = (netCents ?? 0) + 1_000;
    const then = cartOf([{ ...bought, price: { ...bought.price, netCents: dearer } }]);
    let now = cartOf([bought]);
    const opened = await openCheckout(locale, now, {
      'GET /cart': () => now,
      'GET /orders/:id': () => orderOf(now),
      [place]: ({ body }) => {
        const { expectedGrossCents } = body as { expectedGrossCents: number };
        now = then;
        if (expectedGrossCents === then.totals.grossCents) return orderOf(then);
        return refused(409, 'PRICE_CHANGED');
      },
    });
    const { cart } = opened.texts;
    await opened.fillAddress();
    box('terms')?.click();
    await opened.send();
    await said(cart.refusal.PRICE_CHANGED.title, page.getByRole('alert'));
    await toasted(cart.failed.title);
    const total = amount(grossCents(dearer, vatPercent));
    await expect.poll(() => mainText().split(total).length).toBeGreaterThan(2);
    expect(opened.street()).toBe('Musterweg 1');
    await opened.send();
    await opened.isCompleted();
    expect(mainText()).toContain(total);
  });
});

describe.each(locales)('an address, %s', (locale) => {
  const used = {
    name: 'Mira Beispiel',
    street: 'Am Hafen 3',
    zip: '48155',
    city: 'Münster',
    country: 'CH',
    used: true,
  } as const;
  const founded = { ...used, company: 'Hafen GmbH', used: false } as const;

  test('of an order before is there, and that of a founded company by one press', async () => {
    const cart = cartOf([productOf('funding-advice', locale)]);
    const opened = await openCheckout(locale, cart, {
      'GET /billing-addresses': () => [
        { ...used, name: fullName(user) },
        { ...founded, street: '', zip: '', country: 'DE' },
        { ...founded, company: 'Kai UG', street: 'Kai 9' },
      ],
    });
    const { address } = opened.texts.checkout;
    expect(opened.street()).toBe('Am Hafen 3');
    const pressed = () =>
      [...document.querySelectorAll('button[aria-pressed=true]')].map((one) => one.textContent);
    const self = `${address.self}, Am Hafen 3, Münster`;
    expect(pressed()).toEqual([self]);
    await button('Kai UG, Kai 9, Münster').click();
    expect(opened.street()).toBe('Kai 9');
    await button(self).click();
    expect(valueOf(field(address.company))).toBe('');
    await button('Hafen GmbH, Münster').click();
    expect(valueOf(field(address.company))).toBe('Hafen GmbH');
    expect(opened.street()).toBe('');
    expect(pressed()).toEqual(['Hafen GmbH, Münster']);
    await field(address.street).fill('Kai 1');
    await field(address.zip).fill('48155');
    box('terms')?.click();
    await opened.send();
    await opened.isCompleted();
    const { used: _used, ...sent } = founded;
    expect(opened.api.sentTo(place)[0]?.body).toMatchObject({
      billing: { ...sent, street: 'Kai 1', country: 'DE' },
    });
  });

  test('is offered where an order still waits for one', async () => {
    const waiting = { ...orderOf(cartOf([productOf('funding-advice', locale)])), billing: null };
    const order = { ...waiting, awaitsAddress: true };
    const { texts } = await openOrder(locale, order, {
      'GET /billing-addresses': () => [used],
    });
    expect(valueOf(field(texts.checkout.address.street))).toBe('Am Hafen 3');
  });
});

describe.each(locales)('what was bought, %s', (locale) => {
  test('a page of orders that is not there leads to the last one', async () => {
    const seminar = productOf('seminar-director-duties', locale);
    const order = orderOf(cartOf([seminar]));
    let asked = 0;
    const api = stubApi({
      'GET /orders': () => {
        asked += 1;
        return { listed: { data: asked === 1 ? [] : [order], meta: { total: 1 } } };
      },
    });
    const path = paths.orders[locale];
    await showPage(ordersPage, { path, address: `${path}?page=9` }, { api, locale });
    await appears(page.getByRole('link', { name: seminar.title }));
  });
});

describe.each(locales)('what is final, %s', (locale) => {
  test('hours are redeemed only once that is confirmed, and come back within a minute', async () => {
    const { answers, state, hours: bought } = hoursBought(locale);
    const minutes = bought.minutesTotal;
    const { api, texts } = await openOrder(locale, state.order, answers);
    const { hours } = texts.orders;
    const question = page.getByRole('dialog');
    const isLeft = (count: number) =>
      appears(page.getByText(pattern(hours.left, { left: duration(count, locale) })));
    await isLeft(minutes);
    await page.getByLabelText(hours.minutes).selectOptions('75');
    await field(hours.topic).fill('Gewährleistung');
    await button(hours.submit).click();
    const title = pattern(hours.ask.title, { duration: duration(75, locale) });
    await appears(question.getByText(title));
    const left = pattern(hours.ask.what, { left: duration(minutes - 75, locale) });
    await appears(question.getByText(left));
    await question.getByRole('button', { name: hours.ask.keep }).click();
    await disappears(question);
    expect(api.sentTo('POST /hour-packages/:id/redemptions')).toEqual([]);
    await redeem(hours);
    await isLeft(minutes - 75);
    const entry = page.getByRole('listitem').filter({ hasText: 'Gewährleistung' });
    expect(spaced(entry.element().textContent ?? '')).toContain(spaced(duration(75, locale)));
    await appears(button(hours.undo.button));
    await expect.poll(() => document.activeElement?.textContent).toBe(hours.submit);
    await button(hours.undo.button).click();
    await toasted(hours.undo.success.title);
    await disappears(page.getByText(hours.success.title, { exact: true }));
    await disappears(button(hours.undo.button));
    await isLeft(minutes);
  });

  test('an order says since when and why it cannot be withdrawn from any more', async () => {
    const { state } = hoursBought(locale);
    const performedAt = '2026-11-21T09:00:00.000Z';
    const { texts } = await openOrder(locale, { ...state.order, performedAt });
    const { ended, button: withdraw } = texts.orders.withdrawal;
    const date = longDate(performedAt, locale);
    await appears(page.getByText(ended.redeemed.replace('{{date}}', date), { exact: false }));
    expect(button(withdraw).query()).toBeNull();
    const form = page.getByRole('link', { name: ended.form }).element();
    expect(form.getAttribute('href')).toBe(pathTo('withdrawal', locale));
    await said(texts.orders.status.placed);
  });
});

describe('an order is sent with everything typed', () => {
  const cart = cartOf([productOf('legal-package', 'de')]);

  test('under the same key, when its answer gets lost and it is sent again', async () => {
    const { api, texts, ...opened } = await openCheckout('de', cart);
    await opened.fillAddress();
    box('terms')?.click();
    api.connection.answersLost = true;
    await opened.send();
    await said(texts.forms.refusal.NETWORK.title, page.getByRole('alert'));
    await toasted(texts.cart.failed.title);
    // Whether something was ordered is not known.
    expect(document.body.textContent).not.toContain(texts.cart.failed.description);
    api.connection.answersLost = false;
    await opened.send();
    await opened.isCompleted();
    const keys = api.sentTo(place).map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('once, after the session has ended', async () => {
    const { api, texts, session, ...opened } = await openCheckout('de', cart);
    await opened.fillAddress();
    box('terms')?.click();
    session.ended = true;
    await opened.send();
    await logInAgain(texts);
    expect(opened.street()).toBe('Musterweg 1');
    expect(api.sentTo(place)).toEqual([]);
    await opened.send();
    await opened.isCompleted();
    expect(api.sentTo(place)).toHaveLength(1);
    await expect.poll(drafts).toEqual([]);
  });

  test('hours are redeemed after the connection and the session were lost', async () => {
    const { answers, state } = hoursBought('de');
    const { api, session, texts } = await openOrder('de', state.order, answers);
    const { hours } = texts.orders;
    await field(hours.topic).fill('Gewährleistung');
    api.connection.lost = true;
    await redeem(hours);
    await said(texts.forms.refusal.NETWORK.title, page.getByRole('alert'));
    api.connection.lost = false;
    session.ended = true;
    await redeem(hours);
    await logInAgain(texts);
    expect(valueOf(field(hours.topic))).toBe('Gewährleistung');
    await redeem(hours);
    await toasted(hours.success.title);
    await appears(page.getByRole('listitem').filter({ hasText: 'Gewährleistung' }));
  });
});
