import { MAX_LINES, MAX_QUANTITY, type Wish } from '#domain/orders/order.ts';
import { slugSchema } from '#domain/slug.ts';

/**
 * What somebody chose on the public pages, until they have logged in: ids and quantities, nothing
 * about the person. `funding-check.1~tax-package.2`
 */
const name = '__Host-cart';
const maxAgeSeconds = 14 * 24 * 60 * 60;

export function cookieWishes(request: Request): Wish[] {
  const cookies = (request.headers.get('cookie') ?? '').split('; ');
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found ? parseWishes(found.slice(name.length + 1)) : [];
}

/** Whatever is not a wish is left out; a product that is there twice counts once. */
export function parseWishes(text: string): Wish[] {
  const wishes = new Map<string, number>();
  for (const part of text.split('~').slice(0, MAX_LINES)) {
    const [, id = '', digits = ''] = /^([a-z0-9-]+)\.(\d{1,2})$/.exec(part) ?? [];
    const quantity = Number(digits);
    const fits = quantity >= 1 && quantity <= MAX_QUANTITY;
    if (fits && slugSchema.safeParse(id).success) wishes.set(id, quantity);
  }
  return [...wishes].map(([productId, quantity]) => ({ productId, quantity }));
}

export const formatWishes = (wishes: readonly Wish[]): string =>
  wishes.map(({ productId, quantity }) => `${productId}.${quantity}`).join('~');

/** One more of a product, as far as there is room. */
export function withOneMore(wishes: readonly Wish[], productId: string): Wish[] {
  const before = wishes.find((wish) => wish.productId === productId);
  if (!before) return [...wishes, { productId, quantity: 1 }].slice(0, MAX_LINES);
  const quantity = Math.min(before.quantity + 1, MAX_QUANTITY);
  return wishes.map((wish) => (wish === before ? { ...wish, quantity } : wish));
}

export const wishesCookie = (wishes: readonly Wish[]) =>
  cookie(formatWishes(wishes), maxAgeSeconds);
export const noWishesCookie = () => cookie('', 0);

const cookie = (value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
