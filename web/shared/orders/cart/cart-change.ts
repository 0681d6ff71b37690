import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { LineChange } from '#domain/orders/cart.ts';
import type { FormOutcome, FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { asToast, useRefusalText } from '../../../kit/forms/refusal-text.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import type { Toast } from '../../../kit/ui/toasts/toast.ts';

/** What became of a form that was posted to the cart, on whatever page it is. */
export type CartChanged = FormOutcome<Pick<LineChange, 'change'>>;

type CartToast = Pick<Toast, 'title' | 'description' | 'timeout' | 'actions'>;

/**
 * Says why the cart did not take a change.
 * @param failed for what a later attempt may solve
 */
export function useCartRefusal(failed: { title: string; description: string }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const here = useLocation();
  const own = { ...t('catalogue:cart.refusal'), NETWORK: failed, UNAVAILABLE: failed };
  const textOf = useRefusalText(own);
  return (refused: FormRefusal): CartToast => {
    const toast = asToast(textOf(refused));
    if (refused.code !== 'LOGGED_OUT') return toast;
    const actions = [{ label: t('common:menu.login'), href: loginPath(here) }];
    return { ...toast, timeout: 0, actions };
  };
}
