import { redirect } from 'react-router';

/**
 * Leads from a page behind the end of a list to its last page.
 * @param total 0 for an empty list, which has its first page only
 * @throws Response a redirect, unless the address asks for the first page
 */
export function toLastPage(url: URL, page: number, total: number, perPage: number): void {
  if (page === 1) return;
  const last = Math.max(Math.ceil(total / perPage), 1);
  if (last >= page) return;
  const there = new URLSearchParams(url.search);
  there.delete('page');
  if (last > 1) there.set('page', String(last));
  throw redirect(url.pathname + (there.size > 0 ? `?${there}` : ''));
}
