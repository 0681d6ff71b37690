export const consolePaths = {
  workList: '/admin/',
  foundations: '/admin/foundations',
  failedCommands: '/admin/failed-commands',
  parkedStreams: '/admin/parked',
  unsentMails: '/admin/mails',
  invoices: '/admin/invoices',
  foundation: (id: string) => `/admin/foundations/${id}/show`,
};
