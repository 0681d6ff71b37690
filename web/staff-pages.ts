/** The pages of the team, all below `/admin/`. A new page is a row here and one in the menu. */
interface StaffPage {
  path: string;
  /** Below `web/`. */
  file: string;
}

export const staffPages = {
  tasks: { path: '/admin/', file: 'features/foundations/staff/tasks/tasks.tsx' },
  foundations: { path: '/admin/foundations', file: 'features/foundations/staff/foundations.tsx' },
  foundation: {
    path: '/admin/foundations/:id/show',
    file: 'features/foundations/staff/page/foundation.tsx',
  },
  /** As people shorten it. */
  'foundation-shortened': {
    path: '/admin/foundations/:id',
    file: 'features/foundations/staff/page/redirect-to-page.tsx',
  },
  comparison: {
    path: '/admin/foundations/:id/comparison',
    file: 'features/foundations/staff/page/comparison.tsx',
  },
  orders: { path: '/admin/orders', file: 'features/orders/staff/orders.tsx' },
  order: { path: '/admin/orders/:id', file: 'features/orders/staff/order.tsx' },
  invoices: { path: '/admin/invoices', file: 'features/invoices/staff/invoices.tsx' },
  inquiries: { path: '/admin/inquiries', file: 'features/inquiries/staff/inquiries.tsx' },
  'failed-commands': {
    path: '/admin/failed-commands',
    file: 'features/foundations/staff/failed-commands.tsx',
  },
  'parked-streams': {
    path: '/admin/parked',
    file: 'features/foundations/staff/parked-streams.tsx',
  },
  'unsent-mails': { path: '/admin/mails', file: 'features/mails/staff/unsent-mails.tsx' },
  'unrendered-invoices': {
    path: '/admin/unrendered-invoices',
    file: 'features/invoices/staff/unrendered-invoices.tsx',
  },
} as const satisfies Record<string, StaffPage>;

export type StaffPageName = keyof typeof staffPages;

/** Has a session of its own: one of the member area opens nothing here. */
export const staffLogin = '/admin/login';

type Parameters<Name extends StaffPageName> =
  (typeof staffPages)[Name]['path'] extends `${string}:id${string}` ? [id: string] : [];

/** The path of a page of the team: `staffPath('order', id)`. */
export function staffPath<Name extends StaffPageName>(name: Name, ...[id = '']: Parameters<Name>) {
  return staffPages[name].path.replace(':id', encodeURIComponent(id));
}
