import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ManagedPayment } from '#api/contract.gen.d.ts';
import { paymentKinds } from '#domain/invoices/payment.ts';
import { money } from '#domain/site/formats.ts';
import { ChoiceFilter, DayFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { call } from '../../../shared/staff/call.ts';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { numericDay } from '../../../shared/staff/ui/formats.ts';
import { MemberCell } from '../../../shared/staff/ui/member-cell.tsx';
import { Quiet } from '../../../shared/staff/ui/quiet.tsx';
import { staffPath } from '../../../staff-pages.ts';

const methods = ['transfer', 'card'] as const;
const sorts = ['paidAt', 'amountCents'] as const;
const newestFirst = { field: 'paidAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, kind, method, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    from,
    to,
    kind: oneOf(paymentKinds, kind),
    method: oneOf(methods, method),
    sort: sortAt(list, sorts),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/payments', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

/** What came in and went back, over all invoices. */
export default function Payments() {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  return (
    <ListPage
      shared={{ list: 'payments', query: queryAt(read.list) }}
      read={read}
      words={t('staffPayments:payments')}
      count={({ total, more }) =>
        more
          ? t('staffPayments:payments.moreThan', { total: numberText(total, locale) })
          : t('staffPayments:payments.count', { count: total })
      }
      filters={<Filters />}
      columns={useColumns()}
      nameOf={({ invoice, amountCents }) => `${invoice.number}, ${money(amountCents, locale)}`}
      to={({ invoice }) => staffPath('invoice', invoice.id)}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['staffPayments']);
  const words = t('staffPayments:payments');
  return (
    <ListFilters>
      <SearchFilter name="search" label={words.search} />
      <ChoiceFilter
        name="kind"
        label={words.kind}
        anyText={words.everyKind}
        options={paymentKinds.map((kind) => [kind, t(`staffPayments:kinds.${kind}`)])}
      />
      <ChoiceFilter
        name="method"
        label={words.method}
        anyText={words.everyMethod}
        options={methods.map((method) => [method, t(`staffPayments:methods.${method}`)])}
      />
      <DayFilter name="from" label={words.from} />
      <DayFilter name="to" label={words.to} />
    </ListFilters>
  );
}

function useColumns(): readonly ListColumn<ManagedPayment>[] {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const words = t('staffPayments:payments');
  return [
    {
      id: 'day',
      header: words.day,
      width: '105px',
      sort: 'paidAt',
      card: 'line',
      cell: ({ paidAt }) => <time dateTime={paidAt}>{numericDay(paidAt, locale)}</time>,
    },
    {
      id: 'amount',
      header: words.amount,
      width: '110px',
      sort: 'amountCents',
      isAmount: true,
      card: 'line',
      cell: ({ amountCents, takenBack }) => (
        <Box component="span" sx={{ ...figure, ...(takenBack && struck) }}>
          {money(amountCents, locale)}
        </Box>
      ),
    },
    {
      id: 'kind',
      header: words.kind,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (payment) => <Kind payment={payment} />,
    },
    {
      id: 'invoice',
      header: words.invoice,
      width: '150px',
      card: 'line',
      cell: ({ invoice: { id, number } }) => (
        <Box component={Link} to={staffPath('invoice', id)} sx={link}>
          {number}
        </Box>
      ),
    },
    {
      id: 'member',
      header: words.member,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    {
      id: 'entered',
      header: words.enteredBy,
      width: 'minmax(0, 0.9fr)',
      card: 'line',
      named: true,
      cell: (payment) => <EnteredBy payment={payment} />,
    },
  ];
}

function Kind({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const { kind, method, offsetBy, reason, takenBack } = payment;
  return (
    <>
      {t(`staffPayments:kinds.${kind}`)}
      <Quiet>
        {reason
          ? t(`staffPayments:reasons.${reason}`)
          : offsetBy
            ? t('staffPayments:offsetBy', { number: offsetBy })
            : t(`staffPayments:methods.${method}`)}
      </Quiet>
      {takenBack && (
        <Quiet>
          {t('staffPayments:takenBack', {
            date: numericDay(takenBack.at, locale),
            reason: t(`staffPayments:reasons.${takenBack.reason}`),
          })}
        </Quiet>
      )}
    </>
  );
}

function EnteredBy({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const words = t('staffPayments:payments');
  const { recordedBy, recordedAt, kind } = payment;
  return (
    <>
      {recordedBy?.name ?? words[kind === 'offset' ? 'byWithdrawal' : 'byCard']}
      <Quiet>{numericDay(recordedAt, locale)}</Quiet>
    </>
  );
}

const link = { color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' } as const;
const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const struck = { textDecoration: 'line-through', color: 'text.secondary' } as const;
