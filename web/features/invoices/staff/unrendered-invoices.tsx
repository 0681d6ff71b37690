import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { UnrenderedInvoice } from '#api/contract.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { ExceptionList, firstExceptions } from '../../../shared/staff/list/exception-list.tsx';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { patiently } from '../../../shared/staff/reads.ts';

const COLUMNS = ['invoice', 'reason', 'attempts', 'since', 'retry'] as const;
const TRACKS = '160px minmax(0, 1fr) 80px 84px 200px';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/unrendered-invoices', { query: firstExceptions, signal }));

/** Invoices whose PDF could not be made, with a way to try it again. */
export default function UnrenderedInvoices() {
  const words = useTexts('staffInvoices').t('staffInvoices:unrendered');
  return (
    <ExceptionList
      read={useLoaderData<typeof clientLoader>()}
      words={words}
      columns={COLUMNS}
      tracks={TRACKS}
      row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: UnrenderedInvoice }) {
  const words = useTexts('staffInvoices').t('staffInvoices:unrendered');
  const { id, number, reason, attempts, permanent, failedAt } = invoice;
  return (
    <RetryRow
      words={words}
      lead={number}
      reason={reason}
      note={
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {permanent ? words.givenUp : words.triedAgain}
        </Box>
      }
      attempts={attempts}
      since={failedAt}
      retry={{
        send: () => call('POST /admin/unrendered-invoices/:id/retry', { params: { id } }),
        refusedWith: 'NOT_UNRENDERED',
        button: words.retry,
        done: words.retried,
        doneBefore: words.doneBefore,
      }}
    />
  );
}
