import Box from '@mui/material/Box';
import { MapPinHouse } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrderCard } from '#api/contract.gen.d.ts';
import { orderList } from '#domain/desk/lists/orders.ts';
import { money } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { BulkAction, BulkBar } from '../../../desk/list/bulk-bar.tsx';
import { BulkFailures } from '../../../desk/list/bulk-failures.tsx';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { useBulkRun } from '../../../desk/list/use-bulk-run.ts';
import type { Selection } from '../../../desk/list/use-selection.ts';
import { Amount, NumberLink } from '../../../desk/ui/cells.tsx';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { AddressMailDialog } from './address-mail-dialog.tsx';

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
      cell: ({ id, number }) => <NumberLink to={staffPath('order', id)} number={number} />,
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
      cell: ({ grossCents }) => <Amount cents={grossCents} />,
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

interface Props {
  selection: Selection;
  orders: readonly ManagedOrderCard[];
}

/** Asks the members who have ordered for the address that the invoice waits for. */
function OrdersBar({ selection, orders }: Props) {
  const { t } = useTranslation(['staffOrders']);
  const run = useBulkRun(selection);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const ask = () => {
    close();
    run.run({
      send: (id) => call('POST /admin/orders/:id/ask-for-address', { params: { id } }),
      done: (count) => t('staffOrders:orders.addressesAsked', { count }),
    });
  };
  return (
    <BulkBar selection={selection}>
      <BulkAction
        icon={MapPinHouse}
        label={t('staffOrders:order.awaited.ask')}
        busy={run.busy}
        onPress={() => setAsking(true)}
      />
      {asking && (
        <AddressMailDialog
          orders={orders.filter(({ id }) => selection.ids.includes(id))}
          onSend={ask}
          onClose={close}
        />
      )}
      <BulkFailures
        run={run}
        nameOf={(id) => orders.find((order) => order.id === id)?.number ?? id}
      />
    </BulkBar>
  );
}
