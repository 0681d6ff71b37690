import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CaseMail, WholeInvoice } from '#api/contract.gen.d.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { paymentBounds } from '#domain/invoices/payment.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { BackToList } from '../../../../desk/ui/back-to-list.tsx';
import { BillingAddress } from '../../../../desk/ui/billing-address.tsx';
import { column, columns } from '../../../../desk/ui/columns.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { LinesPanel } from '../../../../desk/ui/lines-panel.tsx';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { PaymentDialog } from '../payment-dialog.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { quiet, rows } from './looks.ts';
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
      {read.ok ? <Content invoice={read.data} /> : <PageFailed refusal={read} />}
    </>
  );
}

interface Props {
  invoice: WholeInvoice;
}

function Content({ invoice }: Props) {
  const { t } = useTranslation(['staffInvoices']);
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
          <Panel title={t('staffInvoices:invoice.address')}>
            <BillingAddress billing={invoice.billing} />
          </Panel>
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

/** Which mails about it went out, and how far they have come. */
function MailsPanel({ mails }: { mails: readonly CaseMail[] }) {
  const { t } = useTranslation(['staffInvoices', 'staffMails']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const names: Readonly<Record<string, string>> = t('staffMails:mailName');
  return (
    <Panel title={words.mails}>
      {mails.length === 0 && <Typography color="textSecondary">{words.noMails}</Typography>}
      <Box component="ul" aria-label={words.mails} sx={rows}>
        {mails.map(({ id, mail, fate, writtenAt, endedAt, failedAt }) => {
          const isTrouble = fate === 'late' || fate === 'undeliverable';
          const instant = dayAndTime(endedAt ?? failedAt ?? writtenAt, locale);
          return (
            <li key={id}>
              <Box sx={{ fontWeight: 600 }}>{names[mail] ?? mail}</Box>
              <Box sx={{ ...quiet, ...(isTrouble && { color: 'warning.main' }) }}>
                {t(`staffInvoices:invoice.fates.${fate}`, { instant })}
              </Box>
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}

/** What it bills, the sums, and what is left of them. */
function InvoiceLines({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const { netCents, vat, grossCents, paidCents } = invoice;
  const { openCents, toRefundCents } = paymentBounds(invoice);
  const lines = invoice.lines.map(
    ({
      title,
      details = [],
      quantity: count,
      unitNetCents,
      discountPercent: percent,
      netCents,
    }) => ({
      title,
      facts: [
        t('staffInvoices:invoice.quantity', { count, price: money(unitNetCents, locale) }),
        percent > 0 && t('staffInvoices:invoice.discount', { percent }),
      ],
      parts: details,
      netCents,
    }),
  );
  const sums = [
    { name: words.net, cents: netCents },
    ...vat.map(({ percent, vatCents }) => ({
      name: t('staffInvoices:invoice.vat', { percent }),
      cents: vatCents,
    })),
    { name: words.gross, cents: grossCents, strong: true },
    paidCents !== 0 && { name: words.paid, cents: paidCents },
    openCents > 0 && paidCents !== 0 && { name: words.open, cents: openCents, strong: true },
    toRefundCents > 0 && { name: words.toRefund, cents: toRefundCents, strong: true },
  ];
  return <LinesPanel title={words.lines} lines={lines} sums={sums} />;
}
