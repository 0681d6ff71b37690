import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { invoiceList } from '#domain/desk/lists/invoices.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { lastDayBefore, money } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../desk/list/read-list.ts';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { PaymentDialog } from './payment-dialog.tsx';

export const clientLoader = listLoader(invoiceList);

/** Our invoices. */
export default function Invoices() {
  const read = useListRead(invoiceList);
  const [chosen, setChosen] = useState<ManagedInvoice>();
  // As it is now: a colleague may enter a payment while the dialog is open.
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  return (
    <>
      <ListPage
        list={invoiceList}
        cells={useCells(setChosen)}
        nameOf={({ number }) => number}
        to={({ id }) => staffPath('invoice', id)}
      />
      {paying && <PaymentDialog invoice={paying} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useCells(onPay: (invoice: ManagedInvoice) => void): CellsOf<typeof invoiceList> {
  const { locale } = useLocale();
  return {
    number: {
      width: '146px',
      card: 'line',
      cell: (invoice) => <Numbers invoice={invoice} />,
    },
    due: {
      width: '92px',
      card: 'line',
      named: true,
      cell: ({ status, dueAt }) =>
        isUnpaid(status) ? (
          <time dateTime={dueAt}>{numericDay(lastDayBefore(dueAt), locale)}</time>
        ) : null,
    },
    member: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    total: {
      width: '122px',
      isAmount: true,
      card: 'line',
      named: true,
      cell: ({ grossCents }) => (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      ),
    },
    status: {
      width: 'minmax(118px, 0.5fr)',
      card: 'line',
      cell: (invoice) => <State invoice={invoice} />,
    },
    payment: {
      width: '176px',
      card: 'action',
      // What came in for a settled one is entered on its page.
      cell: (invoice) =>
        invoice.kind === 'invoice' && (isUnpaid(invoice.status) || invoice.refundCents > 0) ? (
          <PayButton invoice={invoice} onPay={() => onPay(invoice)} />
        ) : null,
    },
  };
}

function Numbers({ invoice }: { invoice: ManagedInvoice }) {
  const { id, number, issuedAt, cancels } = invoice;
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  return (
    <>
      <Box component={Link} to={staffPath('invoice', id)} sx={link}>
        {number}
      </Box>
      <Quiet>
        <time dateTime={issuedAt}>{numericDay(issuedAt, locale)}</time>
        {' · '}
        <Box
          component="a"
          href={`/api/invoices/${id}/pdf`}
          aria-label={t('staffInvoices:invoices.download', { number })}
          sx={{ color: 'inherit' }}
        >
          PDF
        </Box>
        {cancels && ` · ${t('staffInvoices:invoices.cancels', { number: cancels })}`}
      </Quiet>
    </>
  );
}

function State({ invoice }: { invoice: ManagedInvoice }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const { status, paidCents, refundCents } = invoice;
  return (
    <>
      <InvoiceStatusLine status={status} />
      {isUnpaid(status) && paidCents > 0 && (
        <Quiet>{t('staffInvoices:invoices.paidPart', { amount: money(paidCents, locale) })}</Quiet>
      )}
      {refundCents > 0 && (
        <Quiet>{t('staffInvoices:invoices.refund', { amount: money(refundCents, locale) })}</Quiet>
      )}
    </>
  );
}

function PayButton({ invoice, onPay }: { invoice: ManagedInvoice; onPay: () => void }) {
  const { t } = useTranslation(['staffInvoices']);
  const isOwed = invoice.refundCents > 0;
  return (
    <Button variant="outlined" size="small" onClick={onPay} sx={{ whiteSpace: 'nowrap' }}>
      {t(`staffInvoices:invoices.payment.${isOwed ? 'back' : 'in'}.button`)}
    </Button>
  );
}

const link = { color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' } as const;
