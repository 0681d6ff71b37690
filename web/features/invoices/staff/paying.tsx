import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import type { Answered } from '../../../kit/api/call.ts';
import { PaymentDialog } from './payment-dialog.tsx';

/** The dialog of a list in which what came in or went back is entered. */
export function usePaying(read: Answered<readonly ManagedInvoice[]>) {
  const [chosen, setChosen] = useState<ManagedInvoice>();
  // As it is now: a colleague may enter a payment while the dialog is open.
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  return {
    pay: setChosen,
    dialog: paying && <PaymentDialog invoice={paying} onClose={() => setChosen(undefined)} />,
  };
}

export function PayButton({ isOwed, onPay }: { isOwed: boolean; onPay: () => void }) {
  const { t } = useTranslation(['staffInvoices']);
  return (
    <Button variant="outlined" size="small" onClick={onPay} sx={{ whiteSpace: 'nowrap' }}>
      {t(`staffInvoices:invoices.payment.${isOwed ? 'back' : 'in'}.button`)}
    </Button>
  );
}
