import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../staff-pages.ts';

/** The invoice of an order: its number, how it stands, and what is to go back. */
export function InvoiceLine({ invoice }: { invoice: NonNullable<ManagedOrder['invoice']> }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const { id, number, status, refundCents } = invoice;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Link component={RouterLink} to={staffPath('invoice', id)}>
        {number}
      </Link>
      <InvoiceStatusLine status={status} />
      {refundCents > 0 && (
        <Box sx={{ fontWeight: 600 }}>
          {t('staffInvoices:invoices.refund', { amount: money(refundCents, locale) })}
        </Box>
      )}
    </Box>
  );
}
