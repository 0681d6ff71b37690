import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { InvoicePayment, WholeInvoice } from '#api/contract.gen.d.ts';
import { takeBackReasons, takeBackRefusal } from '#domain/invoices/payment.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { Amount } from '../../../../desk/ui/cells.tsx';
import { dayAndTime, numericDay } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { quiet, rows } from './looks.ts';

/** What came in and went back, with who has entered each; what was a mistake is taken back here. */
export function PaymentsPanel({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['staffInvoices']);
  const words = t('staffInvoices:invoice');
  const [chosen, setChosen] = useState<InvoicePayment>();
  const { payments, paidCents } = invoice;
  return (
    <Panel title={words.received}>
      {payments.length === 0 && <Typography color="textSecondary">{words.noPayments}</Typography>}
      <Box component="ul" aria-label={words.received} sx={rows}>
        {payments.map((payment) => (
          <Entry
            key={payment.id}
            payment={payment}
            paidCents={paidCents}
            onTakeBack={() => setChosen(payment)}
          />
        ))}
      </Box>
      {chosen && <TakeBackDialog payment={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}

interface EntryProps {
  payment: InvoicePayment;
  paidCents: number;
  onTakeBack: () => void;
}

function Entry({ payment, paidCents, onTakeBack }: EntryProps) {
  const { t } = useTranslation(['staffInvoices', 'staffPayments']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice.takeBack');
  const may = useMay();
  const { kind, amountCents, method, offsetBy, paidAt, reason, takenBack } = payment;
  const amount = money(amountCents, locale);
  const date = longDate(paidAt, locale);
  const what = [
    t(`staffPayments:kinds.${kind}`),
    offsetBy
      ? t('staffPayments:offsetBy', { number: offsetBy })
      : t(`staffPayments:methods.${method}`),
    reason && t(`staffPayments:reasons.${reason}`),
  ];
  const entry = {
    ...payment,
    recordedBy: payment.recordedBy?.id ?? null,
    isTakenBack: takenBack !== null,
  };
  const canBeTaken = takeBackRefusal(entry, paidCents - amountCents) === undefined;
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        <time dateTime={paidAt}>{date}</time>
        <Amount cents={amountCents} struck={takenBack !== null} />
      </Box>
      <Box sx={{ fontSize: '0.9375rem' }}>{what.filter(Boolean).join(' · ')}</Box>
      <Box sx={quiet}>
        <WhoEntered payment={payment} />
      </Box>
      {takenBack && (
        <Box sx={quiet}>
          {t('staffPayments:takenBack', {
            date: numericDay(takenBack.at, locale),
            reason: t(`staffPayments:reasons.${takenBack.reason}`),
          })}
        </Box>
      )}
      {canBeTaken && may('money.write') && (
        <Button
          size="small"
          onClick={onTakeBack}
          aria-label={t('staffInvoices:invoice.takeBack.named', { amount, date })}
          sx={{ ml: -1, mt: 0.5 }}
        >
          {words.button}
        </Button>
      )}
    </li>
  );
}

function WhoEntered({ payment: { kind, recordedBy, recordedAt } }: { payment: InvoicePayment }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const instant = dayAndTime(recordedAt, locale);
  if (recordedBy) {
    return t('staffInvoices:invoice.entered', { instant, name: recordedBy.name });
  }
  return t(`staffInvoices:invoice.${kind === 'offset' ? 'moved' : 'reported'}`, { instant });
}

const rules = { schema: z.object({ reason: z.enum(takeBackReasons, 'REQUIRED') }) };

/** Asks why an entry is taken back. */
function TakeBackDialog({ payment, onClose }: { payment: InvoicePayment; onClose: () => void }) {
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
