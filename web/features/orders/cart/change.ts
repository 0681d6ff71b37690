import { redirect } from 'react-router';
import { lineChange } from '#domain/orders/cart.ts';
import type { Call } from '../../../kit/api/call.ts';
import type { Fields } from '../../../kit/forms/rules.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import type { CartChanged } from '../../../shared/orders/cart/cart-change.ts';

/**
 * Carries out what a form asks of the cart.
 * @throws Response 400 for a form that is none of ours, or a redirect to the login
 */
export async function changeCart(call: Call, fields: Fields, url: URL): Promise<CartChanged> {
  const { quantity = 1, position } = fields;
  const form = lineChange.safeParse({
    ...fields,
    quantity: Number(quantity),
    position: position === undefined ? undefined : Number(position),
  });
  if (!form.success) throw new Response(null, { status: 400 });
  const answer = await call('PATCH /cart', { body: form.data });
  if (answer.ok) return { ok: true, change: form.data.change };
  if (answer.status === 401) throw redirect(loginPath(url));
  return { ok: false, code: answer.code };
}
