import { useMatches } from 'react-router';
import { isStaffPage, type StaffPageName } from '../../staff-pages.ts';

const ID = 'staff:';

/** Which page of the team is open; undefined where there is none at the address. */
export function usePageName(): StaffPageName | undefined {
  const names = useMatches().map(({ id }) => (id.startsWith(ID) ? id.slice(ID.length) : ''));
  return names.findLast(isStaffPage);
}
