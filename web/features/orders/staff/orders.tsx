import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ManagedOrderCard } from '#api/contract.gen.d.ts';
import { orderStates } from '#domain/orders/order.ts';
import { money } from '#domain/site/formats.ts';
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
import { OrdersBar } from './orders-bar.tsx';

/** The page of the order has them all. */
const MAX_TITLES = 2;
const sorts = ['placedAt', 'grossCents'] as const;
const newestFirst = { field: 'placedAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, state, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    from,
    to,
    state: oneOf(orderStates, state),
    sort: sortAt(list, sorts),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/orders', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

/** What members have ordered. */
export default function Orders() {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  return (
    <ListPage
      shared={{ list: 'orders', query: queryAt(read.list) }}
      read={read}
      words={t('staffOrders:orders')}
      count={({ total, more }) =>
        more
          ? t('staffOrders:orders.moreThan', { total: numberText(total, locale) })
          : t('staffOrders:orders.count', { count: total })
      }
      filters={<Filters />}
      columns={useColumns()}
      nameOf={({ number }) => number}
      to={({ id }) => staffPath('order', id)}
      bulk={(selection, orders) => <OrdersBar selection={selection} orders={orders} />}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['staffOrders']);
  return (
    <ListFilters>
      <SearchFilter name="search" label={t('staffOrders:orders.search')} />
      <ChoiceFilter
        name="state"
        label={t('staffOrders:orders.state')}
        anyText={t('staffOrders:orders.everyState')}
        options={orderStates.map((state) => [state, t(`staffOrders:orders.states.${state}`)])}
      />
      <DayFilter name="from" label={t('staffOrders:orders.from')} />
      <DayFilter name="to" label={t('staffOrders:orders.to')} />
    </ListFilters>
  );
}

function useColumns(): readonly ListColumn<ManagedOrderCard>[] {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const words = t('staffOrders:orders');
  return [
    {
      id: 'number',
      header: words.number,
      width: '110px',
      card: 'line',
      cell: ({ id, number }) => (
        <Box component={Link} to={staffPath('order', id)} sx={link}>
          {number}
        </Box>
      ),
    },
    {
      id: 'date',
      header: words.date,
      width: '105px',
      sort: 'placedAt',
      card: 'line',
      named: true,
      cell: ({ placedAt }) => <time dateTime={placedAt}>{numericDay(placedAt, locale)}</time>,
    },
    {
      id: 'member',
      header: words.member,
      width: 'minmax(0, 1.1fr)',
      card: 'line',
      cell: ({ member, company }) => <MemberCell member={member} company={company} />,
    },
    {
      id: 'what',
      header: words.what,
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ titles }) => <Titles titles={titles} />,
    },
    {
      id: 'total',
      header: words.total,
      width: '116px',
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
      id: 'state',
      header: words.state,
      width: '160px',
      card: 'line',
      cell: (order) => <State order={order} />,
    },
  ];
}

function Titles({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation(['staffOrders']);
  const more = titles.length - MAX_TITLES;
  return (
    <>
      {titles.slice(0, MAX_TITLES).map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same title may be there twice.
        <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      ))}
      {more > 0 && <Quiet>{t('staffOrders:orders.and', { count: more })}</Quiet>}
    </>
  );
}

function State({ order }: { order: ManagedOrderCard }) {
  const { withdrawnAt, invoice, awaitsAddress } = order;
  const { t } = useTranslation(['staffInvoices', 'staffOrders']);
  const { locale } = useLocale();
  const refundCents = invoice?.refundCents ?? 0;
  return (
    <>
      {withdrawnAt && (
        <Box sx={{ fontWeight: 600 }}>{t('staffOrders:orders.states.withdrawn')}</Box>
      )}
      {invoice ? (
        <InvoiceStatusLine status={invoice.status} />
      ) : (
        <Quiet>{t(`staffOrders:orders.${awaitsAddress ? 'addressMissing' : 'noInvoice'}`)}</Quiet>
      )}
      {refundCents > 0 && (
        <Quiet>{t('staffInvoices:invoices.refund', { amount: money(refundCents, locale) })}</Quiet>
      )}
    </>
  );
}

const link = { color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' } as const;
