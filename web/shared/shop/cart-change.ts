import type { LineChange } from '#domain/orders/cart.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** What became of a form that was posted to the cart, on whatever page it is. */
export type CartChanged = { ok: true; change: LineChange['change'] } | { ok: false; code: string };

/** Why the cart did not take a change; undefined for what a later attempt may solve. */
export function useCartRefusal() {
  const { refusal } = useI18n('shop').texts.shop.cart;
  const refusals: Readonly<Record<string, { title: string; description: string }>> = refusal;
  return (code: string) => refusals[code];
}
