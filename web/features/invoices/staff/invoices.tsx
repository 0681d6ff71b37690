import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { isUnpaid, listedStatuses } from '#domain/invoices/invoice.ts';
import { lastDayBefore, money } from '#domain/site/formats.ts';
import { ChoiceFilter, DayFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { call } from '../../../shared/staff/call.ts';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { numericDay } from '../../../shared/staff/ui/formats.ts';
import { MemberCell } from '../../../shared/staff/ui/member-cell.tsx';
import { Quiet } from '../../../shared/staff/ui/quiet.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const sorts = ['issuedAt', 'dueAt', 'grossCents'] as const;
const newestFirst = { field: 'issuedAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, status, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    from,
    to,
    status: oneOf(listedStatuses, status),
    sort: sortAt(list, sorts),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/invoices', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

/** Our invoices. */
export default function Invoices() {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  const [chosen, setChosen] = useState<ManagedInvoice>();
  // As it is now: a colleague may enter a payment while the dialog is open.
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  return (
    <>
      <ListPage
        shared={{ list: 'invoices', query: queryAt(read.list) }}
        read={read}
        words={t('staffInvoices:invoices')}
        count={({ total, more }) =>
          more
            ? t('staffInvoices:invoices.moreThan', { total: numberText(total, locale) })
            : t('staffInvoices:invoices.count', { count: total })
        }
        filters={<Filters />}
        columns={useColumns(setChosen)}
        nameOf={({ number }) => number}
        to={({ id }) => staffPath('invoice', id)}
      />
      {paying && <PaymentDialog invoice={paying} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Filters() {
  const { t } = useTranslation(['staffInvoices']);
  return (
    <ListFilters>
      <SearchFilter name="search" label={t('staffInvoices:invoices.search')} />
      <ChoiceFilter
        name="status"
        label={t('staffInvoices:invoices.status')}
        anyText={t('staffInvoices:invoices.everyStatus')}
        options={listedStatuses.map((status) => [
          status,
          t(`staffInvoices:invoices.statuses.${status}`),
        ])}
      />
      <DayFilter name="from" label={t('staffInvoices:invoices.from')} />
      <DayFilter name="to" label={t('staffInvoices:invoices.to')} />
    </ListFilters>
  );
}

function useColumns(
  onPay: (invoice: ManagedInvoice) => void,
): readonly ListColumn<ManagedInvoice>[] {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoices');
  return [
    {
      id: 'number',
      header: words.number,
      width: '146px',
      // Numbers are given in the order of the days.
      sort: 'issuedAt',
      card: 'line',
      cell: (invoice) => <Numbers invoice={invoice} />,
    },
    {
      id: 'due',
      header: words.due,
      width: '92px',
      sort: 'dueAt',
      card: 'line',
      named: true,
      cell: ({ status, dueAt }) =>
        isUnpaid(status) ? (
          <time dateTime={dueAt}>{numericDay(lastDayBefore(dueAt), locale)}</time>
        ) : null,
    },
    {
      id: 'member',
      header: words.member,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    {
      id: 'total',
      header: words.total,
      width: '122px',
      sort: 'grossCents',
      isAmount: true,
      card: 'line',
      named: true,
      cell: ({ grossCents }) => (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      ),
    },
    {
      id: 'status',
      header: words.status,
      width: 'minmax(118px, 0.5fr)',
      card: 'line',
      cell: (invoice) => <State invoice={invoice} />,
    },
    {
      id: 'payment',
      header: words.payments,
      width: '176px',
      card: 'action',
      // What came in for a settled one is entered on its page.
      cell: (invoice) =>
        invoice.kind === 'invoice' && (isUnpaid(invoice.status) || invoice.refundCents > 0) ? (
          <PayButton invoice={invoice} onPay={() => onPay(invoice)} />
        ) : null,
    },
  ];
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
