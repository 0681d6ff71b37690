import type { Cart } from '#api/contract.ts';
import type { Wish } from '#domain/orders/order.ts';
import type { Answer, Backend } from '../../server/services.ts';
import { dataOf } from '../session/context.ts';
import { cookieWishes, merged, noWishesCookie } from './cart-cookie.ts';

export const wishesOf = (cart: Cart): Wish[] =>
  cart.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));

/** How many things are in the cart. */
export const countOf = (cart: Cart): number =>
  cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const putCart = (backend: Backend, lines: readonly Wish[]): Promise<Answer<Cart>> =>
  backend.put<Cart>('/cart', { body: { lines } });

interface LoadedCart {
  cart: Cart;
  headers: Record<string, string>;
}

/**
 * The account's cart. What was chosen before the login joins it, and its cookie goes: these headers
 * belong to the answer.
 */
export async function loadCart(backend: Backend, request: Request): Promise<LoadedCart> {
  const chosen = cookieWishes(request);
  const cart = dataOf(await backend.get<Cart>('/cart'));
  if (chosen.length === 0) return { cart, headers: {} };
  const joined = await putCart(backend, merged(wishesOf(cart), chosen));
  // It is tried again with the next page.
  if (!joined.ok) return { cart, headers: {} };
  return { cart: joined.data, headers: { 'set-cookie': noWishesCookie() } };
}
