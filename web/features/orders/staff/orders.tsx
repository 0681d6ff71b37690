import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ManagedOrderCard } from '#api/contract.ts';
import { orderStates } from '#domain/orders/order.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { oneOf, rowsAt } from '../../../kit/list/list-address.ts';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { staffPath } from '../../../staff-pages.ts';

const COLUMNS = ['number', 'date', 'member', 'what', 'total', 'state'] as const;
const TRACKS = '110px 145px minmax(0, 1fr) minmax(0, 1.2fr) 95px 150px';
/** The page of the order has them all. */
const MAX_TITLES = 2;

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => {
    const { number, state } = list.filter;
    const query = { ...rowsAt(list), number, state: oneOf(orderStates, state) };
    return call('GET /admin/orders', { query, signal });
  });

/** What members have ordered, the newest first. */
export default function Orders() {
  const { t } = useTexts('staffOrders');
  const read = useLoaderData<typeof clientLoader>();
  const heads = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {t(`staffOrders:orders.${column}`)}
    </th>
  ));
  return (
    <ListPage
      read={read}
      words={t('staffOrders:orders')}
      count={(count) => t('staffOrders:orders.count', { count })}
      filters={<Filters />}
      heads={heads}
      tracks={TRACKS}
      row={(order) => <OrderRow key={order.id} order={order} />}
    />
  );
}

function Filters() {
  const { t } = useTexts('staffInvoices', 'staffOrders');
  return (
    <ListFilters>
      <SearchFilter name="number" label={t('staffOrders:orders.search')} />
      <ChoiceFilter
        name="state"
        label={t('staffOrders:orders.state')}
        anyText={t('staffOrders:orders.everyState')}
        options={orderStates.map((state) => [state, t(`staffOrders:orders.states.${state}`)])}
      />
    </ListFilters>
  );
}

function OrderRow({ order }: { order: ManagedOrderCard }) {
  const { t, locale } = useTexts('staffInvoices', 'staffOrders');
  const { id, number, placedAt, buyer, titles, grossCents } = order;
  const more = titles.length - MAX_TITLES;
  return (
    <Row>
      <Cell wide>
        <Box
          component={Link}
          to={staffPath('order', id)}
          sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {number}
        </Box>
      </Cell>
      <Cell label={t('staffOrders:orders.date')} wide>
        <time dateTime={placedAt}>{longDate(placedAt, locale)}</time>
      </Cell>
      <Cell wide>{buyer ? breakable(buyer) : '–'}</Cell>
      <Cell wide>
        {titles.slice(0, MAX_TITLES).map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same title may be there twice.
          <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        ))}
        {more > 0 && <Quiet>{t('staffOrders:orders.and', { count: more })}</Quiet>}
      </Cell>
      <Cell label={t('staffOrders:orders.total')} wide>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      </Cell>
      <Cell wide>
        <State order={order} />
      </Cell>
    </Row>
  );
}

function State({ order }: { order: ManagedOrderCard }) {
  const { withdrawnAt, invoice, awaitsAddress } = order;
  const { t, locale } = useTexts('staffInvoices', 'staffOrders');
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

const Quiet = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>
);
