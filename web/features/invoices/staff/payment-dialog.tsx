import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { CheckInput, ChoiceInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { useProblemText } from '../../../shared/staff/forms/use-problem-text.ts';
import { useUnsavedGuard } from '../../../shared/staff/forms/use-unsaved-guard.tsx';
import { type Direction, usePaymentForm } from './payment-form.ts';
import { PaymentList } from './payment-list.tsx';

interface Props {
  invoice: ManagedInvoice;
  onClose: () => void;
}

/** Asks for what came in or went back, beside what was entered before. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation(['staffInvoices']);
  const id = useId();
  const { form, direction, setDirection, bounds, asked, hasUnsaved } = usePaymentForm(
    invoice,
    onClose,
  );
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose });
  const words = t('staffInvoices:invoices.payment');
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
      <SchemaForm
        form={form}
        problemText={usePaymentProblemText()}
        starred
        {...(bounds.toRefundCents === 0 && { hidden: { direction: 'in' } })}
        onChange={(fields) => setDirection(fields.direction as Direction)}
      >
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {t(`staffInvoices:invoices.payment.${direction}.title`, { number: invoice.number })}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: 2 }}>
            {words[direction].what}
          </Typography>
          <PaymentList invoice={invoice} />
          <Box inert={form.sending} sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {bounds.toRefundCents > 0 && (
              <ChoiceInput
                name="direction"
                label={words.direction}
                options={(['in', 'back'] as const).map((value) => ({
                  value,
                  label: words[value].choice,
                }))}
              />
            )}
            <Entry direction={direction} bounds={bounds} asked={asked} />
          </Box>
          {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {words.cancel}
          </Button>
          <SubmitButton>{words[direction].submit}</SubmitButton>
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}

type EntryProps = Pick<ReturnType<typeof usePaymentForm>, 'direction' | 'bounds' | 'asked'>;

/** How much and when, and what has to be confirmed. */
function Entry({ direction, bounds, asked }: EntryProps) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoices.payment');
  const help =
    direction === 'in'
      ? t('staffInvoices:invoices.payment.in.hint', { amount: money(bounds.openCents, locale) })
      : t('staffInvoices:invoices.payment.back.hint', {
          amount: money(bounds.toRefundCents, locale),
        });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="amountCents" label={words.amount} help={help} required />
        <TextInput name="paidAt" type="date" label={words[direction].paidOn} required />
      </Box>
      {direction === 'in' && asked.overpaid && (
        <CheckInput name="overpaid" label={words.overpaid} />
      )}
      {asked.another && <CheckInput name="another" label={words.another} />}
    </>
  );
}

function usePaymentProblemText() {
  const shared = useProblemText();
  const { t } = useTranslation(['staffInvoices']);
  const own: Readonly<Record<string, string>> = t('staffInvoices:invoices.payment.problems');
  return (code: string) => own[code] ?? shared(code);
}
