import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { InvoicePayment } from '#api/contract.gen.d.ts';
import { takeBackReasons } from '#domain/invoices/payment.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

interface Props {
  payment: InvoicePayment;
  onClose: () => void;
}

const rules = { schema: z.object({ reason: z.enum(takeBackReasons, 'REQUIRED') }) };

/** Asks why an entry is taken back. */
export function TakeBackDialog({ payment, onClose }: Props) {
  const { t } = useTranslation(['staffInvoices', 'staffPayments']);
  const { locale } = useLocale();
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
    <FormDialog
      form={form}
      title={words.title}
      what={t('staffInvoices:invoice.takeBack.what', shown)}
      words={words}
      error={form.refused?.text}
      onClose={onClose}
    >
      <ChoiceInput
        name="reason"
        label={words.reason}
        options={takeBackReasons.map((value) => ({
          value,
          label: t(`staffPayments:reasons.${value}`),
        }))}
        required
      />
    </FormDialog>
  );
}
