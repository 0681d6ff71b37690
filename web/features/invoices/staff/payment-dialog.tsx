import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { CheckInput, ChoiceInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { type Direction, usePaymentForm } from './payment-form.ts';
import { PaymentList } from './payment-list.tsx';

interface Props {
  invoice: ManagedInvoice;
  onClose: () => void;
}

/** Asks for what came in or went back, beside what was entered before. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation(['staffInvoices']);
  const { form, direction, setDirection, bounds, asked } = usePaymentForm(invoice, onClose);
  const words = t('staffInvoices:invoices.payment');
  return (
    <FormDialog
      form={form}
      title={t(`staffInvoices:invoices.payment.${direction}.title`, { number: invoice.number })}
      what={words[direction].what}
      words={{ submit: words[direction].submit, cancel: words.cancel }}
      error={form.refused?.text}
      problems={words.problems}
      hidden={bounds.toRefundCents === 0 ? { direction: 'in' } : {}}
      onChange={(fields) => setDirection(fields.direction as Direction)}
      onClose={onClose}
    >
      <PaymentList invoice={invoice} />
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
    </FormDialog>
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
