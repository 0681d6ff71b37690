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
  others: 'More formations',
  start: {
    title: 'Start your first formation',
    lead: 'Seven steps from your details to the entry in the commercial register. At each one you see what is happening and whose turn it is.',
    points: [
      'About ten minutes for the details, then you talk to a lawyer.',
      'The package costs €950.81 including VAT; notary and court fees come on top.',
      'Starting costs nothing and commits you to nothing.',
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
    title: 'Questions about your formation?',
    text: 'Write to us if anything is unclear. You need not fill in anything on a guess.',
    button: 'Write an email',
  },
};

export const handle = { texts: { dashboard } };
