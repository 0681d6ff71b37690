import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import {
  FileX,
  GitCommitVertical,
  Inbox,
  ListChecks,
  type LucideIcon,
  MailWarning,
  OctagonX,
  ReceiptText,
  ShoppingBag,
  TriangleAlert,
} from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { lastListAt } from '../../kit/list/list-address.ts';
import { countText } from '../../kit/list/range-pager.tsx';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { office, type TeamRole, useIdentity } from '../../shared/staff/session/session.ts';
import { type Counted, exceptionPages, exceptions, useTotals } from '../../shared/staff/totals.ts';
import { type StaffPageName, staffPages } from '../../staff-pages.ts';

type Label =
  | 'staffFoundations:failed.menu'
  | 'staffFoundations:foundations.title'
  | 'staffFoundations:parked.menu'
  | 'staffInquiries:inquiries.title'
  | 'staffInvoices:invoices.title'
  | 'staffInvoices:unrendered.menu'
  | 'staffMails:mails.menu'
  | 'staffOrders:orders.title'
  | 'staffTasks:tasks.menu';

interface MenuEntry {
  page: StaffPageName;
  icon: LucideIcon;
  label: Label;
  /** Shown beside the label. */
  count?: Counted;
  /** Everybody unless given. */
  roles?: readonly TeamRole[];
}

/** In display order; what went wrong is last, and only there while there is something. */
const entries: readonly MenuEntry[] = [
  { page: 'tasks', icon: ListChecks, label: 'staffTasks:tasks.menu', count: 'tasks' },
  { page: 'foundations', icon: GitCommitVertical, label: 'staffFoundations:foundations.title' },
  { page: 'orders', icon: ShoppingBag, label: 'staffOrders:orders.title', roles: office },
  { page: 'invoices', icon: ReceiptText, label: 'staffInvoices:invoices.title', roles: office },
  {
    page: 'inquiries',
    icon: Inbox,
    label: 'staffInquiries:inquiries.title',
    count: 'inquiries',
    roles: office,
  },
  { ...exceptionPages.failed, icon: OctagonX, count: 'failed' },
  { ...exceptionPages.parked, icon: TriangleAlert, count: 'parked' },
  { ...exceptionPages.mails, icon: MailWarning, count: 'mails' },
  { ...exceptionPages.unrendered, icon: FileX, count: 'unrendered' },
];

interface Props {
  onNavigate?: () => void;
}

export function Menu({ onNavigate }: Props) {
  const { t } = useTexts('staff');
  const role = useIdentity()?.role;
  const totals = useTotals();
  const shown = entries.filter((entry) => {
    if (entry.roles && !(role && entry.roles.includes(role))) return false;
    return !isException(entry.count) || Boolean(totals[entry.count]?.total);
  });
  return (
    <Box component="nav" aria-label={t('staff:header.nav')} sx={nav}>
      <Box component="ul" onClick={onNavigate} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry) => (
          <Entry key={entry.page} entry={entry} />
        ))}
      </Box>
    </Box>
  );
}

const isException = (count: Counted | undefined): count is (typeof exceptions)[number] =>
  exceptions.some((name) => name === count);

function Entry({ entry }: { entry: MenuEntry }) {
  const { t, locale } = useTexts(
    'staffFoundations',
    'staffInquiries',
    'staffInvoices',
    'staffMails',
    'staffOrders',
    'staffTasks',
  );
  const totals = useTotals();
  // Where a list was left changes with each page.
  useLocation();
  const { page, icon: Icon, label, count } = entry;
  const total = count && totals[count];
  return (
    <li>
      <ButtonBase
        component={NavLink}
        to={lastListAt(staffPages[page].path)}
        end={page === 'tasks'}
        sx={look}
      >
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0, textAlign: 'left' }}>
          {t(label)}
        </Box>
        {total && total.total > 0 && (
          <Box component="span" className="count" sx={{ px: 1, fontSize: '0.8125rem' }}>
            {countText(total, locale)}
          </Box>
        )}
      </ButtonBase>
    </li>
  );
}

/** Stays in view while the page scrolls. */
const nav = { px: 1.5, py: 3, position: { md: 'sticky' }, top: 64 } as const;

const look = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  borderRadius: '12px',
  // A label with a long count may need a second line, and never pushes the icon aside.
  justifyContent: 'flex-start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& > svg': { flexShrink: 0 },
  '& .count': { flexShrink: 0, borderRadius: 99, bgcolor: 'brand.highlight' },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'brand.highlight', color: 'primary.main', fontWeight: 600 },
  '&.active .count': { bgcolor: 'transparent' },
  '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
