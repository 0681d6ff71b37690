import type { Same } from '../../../kit/texts/same.ts';
import type { staffSearch as german } from './texts.de.ts';

export const staffSearch: Same<typeof german> = {
  title: 'Search',
  open: 'Search or do something',
  field: 'Company, person, notary, invoice, command',
  fieldIn: 'What should happen?',
  in: 'Commands for {{name}}',
  leave: 'Back to the search',
  group: {
    commands: 'Commands',
    recent: 'Recently opened',
    foundations: 'Formations',
    people: 'People',
    notaries: 'Notaries',
    orders: 'Orders',
    invoices: 'Invoices',
    inquiries: 'Inquiries',
    content: 'Content',
    pages: 'Pages',
    actions: 'Actions',
    all: 'In the list',
  },
  firstOnes: '{{group}}, the first {{count}}',
  all: 'All formations for “{{typed}}”',
  openCase: 'Open the formation',
  thisCase: 'this formation',
  unnamed: 'Formation {{number}}',
  notaryOf_one: 'in {{count}} formation',
  notaryOf_other: 'in {{count}} formations',
  done: 'done',
  member: 'Member',
  help: 'Show the keyboard shortcuts',
  logout: 'Log out',
  light: 'Light appearance',
  dark: 'Dark appearance',
  system: 'Appearance of the device',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  searching: 'Searching …',
  nothing:
    'Nothing found. Names work in any order, with or without umlauts; so do e-mail, phone, file number, order and invoice number.',
  failed: 'The search does not answer right now. Try again in a moment.',
  late: 'Not searched in time: {{kinds}}',
  keys: { move: 'choose', open: 'open', commands: 'commands', close: 'close' },
};

export const handle = { texts: { staffSearch } };
