export const consolePaths = {
  workList: '/admin/',
  foundations: '/admin/foundations',
  parkedStreams: '/admin/parked',
  foundation: (id: string) => `/admin/foundations/${id}/show`,
};
