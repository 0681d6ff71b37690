import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { invoiceList } from '#domain/desk/lists/invoices.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { lastDayBefore, money } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../desk/list/read-list.ts';
import { Amount, NumberLink } from '../../../desk/ui/cells.tsx';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { PayButton, usePaying } from './paying.tsx';

export const clientLoader = listLoader(invoiceList);

/** Our invoices. */
export default function Invoices() {
  const { pay, dialog } = usePaying(useListRead(invoiceList));
  return (
    <>
      <ListPage
        list={invoiceList}
        cells={useCells(pay)}
        nameOf={({ number }) => number}
        to={({ id }) => staffPath('invoice', id)}
      />
      {dialog}
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
      cell: ({ grossCents }) => <Amount cents={grossCents} />,
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
          <PayButton isOwed={invoice.refundCents > 0} onPay={() => onPay(invoice)} />
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
      <NumberLink to={staffPath('invoice', id)} number={number} />
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
