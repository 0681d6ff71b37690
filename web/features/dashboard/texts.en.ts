import type { Same } from '../../shared/i18n/same.ts';
import type { dashboard as german } from './texts.de.ts';

export const dashboard: Same<typeof german> = {
  greeting: {
    morning: 'Good morning',
    day: 'Good afternoon',
    evening: 'Good evening',
    named: '{{greeting}}, {{name}}',
  },
  title: 'Dashboard',
  others: 'More companies',
  start: {
    title: 'Start your first company',
    lead: 'Seven steps from your company details to the entry in the commercial register. At each one you see what is happening and whose turn it is.',
    points: [
      'About ten minutes for the company details, then your consultation with a lawyer from the law firm.',
      'The package costs €950.81 incl. 19% VAT; notary and court fees are extra.',
      'Entering the company details costs nothing.',
    ],
  },
  next: {
    title: 'What comes next',
  },
  documents: {
    title: 'Latest documents',
    all: 'All {{count}}',
    empty: 'As soon as documents are ready for review you will find them here.',
  },
  help: {
    title: 'Questions about your company formation?',
    text: 'Write to us if anything is unclear. You don’t have to guess.',
    button: 'Write an email',
  },
};

export const handle = { texts: { dashboard } };
