import type { Same } from '../texts/same.ts';
import type { list as german } from './texts.de.ts';

export const list: Same<typeof german> = {
  pager: {
    label: 'Pages',
    range: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous page',
    next: 'Next page',
  },
  sortBy: 'Sort by {{column}}',
};

export const handle = { texts: { list } };
