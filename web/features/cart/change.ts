import { redirect } from 'react-router';
import type { Cart } from '#api/contract.ts';
import { slugSchema } from '#domain/catalogue/product.ts';
import { MAX_LINES, MAX_QUANTITY, type Wish } from '#domain/orders/order.ts';
import type { Answer, Backend } from '../../server/services.ts';
import type { Fields } from '../../shared/forms/rules.ts';
import { dataOf } from '../../shared/session/context.ts';
import { loginPath } from '../../shared/session/guard.ts';
import { putCart, wishesOf } from '../../shared/shop/cart.ts';
import { type CartChanged, type CartIntent, cartIntents } from '../../shared/shop/cart-change.ts';

/**
 * Carries out what a form asks of the cart.
 * @throws Response 400 for a form that is none of ours, or a redirect to the login
 */
export async function changeCart(backend: Backend, fields: Fields, url: URL): Promise<CartChanged> {
  const intent = cartIntents.find((one) => one === fields.intent);
  const id = slugSchema.safeParse(fields.productId);
  if (!intent || !id.success) throw new Response(null, { status: 400 });
  const lines = wishesOf(dataOrLogin(await backend.get<Cart>('/cart'), url));
  const position = lines.findIndex(({ productId }) => productId === id.data);
  const quantity = lines[position]?.quantity ?? 0;
  const wanted = changed(lines, { intent, productId: id.data, fields });
  const answer = await putCart(backend, wanted);
  const inCart = answer.ok && wishesOf(answer.data).some(({ productId }) => productId === id.data);
  return {
    ok: answer.ok && (intent === 'remove' || inCart),
    intent,
    productId: id.data,
    before: { quantity, position },
  };
}

function dataOrLogin<T>(answer: Answer<T>, url: URL): T {
  if (!answer.ok && answer.status === 401) throw redirect(loginPath(url));
  return dataOf(answer);
}

interface Change {
  intent: CartIntent;
  productId: string;
  fields: Fields;
}

function changed(lines: readonly Wish[], { intent, productId, fields }: Change): Wish[] {
  if (intent === 'remove') return lines.filter((line) => line.productId !== productId);
  const asked = numberIn(fields.quantity, 1, MAX_QUANTITY) ?? 1;
  const known = lines.find((line) => line.productId === productId);
  const added = intent === 'add' ? (known?.quantity ?? 0) : 0;
  const line = { productId, quantity: Math.min(asked + added, MAX_QUANTITY) };
  if (known) return lines.map((other) => (other === known ? line : other));
  const position = numberIn(fields.position, 0, MAX_LINES) ?? lines.length;
  return lines.toSpliced(position, 0, line).slice(0, MAX_LINES);
}

function numberIn(text: string | undefined, least: number, most: number): number | undefined {
  const value = Number(text || Number.NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
