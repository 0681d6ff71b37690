import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import type { Order } from '#api/contract.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { OrderCardPart } from './part.tsx';

/** Our invoice, or why there is none. */
export function Invoice({ order: { invoice, totals, billing } }: { order: Order }) {
  const words = useI18n('orders').texts.orders.invoice;
  if (!invoice) {
    const waits = totals.invoicedGrossCents > 0 && billing === null;
    return (
      <OrderCardPart title={words.title}>
        <Typography variant="body2" color="textSecondary">
          {waits ? words.waits : words.none}
        </Typography>
      </OrderCardPart>
    );
  }
  return (
    <OrderCardPart title={words.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>{invoice.number}</span>
        <Chip
          size="small"
          label={words.status[invoice.status]}
          sx={{ bgcolor: 'brand.highlight' }}
        />
      </Box>
      <Button
        variant="outlined"
        href={`/api/invoices/${invoice.id}/pdf`}
        startIcon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ mt: 2 }}
      >
        {words.download}
      </Button>
    </OrderCardPart>
  );
}
