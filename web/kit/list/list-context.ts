import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { type ListAddress, queryOf } from './list-address.ts';

/** The list around filters, sortable headers and pages. */
export const ListContext = createContext<ListAddress | undefined>(undefined);

/** What the list shows, and the way to show something else of it; the address keeps it. */
export function useListAddress() {
  const list = useContext(ListContext);
  if (!list) throw new Error('This belongs into a list.');
  const navigate = useNavigate();
  const show = (change: Partial<ListAddress>) =>
    void navigate(queryOf({ ...list, page: 1, ...change }), {
      preventScrollReset: change.page === undefined,
    });
  return { ...list, show };
}
