import type { Same } from '../../../kit/texts/same.ts';
import type { staffNotaries as german } from './texts.de.ts';

export const staffNotaries: Same<typeof german> = {
  why: 'Ordered by name and by nothing else: founders choose their notary themselves, and nobody may steer them to one (Federal Chamber of Notaries, circular 2/2025).',
  notary: {
    back: 'All notaries',
    contact: 'Contact',
    unknown: 'Not known',
    questions: 'Questions of the notary',
    noQuestions: 'None open',
    questions_one: 'In {{count}} formation',
    questions_other: 'In {{count}} formations',
    firstOf: 'The last {{shown}} of {{total}}',
    former: 'Another notary by now',
    appointment: 'Deed on {{instant}}',
    offered: 'Proposed for {{instant}}',
  },
  happened: {
    named: 'Named',
    asked: { phone: 'Asked for dates by phone', mail: 'Asked for dates by email' },
    dates_one: 'Gave one date',
    dates_other: 'Gave {{count}} dates',
    declined: 'Declined',
    inRoom: 'in the room',
    after: 'after {{time}}',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    reported: 'Reported: {{what}}',
    left: 'Another notary named',
    waits: 'No answer since to the question for dates',
    question: 'Question of the notary, not yet answered',
  },
  answers: {
    title: 'Answers about dates',
    none: 'No answer has been measured yet.',
    few: 'Fewer than three measured answers: too few for a middle time.',
    median: 'Half of the {{count}} answers came within {{time}}.',
    last: 'Most recent',
    counted:
      'Counted from when we asked, or when the notary could answer in the room, until the answer.',
    why: 'These times help with planning. Nothing can be ordered or filtered by them, and founders do not see them: it is not for us to recommend a notary.',
  },
};

export const handle = { texts: { staffNotaries } };
