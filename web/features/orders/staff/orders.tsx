import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ManagedOrderCard } from '#api/contract.gen.d.ts';
import { orderList } from '#domain/desk/lists/orders.ts';
import { money } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { OrdersBar } from './orders-bar.tsx';

/** The page of the order has them all. */
const MAX_TITLES = 2;
export const clientLoader = listLoader(orderList);

/** What members have ordered. */
export default function Orders() {
  return (
    <ListPage
      list={orderList}
      cells={useCells()}
      nameOf={({ number }) => number}
      to={({ id }) => staffPath('order', id)}
      bulk={(selection, orders) => <OrdersBar selection={selection} orders={orders} />}
    />
  );
}

function useCells(): CellsOf<typeof orderList> {
  const { locale } = useLocale();
  return {
    number: {
      width: '110px',
      card: 'line',
      cell: ({ id, number }) => (
        <Box component={Link} to={staffPath('order', id)} sx={link}>
          {number}
        </Box>
      ),
    },
    date: {
      width: '105px',
      card: 'line',
      named: true,
      cell: ({ placedAt }) => <time dateTime={placedAt}>{numericDay(placedAt, locale)}</time>,
    },
    member: {
      width: 'minmax(0, 1.1fr)',
      card: 'line',
      cell: ({ member, company }) => <MemberCell member={member} company={company} />,
    },
    what: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ titles }) => <Titles titles={titles} />,
    },
    total: {
      width: '116px',
      isAmount: true,
      card: 'line',
      named: true,
      cell: ({ grossCents }) => (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      ),
    },
    state: {
      width: '160px',
      card: 'line',
      cell: (order) => <State order={order} />,
    },
  };
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
        <Box sx={{ fontWeight: 600 }}>{orderList.filters.state.names.withdrawn[locale]}</Box>
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
