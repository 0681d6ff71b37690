import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ManagedInvoice } from '#api/contract.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { readOptions } from '../shell/api/read-options.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { Pager } from '../ui/pager.tsx';
import { Cell, Row, SkeletonRows, Table } from '../ui/table.tsx';
import { useLocale } from '../ui/use-locale.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const COLUMNS = ['number', 'date', 'member', 'total', 'status'] as const;
const TRACKS = '190px 140px minmax(0, 1fr) 100px 130px 170px';

/** Our invoices, the newest first; the API filters and pages. */
export function InvoiceList() {
  return (
    <ListBase resource="invoices" perPage={25} queryOptions={readOptions}>
      <Content />
    </ListBase>
  );
}

function Content() {
  const translate = useTranslate();
  const { data, total, isPending, error, refetch, filterValues, setFilters } =
    useListContext<ManagedInvoice>();
  const [paying, setPaying] = useState<ManagedInvoice>();
  usePageTitle(translate('invoices.title'));
  const filtered = Object.keys(filterValues).length > 0;
  const rows = data ?? [];
  const heads = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {translate(`invoices.${column}`)}
    </th>
  ));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h1" color="primary">
          {translate('invoices.title')}
        </Typography>
        {total !== undefined && (
          <Typography component="output" color="textSecondary">
            {translate('invoices.count', { count: total })}
          </Typography>
        )}
      </Box>
      <StatusFilter />
      <Card>
        {error ? (
          <ReadFailed error={error} onRetry={refetch} />
        ) : !isPending && rows.length === 0 ? (
          <EmptyState
            title={translate(filtered ? 'invoices.nothing' : 'invoices.empty')}
            hint={translate(filtered ? 'invoices.nothingHint' : 'invoices.emptyHint')}
          >
            {filtered && (
              <Button variant="outlined" onClick={() => setFilters({}, {})}>
                {translate('invoices.reset')}
              </Button>
            )}
          </EmptyState>
        ) : (
          <Table label={translate('invoices.title')} columns={TRACKS} heads={heads}>
            {isPending && <SkeletonRows count={8} cells={COLUMNS.length} />}
            {rows.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onPay={() => setPaying(invoice)} />
            ))}
          </Table>
        )}
      </Card>
      <Pager />
      {paying && <PaymentDialog invoice={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}

function StatusFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box component="search" sx={{ mb: 2.5 }}>
      <TextField
        select
        size="small"
        label={translate('invoices.status')}
        value={filterValues.status ?? ''}
        onChange={({ target }) => setFilters(target.value ? { status: target.value } : {}, {})}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: { xs: 1, sm: 240 } }}
      >
        <MenuItem value="">{translate('invoices.everyStatus')}</MenuItem>
        {invoiceStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {translate(`invoices.statuses.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const icons = {
  open: Clock,
  overdue: TriangleAlert,
  paid: CircleCheck,
  cancelled: CircleSlash,
} as const;
const colors = {
  open: 'info.main',
  overdue: 'warning.main',
  paid: 'success.main',
  cancelled: 'text.secondary',
} as const;

function InvoiceRow({ invoice, onPay }: { invoice: ManagedInvoice; onPay: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, number, kind, status, issuedAt, grossCents, paidCents, buyer, cancels } = invoice;
  const Icon = icons[status];
  const paid = money(paidCents, locale);
  const owesUs = status === 'open' || status === 'overdue';
  const isOwed = status === 'cancelled' && paidCents > 0;
  return (
    <Row>
      <Cell wide>
        <Box
          component="a"
          href={`/api/invoices/${id}/pdf`}
          aria-label={translate('invoices.download', { number })}
          sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {number}
        </Box>
        {cancels && <Quiet>{translate('invoices.cancels', { number: cancels })}</Quiet>}
      </Cell>
      <Cell wide label={translate('invoices.date')}>
        <time dateTime={issuedAt}>{longDate(issuedAt, locale)}</time>
      </Cell>
      <Cell wide>{buyer}</Cell>
      <Cell wide label={translate('invoices.total')}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      </Cell>
      <Cell wide>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component={Icon} size={18} aria-hidden="true" sx={{ color: colors[status] }} />
          {translate(`invoices.statuses.${status}`)}
        </Box>
        {owesUs && paidCents > 0 && (
          <Quiet>{translate('invoices.paidPart', { amount: paid })}</Quiet>
        )}
        {isOwed && <Quiet>{translate('invoices.refund', { amount: paid })}</Quiet>}
      </Cell>
      <Cell action="long">
        {kind === 'invoice' && (owesUs || isOwed) && (
          <Button variant="outlined" size="small" onClick={onPay} sx={{ whiteSpace: 'nowrap' }}>
            {translate('invoices.payment.button')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>{children}</Box>
);
