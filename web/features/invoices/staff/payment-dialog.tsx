import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { z } from 'zod';
import type { ManagedInvoice } from '#api/contract.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { dayKey, money } from '#domain/site/formats.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { type FormRules, fieldsOf } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { useCommandForm } from '../../../shared/staff/forms/use-command-form.ts';
import { useProblemText } from '../../../shared/staff/forms/use-problem-text.ts';
import { useUnsavedGuard } from '../../../shared/staff/forms/use-unsaved-guard.tsx';

const schema = z.object({
  amountCents: z.int(),
  paidAt: z.iso.datetime(),
  overpaid: z.boolean(),
});

/** `-119,00` and `119.00` alike. */
const signedCents = (amount: string) => {
  const [, sign = '', rest = ''] = /^\s*([-−–]?)\s*(.*)$/.exec(amount) ?? [];
  return (sign === '' ? 1 : -1) * centsOf(rest);
};

const rules: FormRules<typeof schema> = {
  schema,
  payload: ({ amountCents = '', paidAt = '', overpaid }) => ({
    amountCents: signedCents(amountCents),
    // Noon, so that the day is the same in Berlin.
    paidAt: `${paidAt}T12:00:00Z`,
    overpaid: overpaid === 'on',
  }),
  problems: ({ amountCents = '', paidAt = '' }) => ({
    ...(amountCents.trim() === '' && { amountCents: 'REQUIRED' }),
    ...(paidAt === '' && { paidAt: 'REQUIRED' }),
  }),
};

interface Props {
  invoice: ManagedInvoice;
  onClose: () => void;
}

/** Asks for what came in, or went back where too much was paid. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const { t, locale } = useTexts('staffInvoices');
  const problemText = useProblemText();
  const id = useId();
  const { form, isRefund, openCents, mayBeTooMuch, hasUnsaved } = usePaymentForm(invoice, onClose);
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose });
  const words = t('staffInvoices:invoices.payment');
  const amount = money(Math.abs(openCents), locale);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {t('staffInvoices:invoices.payment.title', { number: invoice.number })}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: 3 }}>
            {isRefund ? words.whatRefund : words.what}
          </Typography>
          <Box
            inert={form.sending}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}
          >
            <TextInput
              name="amountCents"
              label={words.amount}
              help={t(`staffInvoices:invoices.payment.${isRefund ? 'refundHint' : 'amountHint'}`, {
                amount,
              })}
              required
            />
            <TextInput name="paidAt" type="date" label={words.paidOn} required />
          </Box>
          {mayBeTooMuch && <CheckInput name="overpaid" label={words.overpaid} />}
          {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {words.cancel}
          </Button>
          <SubmitButton>{words.submit}</SubmitButton>
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}

/** Filled with what is open, or has to go back, and today's date. */
function usePaymentForm(invoice: ManagedInvoice, onClose: () => void) {
  const { t, locale } = useTexts('staffInvoices');
  const { id, status, grossCents, paidCents, refundCents } = invoice;
  const isRefund = refundCents > 0;
  const owesUs = isUnpaid(status);
  const openCents = owesUs ? grossCents - paidCents : -refundCents;
  const [initial] = useState(() => ({
    amountCents: openCents === 0 ? '' : money(openCents, locale).replace(/[^\d.,-]/g, ''),
    paidAt: dayKey(new Date().toISOString()),
  }));
  const form = useCommandForm({
    rules,
    initial,
    send: (body, key) =>
      call('POST /admin/invoices/:id/payments', { params: { id }, body, idempotencyKey: key }),
    done: () => t('staffInvoices:invoices.payment.done'),
    onDone: onClose,
  });
  const [mayBeTooMuch, setMayBeTooMuch] = useState(openCents === 0);
  if (form.refused?.code === 'PAYMENT_TOO_HIGH' && !mayBeTooMuch) setMayBeTooMuch(true);
  const hasUnsaved = () => {
    if (!form.element.current) return false;
    const typed = fieldsOf(new FormData(form.element.current));
    return Object.entries(initial).some(([name, value]) => typed[name] !== value);
  };
  return { form, isRefund, openCents, mayBeTooMuch, hasUnsaved };
}
