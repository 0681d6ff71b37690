import { useLocation } from 'react-router';
import type { LineChange } from '#domain/orders/cart.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { Toast } from '../../../kit/ui/toasts/toast.ts';

/** What became of a form that was posted to the cart, on whatever page it is. */
export type CartChanged = { ok: true; change: LineChange['change'] } | { ok: false; code: string };

type Refusal = Pick<Toast, 'title' | 'description' | 'timeout' | 'actions'>;

/** Why the cart did not take a change; undefined for what a later attempt may solve. */
export function useCartRefusal() {
  const { t } = useTexts('shop');
  const here = useLocation();
  const refusals: Readonly<Record<string, Refusal>> = t('shop:cart.refusal');
  return (code: string): Refusal | undefined => {
    const refusal = refusals[code];
    if (!refusal || code !== 'LOGGED_OUT') return refusal;
    const actions = [{ label: t('common:menu.login'), href: loginPath(here) }];
    return { ...refusal, timeout: 0, actions };
  };
}
