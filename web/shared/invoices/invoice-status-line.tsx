import Box from '@mui/material/Box';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '#domain/invoices/invoice.ts';

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
  const { t } = useTranslation(['staffInvoices']);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component={icons[status]} size={18} aria-hidden="true" sx={{ color: colors[status] }} />
      {t(`staffInvoices:invoices.statuses.${status}`)}
    </Box>
  );
}
