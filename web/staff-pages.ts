import type { Words } from '#domain/desk/lists.ts';
import type { Area, Right } from '#domain/desk/rights.ts';

/** The pages of the team, all below `/admin/`. */
export interface StaffPage {
  path: string;
  /** Below `web/`. */
  file: string;
  /** What stays around several pages, below `web/` too. */
  around?: string;
  /** Whoever lacks it finds the page in no menu; the API refuses what it would read. */
  right: Right;
  /** What it is called among the tabs of its area. */
  tab?: Words;
}

const aroundFoundation = 'features/foundations/staff/page/foundation.tsx';

export const staffPages = {
  tasks: {
    path: '/admin/',
    file: 'features/desk/staff/tasks/tasks.tsx',
    right: 'today.read',
  },
  notices: {
    path: '/admin/notices',
    file: 'features/notices/staff/notices.tsx',
    right: 'today.read',
  },
  foundations: {
    path: '/admin/foundations',
    file: 'features/foundations/staff/foundations.tsx',
    right: 'foundations.read',
    tab: { de: 'Gründungen', en: 'Formations' },
  },
  notaries: {
    path: '/admin/notaries',
    file: 'features/notaries/staff/notaries.tsx',
    right: 'foundations.read',
    tab: { de: 'Notariate', en: 'Notaries' },
  },
  notary: {
    path: '/admin/notaries/:id',
    file: 'features/notaries/staff/notary.tsx',
    right: 'foundations.read',
  },
  foundation: {
    path: '/admin/foundations/:id/show',
    file: 'features/foundations/staff/page/overview/overview.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-documents': {
    path: '/admin/foundations/:id/documents',
    file: 'features/foundations/staff/page/documents/documents.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-communication': {
    path: '/admin/foundations/:id/communication',
    file: 'features/foundations/staff/communication/communication.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-messages': {
    path: '/admin/foundations/:id/messages',
    file: 'features/messages/staff/messages.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-money': {
    path: '/admin/foundations/:id/money',
    file: 'features/foundations/staff/page/money/money.tsx',
    around: aroundFoundation,
    right: 'money.read',
  },
  'foundation-identification': {
    path: '/admin/foundations/:id/identification',
    file: 'features/identification/staff/identification.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-sheets': {
    path: '/admin/foundations/:id/sheets',
    file: 'features/sheets/staff/sheets.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-history': {
    path: '/admin/foundations/:id/history',
    file: 'features/foundations/staff/page/history/history.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  'foundation-technical': {
    path: '/admin/foundations/:id/technical',
    file: 'features/foundations/staff/page/technical/technical.tsx',
    around: aroundFoundation,
    right: 'operations.repair',
  },
  /** As people shorten it. */
  'foundation-shortened': {
    path: '/admin/foundations/:id',
    file: 'features/foundations/staff/page/redirect-to-page.tsx',
    right: 'foundations.read',
  },
  comparison: {
    path: '/admin/foundations/:id/comparison',
    file: 'features/foundations/staff/page/documents/comparison.tsx',
    around: aroundFoundation,
    right: 'foundations.read',
  },
  calendar: {
    path: '/admin/calendar',
    file: 'features/appointments/staff/calendar.tsx',
    right: 'calendar.read',
    tab: { de: 'Woche', en: 'Week' },
  },
  rebookings: {
    path: '/admin/calendar/rebookings',
    file: 'features/appointments/staff/rebookings.tsx',
    right: 'calendar.read',
    tab: { de: 'Umbuchen', en: 'Rebooking' },
  },
  consultants: {
    path: '/admin/calendar/consultants',
    file: 'features/appointments/staff/consultants.tsx',
    right: 'calendar.read',
    tab: { de: 'Beratende', en: 'Consultants' },
  },
  'stand-ins': {
    path: '/admin/calendar/stand-ins',
    file: 'features/desk/staff/stand-ins/stand-ins.tsx',
    right: 'calendar.read',
    tab: { de: 'Vertretung', en: 'Stand-ins' },
  },
  people: {
    path: '/admin/people',
    file: 'features/accounts/staff/people.tsx',
    right: 'people.read',
  },
  person: {
    path: '/admin/people/:id',
    file: 'features/accounts/staff/person.tsx',
    right: 'people.read',
  },
  orders: {
    path: '/admin/orders',
    file: 'features/orders/staff/orders.tsx',
    right: 'money.read',
    tab: { de: 'Bestellungen', en: 'Orders' },
  },
  order: {
    path: '/admin/orders/:id',
    file: 'features/orders/staff/order.tsx',
    right: 'money.read',
  },
  invoices: {
    path: '/admin/invoices',
    file: 'features/invoices/staff/invoices.tsx',
    right: 'money.read',
    tab: { de: 'Rechnungen', en: 'Invoices' },
  },
  invoice: {
    path: '/admin/invoices/:id',
    file: 'features/invoices/staff/page/invoice.tsx',
    right: 'money.read',
  },
  payments: {
    path: '/admin/payments',
    file: 'features/payments/staff/payments.tsx',
    right: 'money.read',
    tab: { de: 'Zahlungen', en: 'Payments' },
  },
  refunds: {
    path: '/admin/refunds',
    file: 'features/invoices/staff/refunds.tsx',
    right: 'money.read',
    tab: { de: 'Erstattungen', en: 'Refunds' },
  },
  inquiries: {
    path: '/admin/inquiries',
    file: 'features/inquiries/staff/inquiries.tsx',
    right: 'inquiries.read',
  },
  inquiry: {
    path: '/admin/inquiries/:id',
    file: 'features/inquiries/staff/inquiry.tsx',
    right: 'inquiries.read',
  },
  content: {
    path: '/admin/content',
    file: 'features/content/staff/content.tsx',
    right: 'content.read',
  },
  piece: {
    path: '/admin/content/:id',
    file: 'features/content/staff/piece.tsx',
    right: 'content.write',
  },
  stuck: {
    path: '/admin/operations',
    file: 'features/operations/staff/stuck/stuck.tsx',
    right: 'operations.read',
    tab: { de: 'Was hängt', en: 'What is stuck' },
  },
  figures: {
    path: '/admin/figures',
    file: 'features/operations/staff/figures/figures.tsx',
    right: 'operations.figures',
    tab: { de: 'Zahlen', en: 'Figures' },
  },
  newsletter: {
    path: '/admin/newsletter',
    file: 'features/accounts/staff/newsletter/newsletter.tsx',
    right: 'operations.newsletter',
    tab: { de: 'Newsletter', en: 'Newsletter' },
  },
  audit: {
    path: '/admin/audit',
    file: 'features/operations/staff/audit/audit.tsx',
    right: 'operations.audit',
    tab: { de: 'Protokoll', en: 'Audit log' },
  },
  /** Before there was one page for all of them. */
  'failed-commands': {
    path: '/admin/failed-commands',
    file: 'features/operations/staff/redirect-to-stuck.tsx',
    right: 'operations.read',
  },
  'parked-streams': {
    path: '/admin/parked',
    file: 'features/operations/staff/redirect-to-stuck.tsx',
    right: 'operations.read',
  },
  'unsent-mails': {
    path: '/admin/mails',
    file: 'features/operations/staff/redirect-to-stuck.tsx',
    right: 'operations.read',
  },
  'unrendered-invoices': {
    path: '/admin/unrendered-invoices',
    file: 'features/operations/staff/redirect-to-stuck.tsx',
    right: 'operations.read',
  },
} as const satisfies Record<string, StaffPage>;

export type StaffPageName = keyof typeof staffPages;

const pageNames = Object.keys(staffPages) as StaffPageName[];
export const isStaffPage = (name: string): name is StaffPageName => Object.hasOwn(staffPages, name);
type TabName = {
  [Name in StaffPageName]: (typeof staffPages)[Name] extends { tab: Words } ? Name : never;
}[StaffPageName];

export const tabOf = (name: StaffPageName): Words | undefined =>
  (staffPages[name] as StaffPage).tab;
/** Those that a tab of their area leads to. */
export const tabs = pageNames
  .filter((name): name is TabName => 'tab' in staffPages[name])
  .map((name) => ({ name, words: staffPages[name].tab }));

export const rightOf = (name: StaffPageName): Right => staffPages[name].right;

/** `money` of an invoice's page. */
export const areaOf = (name: StaffPageName) => rightOf(name).split('.')[0] as Area;

/** Has a session of its own: one of the member area opens nothing here. */
export const staffLogin = '/admin/login';

type Parameters<Name extends StaffPageName> =
  (typeof staffPages)[Name]['path'] extends `${string}:id${string}` ? [id: string] : [];

/** The path of a page of the team: `staffPath('order', id)`. */
export function staffPath<Name extends StaffPageName>(name: Name, ...[id = '']: Parameters<Name>) {
  return staffPages[name].path.replace(':id', encodeURIComponent(id));
}
