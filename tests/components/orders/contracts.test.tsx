import { expect, test } from 'vitest';
import { totalsOf } from '#domain/orders/totals.ts';
import { packageContents } from '#domain/pricing/package-contents.ts';
import { money } from '#domain/site/formats.ts';
import { locales, paths } from '#domain/site/paths.ts';
import * as checkoutPage from '#web/features/orders/cart/checkout.tsx';
import { showPage } from '../../support/components/app.tsx';
import { appears, button, field, heading, toasted } from '../../support/components/controls.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { listed, stubApi } from '../../support/mock/api.ts';
import { foundationAt } from '../../support/mock/foundations.ts';
import { cartOf, productOf } from '../../support/mock/market.ts';
import { spaced, textsOf } from '../../support/texts.ts';

/** What stands above the button that orders. */
function aboveButton(label: string): string {
  const text = spaced(document.querySelector('main')?.innerText ?? '');
  return text.slice(0, text.lastIndexOf(label));
}

const offer = {
  netCents: 79_900,
  vatRate: 19,
  grossCents: 95_081,
  termsVersion: '2026-11-22',
  positions: [
    { vendor: 'operator' as const, name: 'Betreiber', address: null, netCents: 49_900 },
    { vendor: 'law-firm' as const, name: 'Kanzlei', address: null, netCents: 30_000 },
  ],
};

test.each(locales)(
  '%s: each contract of the package has its total with VAT, and what it gives for it',
  async (locale) => {
    const ordering = { orderRequired: true, lacksOrder: true, offer };
    const now = foundationAt('consultation-appointment-select-pending', ordering);
    const { texts } = await openFoundation({ now, locale });
    const { order: label } = texts.checkout;
    await appears(button(label));
    const said = aboveButton(label);
    for (const cents of [95_081, 59_381, 35_700]) {
      expect(said).toContain(spaced(money(cents, locale)));
    }
    expect(said).not.toContain(spaced(money(49_900, locale)));
    for (const item of Object.values(packageContents[locale]).flat()) {
      expect(said).toContain(item);
    }
  },
);

test('an address typed into the order of the package outlives a reload, one of before is there', async () => {
  const now = foundationAt('consultation-appointment-select-pending', {
    orderRequired: true,
    lacksOrder: true,
    offer,
  });
  const used = { name: 'Mira', street: 'Am Hafen 3', zip: '48155', city: 'Münster' };
  const answers = () => ({
    'GET /billing-addresses': () => [{ ...used, country: 'DE' as const, used: true }],
  });
  const open = async () => {
    const { texts } = await openFoundation({ now, answers });
    return field(texts.checkout.address.street);
  };
  const street = await open();
  await expect.element(street).toHaveValue('Am Hafen 3');
  await street.fill('Kai 1');
  await expect.element(await open()).toHaveValue('Kai 1');
});

test.each(locales)(
  '%s: an order of the package without a connection says that buying failed',
  async (locale) => {
    const { api, texts } = await openFoundation({
      now: foundationAt('consultation-appointment-select-pending', {
        orderRequired: true,
        lacksOrder: true,
        offer,
      }),
      locale,
    });
    await appears(button(texts.checkout.order));
    document.querySelector<HTMLInputElement>('input[name=terms]')?.click();
    api.connection.lost = true;
    await button(texts.checkout.order).click();
    await toasted(texts.foundations.order.failed);
  },
);

test.each(locales)('%s: each contract of an order has its total with VAT', async (locale) => {
  const cart = cartOf(
    ['tax-package', 'legal-package', 'trademark'].map((id) => productOf(id, locale)),
  );
  const texts = textsOf(locale);
  const api = stubApi({
    'GET /cart': () => cart,
    'GET /billing-addresses': () => [],
    'GET /payment-methods': () => ['invoice'],
    'GET /orders': () => listed(),
  });
  await showPage(checkoutPage, { path: paths.checkout[locale] }, { api, locale });
  await appears(heading(texts.cart.checkout.title));
  const said = aboveButton(texts.checkout.order);
  const contracts = Object.values(
    Object.groupBy(cart.lines, ({ product }) => product.vendor.kind),
  ).map((lines = []) =>
    totalsOf(
      lines.map(({ netCents, product: { price, vendor } }) => ({
        netCents,
        vatPercent: price.vatPercent,
        vendor,
      })),
    ),
  );
  expect(contracts).toHaveLength(2);
  for (const { grossCents } of contracts) {
    const total = `${texts.catalogue.totals.contract} ${money(grossCents, locale)}`;
    expect(said.replaceAll('\n', ' ')).toContain(spaced(total));
  }
});
