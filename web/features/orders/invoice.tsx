import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { Order } from '#api/contract.ts';
import { money } from '#domain/site/formats.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { InvoiceStatus } from '../../shared/shop/invoice-status.tsx';
import { OrderCardPart } from './part.tsx';
import type { OrderOutcome } from './run.ts';

interface InvoiceProps {
  order: Order;
  canPayByCard: boolean;
  formKey: string;
}

/** Our invoice, or why there is none. */
export function Invoice({ order, canPayByCard, formKey }: InvoiceProps) {
  const { invoice, totals, billing } = order;
  const { texts, t, locale } = useI18n('orders');
  const words = texts.orders.invoice;
  if (!invoice) {
    const waits = totals.invoicedGrossCents > 0 && billing === null;
    const text = waits ? (order.withdrawnAt ? words.cancelled : words.waits) : words.none;
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
          {t('orders:invoice.refund', { amount: money(invoice.refundCents, locale) })}
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
      {canPayByCard && <PayByCard formKey={formKey} />}
    </OrderCardPart>
  );
}

/** Leads to the page on which the card is entered. */
function PayByCard({ formKey }: { formKey: string }) {
  const { texts } = useI18n('orders');
  const { Form, state, data: outcome } = useFetcher<OrderOutcome>();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" variant="contained" loading={state !== 'idle'} sx={{ mt: 1.5 }}>
        {texts.orders.invoice.pay}
      </Button>
      <Typography role="alert" variant="body2" color="error" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {outcome?.ok === false && texts.orders.refusal.UNAVAILABLE}
      </Typography>
    </Form>
  );
}
