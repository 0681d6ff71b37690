import type { Same } from '../texts/same.ts';
import type { list as german } from './texts.de.ts';

export const list: Same<typeof german> = {
  pager: {
    label: 'Pages',
    range: '{{from}}–{{to}} of {{total}}',
    rangeOfMore: '{{from}}–{{to}} of more than {{total}}',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    lastUnknown: 'Last page: reverse the order for it',
    size: 'Per page',
  },
  sortBy: 'Sort by {{column}}',
  sorting: 'Order',
  ascending: '{{column}}, ascending',
  descending: '{{column}}, descending',
  from: 'From',
  to: 'To',
};

export const handle = { texts: { list } };
