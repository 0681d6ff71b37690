import Chip from '@mui/material/Chip';
import { CircleCheck, CircleSlash, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#api/contract.gen.d.ts';

type Status = Invoice['status'];

const icons: Record<Status, LucideIcon> = {
  open: Clock,
  overdue: TriangleAlert,
  paid: CircleCheck,
  cancelled: CircleSlash,
};

const colors: Record<Status, string> = {
  open: 'info.main',
  overdue: 'warning.main',
  paid: 'success.main',
  cancelled: 'text.secondary',
};

/** How far an invoice is, by colour, icon and word. */
export function InvoiceStatus({ status }: { status: Status }) {
  const { t } = useTranslation(['catalogue']);
  const Icon = icons[status];
  return (
    <Chip
      size="small"
      icon={<Icon size={16} strokeWidth={2} aria-hidden="true" />}
      label={t('catalogue:invoiceStatus')[status]}
      sx={{
        color: 'text.primary',
        '& .MuiChip-icon': { color: colors[status] },
      }}
    />
  );
}
