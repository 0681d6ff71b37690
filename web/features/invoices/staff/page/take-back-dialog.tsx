import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { InvoicePayment } from '#api/contract.gen.d.ts';
import { takeBackReasons } from '#domain/invoices/payment.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { call } from '../../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../../shared/staff/forms/error-alert.tsx';
import { useCommandForm } from '../../../../shared/staff/forms/use-command-form.ts';
import { useProblemText } from '../../../../shared/staff/forms/use-problem-text.ts';

interface Props {
  payment: InvoicePayment;
  onClose: () => void;
}

const rules = { schema: z.object({ reason: z.enum(takeBackReasons, 'REQUIRED') }) };

/** Asks why an entry is taken back. */
export function TakeBackDialog({ payment, onClose }: Props) {
  const { t } = useTranslation(['staffInvoices', 'staffPayments']);
  const { locale } = useLocale();
  const id = useId();
  const problemText = useProblemText();
  const words = t('staffInvoices:invoice.takeBack');
  const form = useCommandForm({
    rules,
    send: (body, idempotencyKey) =>
      call('POST /admin/payments/:id/take-back', {
        params: { id: payment.id },
        body,
        idempotencyKey,
      }),
    done: () => words.done,
    onDone: onClose,
  });
  const shown = {
    amount: money(payment.amountCents, locale),
    date: longDate(payment.paidAt, locale),
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {words.title}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: 2.5 }}>
            {t('staffInvoices:invoice.takeBack.what', shown)}
          </Typography>
          <ChoiceInput
            name="reason"
            label={words.reason}
            options={takeBackReasons.map((value) => ({
              value,
              label: t(`staffPayments:reasons.${value}`),
            }))}
            required
          />
          {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={form.sending}>
            {words.cancel}
          </Button>
          <SubmitButton>{words.submit}</SubmitButton>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  );
}
