import { afterAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { locales, type PageName, paths, pathTo } from '#domain/site/paths.ts';
import * as productPage from '#web/features/catalogue/market/product.tsx';
import * as productsPage from '#web/features/catalogue/market/products.tsx';
import * as cartPage from '#web/features/orders/cart/cart.tsx';
import * as checkoutPage from '#web/features/orders/cart/checkout.tsx';
import * as completedPage from '#web/features/orders/cart/completed.tsx';
import * as orderPage from '#web/features/orders/order.tsx';
import * as ordersPage from '#web/features/orders/orders.tsx';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears } from '../support/components/controls.ts';
import { listed, stubApi } from '../support/mock/api.ts';
import { cartOf, orderId, orderOf, productOf, soldProducts } from '../support/mock/market.ts';
import { textsOf } from '../support/texts.ts';

const modules = {
  products: productsPage,
  product: productPage,
  cart: cartPage,
  checkout: checkoutPage,
  'purchase-completed': completedPage,
  orders: ordersPage,
  order: orderPage,
} satisfies Partial<Record<PageName, unknown>>;

const shown: [keyof typeof modules, string][] = [
  ['products', ''],
  ['products', '?q=qqqqq'],
  ['product', ''],
  ['cart', ''],
  ['checkout', ''],
  ['purchase-completed', `?order=${orderId}`],
  ['orders', ''],
  ['order', ''],
];

afterAll(() => onScreen(1280));

describe.each(locales)('pages of the marketplace are for everybody, %s', (locale) => {
  const sold = soldProducts(locale);
  const firstPage = { listed: { data: sold.slice(0, 12), meta: { total: sold.length } } };
  const hours = productOf('legal-package', locale);
  const order = orderOf(cartOf([hours]));
  const byPartner = Map.groupBy(sold, ({ vendor }) => vendor.kind);
  const cart = cartOf([...byPartner.values()].flatMap(([one]) => one ?? []));

  const open = (name: keyof typeof modules, search: string) => {
    const api = stubApi({
      'GET /products': () => (search ? listed() : firstPage),
      'GET /products/:id': () => hours,
      'GET /cart': () => cart,
      'GET /billing-addresses': () => [],
      'GET /payment-methods': () => ['invoice', 'card'],
      'GET /orders': () => listed(order),
      'GET /orders/:id': () => order,
    });
    const address = pathTo(name, locale, { id: name === 'order' ? orderId : hours.id }) + search;
    const place = { path: paths[name][locale], address };
    return showPage(modules[name], place, { api, locale, framed: true });
  };

  test.each(shown)('%s%s', async (name, search) => {
    await open(name, search);
    await appears(page.getByRole('heading', { level: 1 }));
    // German pages are examined as on a phone, English ones as in a window.
    for (const width of locale === 'de' ? [1280, 360] : [360, 1280]) {
      await onScreen(width);
      expect(spill(), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('beside the order stands what it means, and where the terms say how it is made', async () => {
    await open('products', '');
    const { ranking } = textsOf(locale).market.filter;
    const link = page.getByRole('link', { name: ranking.link });
    await appears(link);
    await appears(page.getByText(ranking.text, { exact: false }));
    const [terms, id] = (link.element().getAttribute('href') ?? '').split('#');
    expect(terms).toBe(pathTo('terms', locale));
    expect(textsOf(locale).legal.terms.sections.map((section) => section.id)).toContain(id);
  });
});
