import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { undoForm } from './order-forms.ts';
import { HiddenFields, type Posting, type SendingProps, usePosting } from './sending.tsx';

/** Offers the undoing, and ends with it. */
export const redeemedToast = 'redeemed';

/** Of all redemptions of a package: one that is undone is gone before the outcome is said. */
export function useUndo({ onLoggedOut }: Pick<SendingProps, 'onLoggedOut'>) {
  const { t } = useTranslation(['orders']);
  const toasts = useToasts();
  return usePosting(onLoggedOut, () => {
    toasts.remove(redeemedToast);
    toasts.add({ ...t('orders:hours.undo.success'), color: 'success' });
  });
}

interface UndoProps {
  redemption: { id: string; packageId: string };
  formKey: string;
  msLeft: number;
  undoing: Posting;
}

/** Gives hours back that were redeemed by mistake, while that is possible. */
export function UndoRedemption({ redemption, formKey, msLeft, undoing }: UndoProps) {
  const { t } = useTranslation(['orders']);
  const isOver = useTimeOver(msLeft);
  const { Form, busy, refusedOf } = undoing;
  const form = undoForm(redemption);
  const refused = refusedOf(form);
  if (isOver && !refused) return null;
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields form={form} formKey={formKey} />
      <FormNotice refused={refused} texts={t('orders:refusal')} sx={{ mt: 1 }} />
      <Button type="submit" size="small" loading={busy} sx={{ ml: -1 }}>
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
