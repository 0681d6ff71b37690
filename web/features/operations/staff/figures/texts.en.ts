import type { Same } from '../../../../kit/texts/same.ts';
import type { staffFigures as german } from './texts.de.ts';

export const staffFigures: Same<typeof german> = {
  figures: {
    title: 'Figures',
    intro:
      'Where formations stand, how long they take and who is waited for. Counted in whole weeks from Monday.',
    period: 'Period',
    periods: {
      4: 'Last 4 weeks',
      13: 'Last quarter',
      26: 'Last six months',
      52: 'Last 12 months',
      104: 'Last 2 years',
      260: 'Last 5 years',
    },
    numbers: 'Formations in the period',
    started: 'Started',
    completed: 'Registered',
    cancelled: 'Cancelled',
    open: 'Open today',
    empty: 'There are no figures yet.',
    emptyHint: 'As soon as the first formation begins, it is counted here.',
  },
  weeks: { title: 'Started and registered per week', week: 'Week from' },
  open: { title: 'Open formations by status', status: 'Status', count: 'Number' },
  stages: {
    title: 'Days per stage',
    what: 'Half of the formations took no longer than this.',
    stage: 'Stage',
    median: 'Median',
    fast: 'Fastest fifth',
    slow: 'Slowest fifth',
  },
  parties: {
    title: 'Who was waited for',
    what: 'For so many days it was their turn, as the median of all formations.',
    party: 'Who',
    median: 'Median',
    slow: 'Slowest fifth',
    share: 'Share',
  },
  workload: {
    title: 'Who has how much',
    what: 'What somebody has put off does not count.',
    who: 'Who',
    cases: 'Formations',
    open: 'Tasks',
    overdue: 'Overdue',
    dueThisWeek: 'Due this week',
    of: 'Hand over everything of {{name}}',
    toWhom: 'Hand over everything of {{name}}: to whom?',
    counted: 'Formations: {{cases}}. Tasks besides: {{tasks}}. Whoever gets them is told.',
    nothing: 'There is nothing to hand over.',
    done: 'Handed over: {{cases}} formations, {{tasks}} tasks',
    refused: 'Not handed over: {{count}}. Please try again.',
  },
  basis_one: 'Based on {{count}} formation registered in the period.',
  basis_other: 'Based on {{count}} formations registered in the period.',
  few: 'That is few: single cases weigh heavily.',
  none: 'No company was registered in this period.',
  days_one: '{{days}} day',
  days_other: '{{days}} days',
};

export const handle = { texts: { staffFigures } };
