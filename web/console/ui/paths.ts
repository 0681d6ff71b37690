export const consolePaths = {
  workList: '/admin/',
  foundations: '/admin/foundations',
  failedCommands: '/admin/failed-commands',
  parkedStreams: '/admin/parked',
  unsentMails: '/admin/mails',
  unrenderedInvoices: '/admin/unrendered-invoices',
  orders: '/admin/orders',
  order: (id: string) => `/admin/orders/${id}`,
  invoices: '/admin/invoices',
  inquiries: '/admin/inquiries',
  foundation: (id: string) => `/admin/foundations/${id}/show`,
};
