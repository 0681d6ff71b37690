import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ManagedInvoice } from '#api/contract.ts';
import { invoiceStatuses, isUnpaid } from '#domain/invoices/invoice.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { ChoiceFilter, ListFilters } from '../../../kit/list/filters.tsx';
import { oneOf, rowsAt } from '../../../kit/list/list-address.ts';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

const statuses = [...invoiceStatuses, 'to-refund'] as const;
const COLUMNS = ['number', 'date', 'member', 'total', 'status'] as const;
const TRACKS = '140px 142px minmax(0, 1fr) 92px 140px 170px';

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => {
    const query = { ...rowsAt(list), status: oneOf(statuses, list.filter.status) };
    return call('GET /admin/invoices', { query, signal });
  });

/** Our invoices, the newest first. */
export default function Invoices() {
  const { t } = useTexts('staffInvoices');
  const read = useLoaderData<typeof clientLoader>();
  const [chosen, setChosen] = useState<ManagedInvoice>();
  // As it is now: a colleague may enter a payment while the dialog is open.
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  const heads = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {t(`staffInvoices:invoices.${column}`)}
    </th>
  ));
  return (
    <>
      <ListPage
        read={read}
        words={t('staffInvoices:invoices')}
        count={(count) => t('staffInvoices:invoices.count', { count })}
        filters={<StatusFilter />}
        heads={heads}
        tracks={TRACKS}
        row={(invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onPay={() => setChosen(invoice)} />
        )}
      />
      {paying && <PaymentDialog invoice={paying} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function StatusFilter() {
  const { t } = useTexts('staffInvoices');
  return (
    <ListFilters>
      <ChoiceFilter
        name="status"
        label={t('staffInvoices:invoices.status')}
        anyText={t('staffInvoices:invoices.everyStatus')}
        options={statuses.map((status) => [status, t(`staffInvoices:invoices.statuses.${status}`)])}
      />
    </ListFilters>
  );
}

function InvoiceRow({ invoice, onPay }: { invoice: ManagedInvoice; onPay: () => void }) {
  const { t, locale } = useTexts('staffInvoices');
  const { id, number, kind, status, issuedAt, grossCents, buyer, cancels } = invoice;
  const { paidCents, refundCents } = invoice;
  const owesUs = isUnpaid(status);
  const isOwed = refundCents > 0;
  return (
    <Row>
      <Cell wide>
        <Box
          component="a"
          href={`/api/invoices/${id}/pdf`}
          aria-label={t('staffInvoices:invoices.download', { number })}
          sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {number}
        </Box>
        {cancels && <Quiet>{t('staffInvoices:invoices.cancels', { number: cancels })}</Quiet>}
      </Cell>
      <Cell wide label={t('staffInvoices:invoices.date')}>
        <time dateTime={issuedAt}>{longDate(issuedAt, locale)}</time>
      </Cell>
      <Cell wide>{breakable(buyer)}</Cell>
      <Cell wide label={t('staffInvoices:invoices.total')}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {money(grossCents, locale)}
        </Box>
      </Cell>
      <Cell wide>
        <InvoiceStatusLine status={status} />
        {owesUs && paidCents > 0 && (
          <Quiet>
            {t('staffInvoices:invoices.paidPart', { amount: money(paidCents, locale) })}
          </Quiet>
        )}
        {isOwed && (
          <Quiet>
            {t('staffInvoices:invoices.refund', { amount: money(refundCents, locale) })}
          </Quiet>
        )}
      </Cell>
      <Cell action="long">
        {kind === 'invoice' && (
          <Button
            variant={owesUs || isOwed ? 'outlined' : 'text'}
            size="small"
            onClick={onPay}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t(`staffInvoices:invoices.payment.${isOwed ? 'back' : 'in'}.button`)}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>
);
