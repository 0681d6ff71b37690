import { describe, expect, test } from 'vitest';
import { type CartChange, cartRequest, changed } from '#domain/orders/cart.ts';
import { MAX_LINES, MAX_QUANTITY } from '#domain/orders/order.ts';

const line = (productId: string, quantity = 1) => ({ productId, quantity });
const full = Array.from({ length: MAX_LINES }, (_, index) => line(`p-${index}`));

describe('A cart', () => {
  test.each([
    [full, true],
    [[...full, line('other')], false],
    [[line('a', MAX_QUANTITY)], true],
    [[line('a', MAX_QUANTITY + 1)], false],
    [[line('a', 0)], false],
    [[line('a'), line('a')], false],
    [[line('No Slug')], false],
    [[], true],
  ])('%j: %s', (lines, fine) => {
    expect(cartRequest.safeParse({ lines }).success).toBe(fine);
  });
});

describe('A change of the cart', () => {
  const cart = [line('a'), line('b', 3)];

  test.each<[string, CartChange, object]>([
    ['adds at the end', { change: 'add', ...line('c', 2) }, [...cart, line('c', 2)]],
    ['adds in a place', { change: 'add', ...line('c'), position: 0 }, [line('c'), ...cart]],
    ['adds to what is there', { change: 'add', ...line('a', 2) }, [line('a', 3), line('b', 3)]],
    ['sets a quantity', { change: 'set', ...line('b', 1) }, [line('a'), line('b', 1)]],
    ['brings nothing back', { change: 'set', ...line('c', 2) }, { refused: 'NOT_IN_CART' }],
    ['removes a line', { change: 'remove', productId: 'a' }, [line('b', 3)]],
    ['removes what is gone', { change: 'remove', productId: 'c' }, cart],
  ])('%s', (_, change, after) => {
    expect(changed(cart, change)).toEqual(after);
  });

  test('adds no more than the cart holds, and pushes nothing out', () => {
    expect(changed(full, { change: 'add', ...line('other'), position: 0 })).toMatchObject({
      refused: 'CART_FULL',
    });
    expect(changed(full, { change: 'add', ...line('p-1') })).toContainEqual(line('p-1', 2));
    const many = [line('a', MAX_QUANTITY - 1)];
    expect(changed(many, { change: 'add', ...line('a') })).toEqual([line('a', MAX_QUANTITY)]);
    expect(changed(many, { change: 'add', ...line('a', 2) })).toMatchObject({
      refused: 'QUANTITY_TOO_HIGH',
    });
  });

  test('joins once what was chosen before the login, however often it is sent', () => {
    const join: CartChange = { change: 'join', lines: [line('a', 2), line('b'), line('c')] };
    const once = [line('a', 2), line('b', 3), line('c')];
    expect(changed(cart, join)).toEqual(once);
    expect(changed(once, join)).toEqual(once);
    expect(changed(full, join)).toEqual(full);
  });
});
