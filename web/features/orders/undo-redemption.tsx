import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { useOutcome } from '../../kit/forms/use-outcome.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { undoForm } from './order-forms.ts';
import type { SendingProps } from './sending.ts';

/** Offers the undoing, and ends with it. */
export const redeemedToast = 'redeemed';

/** Of all redemptions of a package: one that is undone is gone before the outcome is said. */
export function useUndo({ onLoggedOut }: Pick<SendingProps, 'onLoggedOut'>) {
  const { t } = useTranslation(['orders']);
  const toasts = useToasts();
  const fetcher = useFetcher<FormOutcome>();
  useOutcome(fetcher.data, (answer) => {
    if (answer.ok) {
      toasts.remove(redeemedToast);
      toasts.add({ ...t('orders:hours.undo.success'), color: 'success' });
    } else if (answer.code === 'LOGGED_OUT') onLoggedOut();
  });
  return fetcher;
}

interface UndoProps {
  redemption: { id: string; packageId: string };
  formKey: string;
  msLeft: number;
  undoing: ReturnType<typeof useUndo>;
}

/** Gives hours back that were redeemed by mistake, while that is possible. */
export function UndoRedemption({ redemption, formKey, msLeft, undoing }: UndoProps) {
  const { t } = useTranslation(['orders']);
  const isOver = useTimeOver(msLeft);
  const { Form, state, data: outcome } = undoing;
  const form = undoForm(redemption);
  const refused = outcome?.ok === false && outcome.form === form ? outcome : undefined;
  if (isOver && !refused) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="key" value={formKey} suppressHydrationWarning />
      <FormNotice refused={refused} texts={t('orders:refusal')} sx={{ mt: 1 }} />
      <Button type="submit" size="small" loading={state !== 'idle'} sx={{ ml: -1 }}>
        {t('orders:hours.undo.button')}
      </Button>
    </Form>
  );
}

function useTimeOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
