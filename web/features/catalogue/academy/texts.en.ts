import type { Same } from '../../../kit/texts/same.ts';
import type { academy as german } from './texts.de.ts';

export const academy: Same<typeof german> = {
  title: 'Academy',
  lead: 'Seminars and coaching for your first years, the next date first, with who teaches, where, and what it costs.',
  filter: {
    types: 'By type',
    allTypes: 'Everything',
    seminar: 'Seminars',
    coaching: 'Coaching',
    categories: 'By field',
    allCategories: 'All fields',
  },
  results_one: '{{count}} offer',
  results_other: '{{count}} offers',
  byArrangement: 'Date by arrangement',
  with: 'with {{coach}}',
  view: 'View',
  viewOf: 'View {{title}}',
  more: 'Show later dates',
  empty: {
    title: 'Nothing matches right now',
    text: 'Nothing is planned for this selection at the moment. Look at all dates, or suggest a subject to us.',
    all: 'All dates',
    ask: 'Suggest a subject',
  },
};

export const handle = { texts: { academy } };
