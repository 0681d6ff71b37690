import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { InvoiceStatus } from '../../shared/invoices/invoice-status.tsx';
import { OrderCardPart } from './part.tsx';
import { HiddenFields, type SendingProps, usePosting } from './sending.tsx';

interface InvoiceProps extends SendingProps {
  order: Order;
  canPayByCard: boolean;
}

/** Our invoice, or why there is none. */
export function Invoice({ order, canPayByCard, ...sending }: InvoiceProps) {
  const { invoice, totals } = order;
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const words = t('orders:invoice');
  if (!invoice) {
    const isOurs = totals.invoicedGrossCents > 0;
    const text = order.awaitsAddress ? words.waits : isOurs ? words.cancelled : words.none;
    return (
      <OrderCardPart title={words.title}>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </OrderCardPart>
    );
  }
  return (
    <OrderCardPart title={words.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>{invoice.number}</span>
        <InvoiceStatus status={invoice.status} />
      </Box>
      {invoice.refundCents > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {t(invoice.status === 'cancelled' ? 'orders:invoice.refund' : 'orders:invoice.overpaid', {
            amount: money(invoice.refundCents, locale),
          })}
        </Typography>
      )}
      <Button
        variant="outlined"
        href={`/api/invoices/${invoice.id}/pdf`}
        startIcon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ mt: 2 }}
      >
        {words.download}
      </Button>
      {canPayByCard && <PayByCard {...sending} />}
      {order.settlement && <Settlement settlement={order.settlement} />}
    </OrderCardPart>
  );
}

/** What had been performed before a withdrawal. */
function Settlement({ settlement }: { settlement: NonNullable<Order['settlement']> }) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const { id, number, status, grossCents } = settlement;
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('orders:invoice.settlement', { amount: money(grossCents, locale) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Link href={`/api/invoices/${id}/pdf`}>{number}</Link>
        <InvoiceStatus status={status} />
      </Box>
    </Box>
  );
}

/** Leads to the page on which the card is entered. */
function PayByCard({ formKey, onLoggedOut }: SendingProps) {
  const { t } = useTranslation(['orders']);
  const { Form, busy, refusedOf } = usePosting(onLoggedOut);
  return (
    <Form method="post">
      <HiddenFields form="pay" formKey={formKey} />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1.5 }}>
        {t('orders:invoice.pay')}
      </Button>
      <FormNotice refused={refusedOf('pay')} texts={t('orders:refusal')} sx={{ mt: 1 }} />
    </Form>
  );
}
