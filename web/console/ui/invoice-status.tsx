import Box from '@mui/material/Box';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
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
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component={icons[status]} size={18} aria-hidden="true" sx={{ color: colors[status] }} />
      {translate(`invoices.statuses.${status}`)}
    </Box>
  );
}
