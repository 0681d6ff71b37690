import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { z } from 'zod';
import type { UnrenderedInvoice } from '#api/contract.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { callOnce, DONE_BEFORE } from '../shell/api/call-once.ts';
import { ExceptionList } from '../shell/exception-list.tsx';
import { ErrorAlert } from '../shell/forms/error-alert.tsx';
import { useCommandForm } from '../shell/forms/use-command-form.ts';
import { useProblemText } from '../shell/forms/use-problem-text.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { waitingSince } from '../ui/formats.ts';
import { Cell, Row } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';

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

const rules = { schema: z.object({}) };

function InvoiceRow({ invoice }: { invoice: UnrenderedInvoice }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const now = useNow();
  const mayRetry = useIdentity()?.role !== 'lawyer';
  const { id, number, reason, attempts, permanent, failedAt } = invoice;
  const form = useCommandForm({
    rules,
    send: () => callOnce(`/admin/unrendered-invoices/${id}/retry`, 'NOT_UNRENDERED'),
    done: (status) => (status === DONE_BEFORE ? 'unrendered.doneBefore' : 'unrendered.retried'),
  });
  return (
    <Row>
      <Cell lead>{number}</Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate(permanent ? 'unrendered.givenUp' : 'unrendered.triedAgain')}
        </Box>
        {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 1 }} />}
      </Cell>
      <Cell label={translate('unrendered.attempts')}>{attempts}</Cell>
      <Cell label={translate('unrendered.since')}>{waitingSince(failedAt, now, translate)}</Cell>
      <Cell action="long">
        {mayRetry && (
          <SchemaForm form={form} problemText={problemText}>
            <SubmitButton variant="outlined" size="small">
              {translate('unrendered.retry')}
            </SubmitButton>
          </SchemaForm>
        )}
      </Cell>
    </Row>
  );
}
