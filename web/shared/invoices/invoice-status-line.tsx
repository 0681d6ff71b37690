import Box from '@mui/material/Box';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import type { InvoiceStatus } from '#domain/invoices/invoice.ts';
import { invoiceStatusNames } from '#domain/invoices/names.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

const icons = {
  open: Clock,
  overdue: TriangleAlert,
  paid: CircleCheck,
  cancelled: CircleSlash,
} as const;
const colors = {
  open: 'info.main',
  overdue: 'warning.main',
  paid: 'success.main',
  cancelled: 'text.secondary',
} as const;

export function InvoiceStatusLine({ status }: { status: InvoiceStatus }) {
  const { locale } = useLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component={icons[status]} size={18} aria-hidden="true" sx={{ color: colors[status] }} />
      {invoiceStatusNames[status][locale]}
    </Box>
  );
}
