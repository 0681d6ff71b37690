import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lastListAt } from '../../kit/list/list-address.ts';
import { useMay } from '../../shared/staff/session/session.ts';
import { TabLinks } from '../../shared/staff/ui/tab-links.tsx';
import { areaOf, rightOf, staffPages, type TabName, tabNames } from '../../staff-pages.ts';
import { usePageName } from './page-name.ts';

export const tabLabels = {
  calendar: 'staffAppointments:week.tab',
  rebookings: 'staffAppointments:rebookings.title',
  consultants: 'staffAppointments:people.title',
  orders: 'staffOrders:orders.title',
  invoices: 'staffInvoices:invoices.title',
  payments: 'staffPayments:payments.title',
  refunds: 'staffInvoices:refunds.title',
  stuck: 'staffOperations:stuck.menu',
  figures: 'staffFigures:figures.title',
  newsletter: 'staffNewsletter:newsletter.title',
  audit: 'staffAudit:audit.title',
} as const satisfies Record<TabName, string>;

/** Where the labels stand. */
export const tabTexts = [
  'staffAudit',
  'staffFigures',
  'staffInvoices',
  'staffNewsletter',
  'staffOperations',
  'staffOrders',
  'staffPayments',
  'staffAppointments',
] as const;

/** Leads from one list of an area to the others; not there where an area has one list only. */
export function AreaTabs() {
  const { t } = useTranslation(['staff', ...tabTexts]);
  const may = useMay();
  const current = usePageName();
  // Where a list was left changes with each page.
  useLocation();
  const open = tabNames.find((name) => name === current);
  if (!open) return null;
  const shown = tabNames.filter((name) => areaOf(name) === areaOf(open) && may(rightOf(name)));
  if (shown.length < 2) return null;
  const tabs = shown.map((name) => ({
    to: lastListAt(staffPages[name].path),
    label: t(tabLabels[name]),
    isCurrent: name === open,
  }));
  return <TabLinks label={t(`staff:area.${areaOf(open)}`)} tabs={tabs} />;
}
