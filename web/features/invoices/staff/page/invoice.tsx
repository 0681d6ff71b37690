import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WholeInvoice } from '#api/contract.gen.d.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { BackToList } from '../../../../desk/ui/back-to-list.tsx';
import { column, columns } from '../../../../desk/ui/columns.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { ReadFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { PaymentDialog } from '../payment-dialog.tsx';
import { AddresseePanel, FactsPanel } from './facts-panel.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';

export const clientLoader = ({ params: { id = '' }, request }: ClientLoaderFunctionArgs) => {
  const { signal } = request;
  return patiently(() => call('GET /admin/invoices/:id', { params: { id }, signal }));
};

/** One invoice: what it says, what was paid for it, and what became of it. */
export default function InvoicePage() {
  const { t } = useTranslation(['staffInvoices']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(read.ok ? read.data.number : undefined);
  return (
    <>
      <BackToList list="invoices" label={t('staffInvoices:invoice.back')} />
      {read.ok ? (
        <Content invoice={read.data} />
      ) : (
        <Card>
          <ReadFailed refusal={read} />
        </Card>
      )}
    </>
  );
}

interface Props {
  invoice: WholeInvoice;
}

function Content({ invoice }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head invoice={invoice} />
      <Box sx={columns}>
        <Box sx={column}>
          <InvoiceLines invoice={invoice} />
          {invoice.kind === 'invoice' && <PaymentsPanel invoice={invoice} />}
          <MailsPanel mails={invoice.mails} />
        </Box>
        <Box sx={column}>
          <FactsPanel invoice={invoice} />
          <AddresseePanel billing={invoice.billing} />
        </Box>
      </Box>
    </Box>
  );
}

function Head({ invoice }: Props) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const may = useMay();
  const [paying, setPaying] = useState(false);
  const { id, number, kind, status, issuedAt, refundCents, pdf } = invoice;
  const isOwed = refundCents > 0;
  return (
    <Box>
      <Box sx={head}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h1" color="primary">
            {t(`staffInvoices:invoice.headings.${kind}`, { number })}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75 }}>
            {t('staffInvoices:invoice.issuedAt', { date: longDate(issuedAt, locale) })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {pdf.state !== 'failed' && (
            <Button
              variant="outlined"
              href={`/api/invoices/${id}/pdf`}
              startIcon={<Download size={18} strokeWidth={1.75} />}
            >
              {words.download}
            </Button>
          )}
          {kind === 'invoice' && may('money.write') && (
            <Button
              variant={isUnpaid(status) || isOwed ? 'contained' : 'text'}
              onClick={() => setPaying(true)}
            >
              {isUnpaid(status) || isOwed
                ? t(`staffInvoices:invoices.payment.${isOwed ? 'back' : 'in'}.button`)
                : t('staffInvoices:invoice.furtherPayment')}
            </Button>
          )}
        </Box>
      </Box>
      <Pdf invoice={invoice} />
      {paying && <PaymentDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </Box>
  );
}

/** Says what is wrong with the PDF, and has it made again. */
function Pdf({ invoice: { id, pdf } }: Props) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice.pdf');
  const may = useMay();
  const { busy, refused, press } = usePress({
    send: () =>
      call('POST /admin/stuck/:kind/:id/retry', { params: { kind: 'unrendered-invoice', id } }),
    done: () => words.retried,
  });
  if (pdf.state === 'there') return null;
  if (pdf.failedAt === null) {
    return (
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {words.missing}
      </Typography>
    );
  }
  const instant = dayAndTime(pdf.failedAt, locale);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ color: 'warning.main' }}>
        {t('staffInvoices:invoice.pdf.failed', { instant })}
      </Typography>
      {may('operations.repair') && (
        <Button variant="outlined" size="small" loading={busy} onClick={press} sx={{ mt: 1 }}>
          {words.retry}
        </Button>
      )}
      {refused && <ErrorAlert text={refused} sx={{ mt: 1.5 }} />}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
} as const;
