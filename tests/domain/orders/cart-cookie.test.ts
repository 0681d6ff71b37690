import { expect, test } from 'vitest';
import { MAX_LINES, MAX_QUANTITY } from '#domain/orders/order.ts';
import {
  cookieWishes,
  formatWishes,
  parseWishes,
  wishesCookie,
  withOneMore,
} from '#web/shared/orders/cart/cart-cookie.ts';

const wish = (productId: string, quantity = 1) => ({ productId, quantity });

test('what was chosen is read back from its cookie', () => {
  const wishes = [wish('funding-check'), wish('tax-package', 2)];
  const [pair = ''] = wishesCookie(wishes).split(';');
  const request = new Request('https://site.example', { headers: { cookie: `a=b; ${pair}; c=d` } });
  expect(cookieWishes(request)).toEqual(wishes);
  expect(wishesCookie(wishes)).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
});

test.each([
  '',
  'x',
  '.1',
  'a.0',
  'a.21',
  'a.x',
  '../etc.1',
  'A.1',
  'a--b.1',
  `${'a'.repeat(81)}.1`,
])('%j is no choice', (text) => {
  expect(parseWishes(text)).toEqual([]);
});

test('a cookie holds no more lines than a cart, and each product once', () => {
  const many = Array.from({ length: MAX_LINES + 5 }, (_, index) => wish(`p${index}`));
  expect(parseWishes(formatWishes(many))).toHaveLength(MAX_LINES);
  expect(withOneMore(parseWishes(formatWishes(many)), 'other')).toHaveLength(MAX_LINES);
  expect(parseWishes('a.1~a.3')).toEqual([wish('a', 3)]);
});

test('one more of a product, up to what can be ordered', () => {
  expect(withOneMore([], 'a')).toEqual([wish('a')]);
  expect(withOneMore([wish('b'), wish('a')], 'a')).toEqual([wish('b'), wish('a', 2)]);
  expect(withOneMore([wish('a', MAX_QUANTITY)], 'a')).toEqual([wish('a', MAX_QUANTITY)]);
});
