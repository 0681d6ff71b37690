export const consolePaths = {
  workList: '/admin/',
  foundations: '/admin/foundations',
  failedCommands: '/admin/failed-commands',
  parkedStreams: '/admin/parked',
  unsentMails: '/admin/mails',
  foundation: (id: string) => `/admin/foundations/${id}/show`,
};
