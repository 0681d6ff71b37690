import type { Same } from '../../../kit/texts/same.ts';
import type { memberAppointments as german } from './texts.de.ts';

export const memberAppointments: Same<typeof german> = {
  title: 'Strategy meeting',
  lead: 'In a quarter of an hour we sort out what lies ahead: the steps, their order and their cost. Once per person, free of charge.',
  form: {
    title: 'Choose a time',
    question: 'What would you like to clear up?',
    questionHelp: 'Optional. One sentence is enough.',
    submit: 'Book the free meeting',
    mail: 'We will send the details to {{email}}.',
  },
  length: '{{minutes}} minutes',
  about: {
    title: 'What it is about',
    points: [
      'Your plans: what you have in mind, with whom and by when',
      'The next steps, as they apply to you',
      'What it costs: our price, the notary, the register',
    ],
    notAdvice:
      'It is not legal or tax advice; the law firm {{lawFirm}} gives that under its own mandate.',
    change: 'Until the meeting begins you can move or cancel it here.',
  },
  noTimes: {
    none: {
      title: 'No appointments available at the moment',
      text: 'All times in the next four weeks are taken; new ones are added every day. If it is urgent, write to us.',
    },
  },
  booked: {
    title: 'Your strategy meeting is booked',
    who: {
      coach: '{{minutes}} minutes by video with {{name}} from the {{brand}} team',
      lawyer: '{{minutes}} minutes by video with {{name}} of the law firm {{lawFirm}}',
    },
    alone: '{{minutes}} minutes by video',
    video: 'We will send the link to the video call to {{email}} beforehand.',
    calendar: 'Add to my calendar',
    event: 'Strategy meeting with {{brand}}',
    place: 'Online, by video',
    prepare:
      'It helps if you know beforehand what you have in mind, with whom and by when. One strategy meeting per person is free; yours is arranged.',
    move: 'Move the meeting',
    cancel: 'Cancel the meeting',
  },
  held: {
    title: 'You have already had your strategy meeting',
    when: 'It was arranged for {{when}}.',
    text: 'There is one meeting per person. If something went wrong or a question is still open, write to us; for legal and tax advice see the marketplace.',
    market: 'Go to the marketplace',
  },
  move: {
    title: 'When would suit you instead?',
    submit: 'Move the meeting',
  },
  cancel: {
    title: 'Cancel the meeting?',
    text: 'The time on {{when}} becomes free for others. You can book another one afterwards, still free of charge.',
    submit: 'Yes, cancel the meeting',
    keep: 'Keep the meeting',
  },
  notices: {
    booked: { title: 'Meeting booked', description: 'The date is sent by email.' },
    moved: { title: 'Meeting moved', description: 'The confirmation is sent by email.' },
    cancelled: {
      title: 'Meeting cancelled',
      description: 'The confirmation is sent by email.',
    },
    failed: {
      book: 'Booking a free strategy meeting is currently not possible',
      move: 'Moving the meeting failed',
      cancel: 'Cancelling the meeting failed',
    },
  },
  refusal: {
    ALREADY_BOOKED: 'Your strategy meeting is already booked; there is one per person.',
    MEETING_BEGUN: 'The meeting has begun and can no longer be changed.',
    MEETING_CANCELLED: 'This meeting has already been cancelled.',
  },
};

export const handle = { texts: { memberAppointments } };
