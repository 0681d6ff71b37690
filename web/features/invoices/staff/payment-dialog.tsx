import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import type { DataOf } from '../../../kit/api/call.ts';
import { CheckInput, ChoiceInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { type Direction, usePaymentForm } from './payment-form.ts';

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
      words={{ submit: words[direction].submit }}
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

type Payments = DataOf<'GET /admin/invoices/:id/payments'>;

/** What was entered for an invoice so far. */
function PaymentList({ invoice }: { invoice: ManagedInvoice }) {
  const { t } = useTranslation(['staffInvoices', 'staffPayments']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoices.payment.earlier');
  const payments = usePayments(invoice);
  if (payments.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h6" component="h3">
        {words.title}
      </Typography>
      <Box component="ul" aria-label={words.title} sx={list}>
        {payments.map(({ id, kind, amountCents, paidAt, method, offsetBy }) => (
          <li key={id}>
            <time dateTime={paidAt}>{longDate(paidAt, locale)}</time>
            <span className="kind">
              {!offsetBy
                ? kind === 'correction'
                  ? t('staffPayments:kinds.correction')
                  : words[amountCents < 0 ? 'back' : method]
                : amountCents < 0
                  ? t('staffInvoices:invoices.payment.earlier.offset', { number: offsetBy })
                  : words.moved}
            </span>
            <span className="amount">{money(amountCents, locale)}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Read again once the invoice has changed. */
function usePayments({ id, version }: ManagedInvoice): Payments {
  const [payments, setPayments] = useState<Payments>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each payment counts the version up.
  useEffect(() => {
    let isShown = true;
    void call('GET /admin/invoices/:id/payments', { params: { id } }).then((answer) => {
      if (isShown && answer.ok) setPayments(answer.data);
    });
    return () => {
      isShown = false;
    };
  }, [id, version]);
  return payments;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    // On phones the kind stands below the day, and the amount beside both.
    gridTemplateAreas: { xs: '"day amount" "kind amount"', sm: '"day kind amount"' },
    gridTemplateColumns: { xs: '1fr auto', sm: '160px 1fr auto' },
    columnGap: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& time': { gridArea: 'day' },
  '& .kind': { gridArea: 'kind' },
  '& .amount': { gridArea: 'amount', textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
