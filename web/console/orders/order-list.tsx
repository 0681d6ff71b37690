import Box from '@mui/material/Box';
import { ListBase, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ManagedOrderCard } from '#api/contract.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { readOptions } from '../shell/api/read-options.ts';
import { ListContent } from '../shell/list-content.tsx';
import { InvoiceStatusLine } from '../ui/invoice-status.tsx';
import { ChoiceFilter, ListFilters, SearchFilter } from '../ui/list-filters.tsx';
import { consolePaths } from '../ui/paths.ts';
import { Cell, Row } from '../ui/table.tsx';
import { useLocale } from '../ui/use-locale.ts';

const COLUMNS = ['number', 'date', 'member', 'what', 'total', 'state'] as const;
const TRACKS = '110px 145px minmax(0, 1fr) minmax(0, 1.2fr) 95px 150px';
/** The page of the order has them all. */
const MAX_TITLES = 2;

/** What members have ordered, the newest first. */
export function OrderList() {
  const translate = useTranslate();
  const heads = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {translate(`orders.${column}`)}
    </th>
  ));
  return (
    <ListBase resource="orders" perPage={25} queryOptions={readOptions}>
      <ListContent<ManagedOrderCard>
        texts="orders"
        filters={<Filters />}
        heads={heads}
        tracks={TRACKS}
        row={(order) => <OrderRow key={order.id} order={order} />}
      />
    </ListBase>
  );
}

function Filters() {
  const translate = useTranslate();
  const states = ['standing', 'withdrawn'] as const;
  return (
    <ListFilters>
      <SearchFilter name="number" label={translate('orders.search')} />
      <ChoiceFilter
        name="state"
        label={translate('orders.state')}
        anyText={translate('orders.everyState')}
        options={states.map((state) => [state, translate(`orders.states.${state}`)])}
      />
    </ListFilters>
  );
}

function OrderRow({ order }: { order: ManagedOrderCard }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, number, placedAt, buyer, titles, grossCents } = order;
  const more = titles.length - MAX_TITLES;
  return (
    <Row>
      <Cell wide>
        <Box
          component={Link}
          to={consolePaths.order(id)}
          sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {number}
        </Box>
      </Cell>
      <Cell label={translate('orders.date')} wide>
        <time dateTime={placedAt}>{longDate(placedAt, locale)}</time>
      </Cell>
      <Cell wide>{buyer ? breakable(buyer) : translate('orders.addressMissing')}</Cell>
      <Cell wide>
        {titles.slice(0, MAX_TITLES).map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same title may be there twice.
          <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        ))}
        {more > 0 && <Quiet>{translate('orders.and', { count: more })}</Quiet>}
      </Cell>
      <Cell label={translate('orders.total')} wide>
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

function State({ order: { withdrawnAt, invoice } }: { order: ManagedOrderCard }) {
  const translate = useTranslate();
  const locale = useLocale();
  const refundCents = invoice?.refundCents ?? 0;
  return (
    <>
      {withdrawnAt && <Box sx={{ fontWeight: 600 }}>{translate('orders.states.withdrawn')}</Box>}
      {invoice ? (
        <InvoiceStatusLine status={invoice.status} />
      ) : (
        <Quiet>{translate('orders.noInvoice')}</Quiet>
      )}
      {refundCents > 0 && (
        <Quiet>{translate('invoices.refund', { amount: money(refundCents, locale) })}</Quiet>
      )}
    </>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>
);
