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
  inquiry: {
    back: 'All inquiries',
    heading: 'Inquiry {{number}}',
    received: '{{kind}}, received on {{instant}}',
    asked: 'What was asked',
    who: {
      title: 'Who is asking',
      sender: 'As entered',
      owner: 'In charge',
      nobody: 'Nobody yet',
      take: 'Take over',
      handOver: 'Hand over',
      member: 'Member',
      noMember: 'No account with this address',
      unproved: 'Nobody has checked that this account is theirs: they only entered its address.',
      foundations: 'Formations',
      orders: 'Orders',
    },
    answers: {
      title: 'Answers',
      none: 'Nobody has answered yet.',
      by: '{{name}}, {{instant}}',
      fate: {
        'on-its-way': 'The email is on its way to the mail server.',
        late: 'The mail server has not accepted the email yet. It will be tried again automatically.',
        'handed-over': 'The mail server has accepted the email.',
        undeliverable: 'The email could not be delivered.',
        unwanted: 'The email was not sent.',
        overtaken: 'The email was not sent.',
      },
      stuck: 'What is stuck',
    },
    answer: {
      title: 'New answer',
      goesTo: {
        de: 'Goes to {{email}} as an email in German, with the question below it.',
        en: 'Goes to {{email}} as an email in English, with the question below it.',
      },
      toMember:
        '{{name}} reads the answer in the member area and replies there. The email only says that it is there.',
      text: 'Your answer',
      help: 'The greeting, your name and “Kind regards” are added automatically.',
      done: 'The inquiry is done then',
      send: 'Send answer',
      sent: 'The answer is on its way.',
    },
    notes: {
      title: 'Notes',
      none: 'No notes yet.',
      text: 'Note for the team',
      help: 'Whoever asked can demand to read it.',
      write: 'Save note',
      written: 'The note is saved.',
    },
  },
};

export const handle = { texts: { staffInquiries } };
