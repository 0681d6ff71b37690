import { inquiryKindNames } from '#domain/inquiries/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { staffInquiries as german } from './texts.de.ts';

export const staffInquiries: Same<typeof german> = {
  inquiries: {
    title: 'Inquiries',
    count_one: '{{count}} inquiry',
    count_other: '{{count}} inquiries',
    moreThan: 'more than {{total}} inquiries',
    search: 'Name, company, email or phone',
    since: 'From',
    to: 'To',
    from: 'From',
    what: 'Content',
    received: 'Received',
    action: 'Dealt with',
    kind: 'Kind',
    everyKind: 'Any kind',
    kinds: namesIn(inquiryKindNames, 'en'),
    state: 'State',
    everyState: 'All',
    states: { open: 'Open', done: 'Done' },
    contract: 'Withdraws from: {{contract}}',
    website: 'Website',
    english: 'Written in English',
    done: 'Done',
    doneLabel: 'Mark the inquiry of {{name}} as done',
    doneAt: 'Done on {{instant}}',
    doneBy: 'Done on {{instant}} by {{name}}',
    reopen: 'Reopen',
    reopenLabel: 'Reopen the inquiry of {{name}}',
    marked: 'The inquiry is done.',
    reopened: 'The inquiry is open again.',
    reset: 'Clear selection',
    empty: 'There is no inquiry yet.',
    emptyHint: 'What comes in through the forms of the website is listed here.',
    emptyAtFirst: 'No open inquiries.',
    emptyAtFirstHint: 'What has been dealt with is under the state “Done”.',
    nothing: 'No inquiry matches.',
    nothingHint: 'Clear the selection to see all of them.',
  },
};

export const handle = { texts: { staffInquiries } };
