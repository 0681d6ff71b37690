import { inquiryKindNames } from '#domain/inquiries/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { staffInquiries as german } from './texts.de.ts';

export const staffInquiries: Same<typeof german> = {
  inquiries: {
    kinds: namesIn(inquiryKindNames, 'en'),
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
  },
};

export const handle = { texts: { staffInquiries } };
