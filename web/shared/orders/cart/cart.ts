import type { Cart } from '#api/contract.gen.d.ts';
import type { Call } from '../../../kit/api/call.ts';
import { dataOf } from '../../../kit/session/context.ts';
import { cookieWishes, noWishesCookie } from './cart-cookie.ts';

/** How many things are in the cart. */
export const countOf = (cart: Cart): number =>
  cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface LoadedCart {
  cart: Cart;
  headers: Record<string, string>;
}

/**
 * The account's cart. What was chosen before the login joins it, and its cookie goes: these headers
 * belong to the answer.
 */
export async function loadCart(call: Call, request: Request): Promise<LoadedCart> {
  const lines = cookieWishes(request);
  if (lines.length > 0) {
    const joined = await call('PATCH /cart', { body: { change: 'join', lines } });
    if (joined.ok) return { cart: joined.data, headers: { 'set-cookie': noWishesCookie() } };
    // It is tried again with the next page.
  }
  return { cart: dataOf(await call('GET /cart')), headers: {} };
}
