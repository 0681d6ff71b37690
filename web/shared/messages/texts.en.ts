import type { Same } from '../../kit/texts/same.ts';
import { attachTexts } from '../../kit/upload/texts.en.ts';
import type { sharedMessages as german } from './texts.de.ts';

const sharedMessages: Same<typeof german> = {
  threads: {
    team: {
      name: 'With our team',
      readers:
        'Everybody in this company formation reads this, and our team. The law firm does not.',
    },
    'law-firm': {
      name: 'With the law firm',
      readers:
        'Everybody in this company formation reads this, and the law firm. Our team does not: what you tell the law firm is confidential.',
    },
    notary: {
      name: 'With the notary',
      readers: 'Everybody reads this: you, our team, the law firm and the notary.',
    },
  },
  label: 'Conversations',
  unread: '{{count}} new',
  roles: {
    lead: 'began the formation',
    'co-founder': 'co-founder',
    staff: 'team',
    lawyer: 'law firm',
    notary: 'notary',
  },
  you: 'You',
  nobody: 'Deleted account',
  removed: 'This message was removed.',
  erased: 'The text of this message has been erased.',
  changed: 'edited',
  older: 'Load earlier messages',
  newFrom: 'New',
  empty: {
    title: 'Nothing written yet',
    text: 'Questions, notes, answers: it is all in one place here, for everybody who should read it.',
  },
  files: {
    ...attachTexts,
    fileRefused:
      'This file could not be attached. Please choose a PDF of up to 20 MB, or photos; your text is still here.',
  },
  change: 'Edit',
  remove: 'Remove',
  removeAsk: 'Really remove this message?',
  save: 'Save',
  cancel: 'Cancel',
  changeFailed: 'It was too late for that. Messages can be edited for ten minutes.',
  handOver: 'Question of law: hand to the law firm',
  field: 'Your message',
  send: 'Send',
  sending: 'Sending …',
  waiting: 'No connection. Your text stays here and is sent as soon as there is one again.',
  refused: 'This could not be sent. Your text is still here.',
  ended: 'Nobody writes in this conversation any more.',
};

export const handle = { texts: { sharedMessages } };
