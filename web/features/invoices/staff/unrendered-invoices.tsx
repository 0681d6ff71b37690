import Box from '@mui/material/Box';
import type { UnrenderedInvoice } from '#api/contract.ts';
import { ExceptionList } from '../../../shared/staff/list/exception-list.tsx';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

const COLUMNS = ['invoice', 'reason', 'attempts', 'since', 'retry'];
const TRACKS = '160px minmax(0, 1fr) 80px 84px 200px';

/** Invoices whose PDF could not be made, with a way to try it again. */
export function UnrenderedInvoices() {
  return (
    <ExceptionList<UnrenderedInvoice>
      resource="unrendered"
      texts="unrendered"
      columns={COLUMNS}
      tracks={TRACKS}
      row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: UnrenderedInvoice }) {
  const { t } = useTexts('staffInvoices');
  const { id, number, reason, attempts, permanent, failedAt } = invoice;
  return (
    <RetryRow
      texts="unrendered"
      lead={number}
      reason={reason}
      note={
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(permanent ? 'staffInvoices:unrendered.givenUp' : 'staffInvoices:unrendered.triedAgain')}
        </Box>
      }
      attempts={attempts}
      since={failedAt}
      retry={{
        path: `/admin/unrendered-invoices/${id}/retry`,
        refusedWith: 'NOT_UNRENDERED',
        button: 'retry',
        done: 'retried',
        doneBefore: 'doneBefore',
      }}
    />
  );
}
