import type { Same } from '../../kit/texts/same.ts';
import type { staffList as german } from './texts.de.ts';

export const staffList: Same<typeof german> = {
  moreThan: 'more than {{total}} {{rows}}',
  reset: 'Clear selection',
  select: 'Select {{name}}',
  selectAll: 'Select all on this page',
  chosen_one: '{{count}} selected',
  chosen_other: '{{count}} selected',
  bulk: 'For the selection',
  clear: 'Clear the selection',
  export: 'Download as CSV',
  views: {
    label: 'Saved views',
    save: 'Save view',
    what: 'Filters and order get a name and are then above the list, for the whole team or for you. What you searched for is not part of it.',
    shared:
      'The view belongs to the whole team; it is renamed and removed by whoever made it, and by admins.',
    own: 'For me alone',
    ownMark: 'for you alone',
    ownWhat: 'Only you see this view.',
    name: 'Name of the view',
    madeBy: 'Made by {{name}}',
    edit: 'Edit {{name}}',
    saved: 'The view is saved.',
    renamed: 'The view is renamed.',
    removed: 'The view is removed.',
    remove: 'Remove',
    submit: 'Save',
  },
  failures: {
    title_one: '{{count}} of {{of}} did not work',
    title_other: '{{count}} of {{of}} did not work',
    what_one: '{{count}} is done. What did not work stays selected:',
    what_other: '{{count}} are done. What did not work stays selected:',
  },
};

export const handle = { texts: { staffList } };
