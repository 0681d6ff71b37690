import type { Same } from '../../../kit/texts/same.ts';
import type { visitorAppointments as german } from './texts.de.ts';

export const visitorAppointments: Same<typeof german> = {
  title: 'Free strategy meeting',
  description:
    '15 minutes by video, free of charge: we look at your plans, put the steps of setting up a company in order and name the costs. Choose a time and book it.',
  kicker: 'Free, 15 minutes, by video',
  heading: 'Ask us before you set up a company',
  lead: 'In a quarter of an hour you know which steps lie ahead, in which order and at what cost. Whether you set up your company with us is for you to decide afterwards.',
  about: {
    isTitle: 'What it is about',
    is: [
      'Your plans: what you want to set up, with whom and by when',
      'The seven steps to the entry in the commercial register, applied to you',
      'What it costs: our price, the notary, the register',
      'What a founder from abroad needs: language, presence, notarisation online',
      'Which questions need legal or tax advice, and who answers them',
    ],
    isNotTitle: 'What it is not',
    isNot: [
      'Not legal or tax advice: the law firm {{lawFirm}} gives that under its own mandate.',
      'Not a sales call: you order nothing, and we do not ring you up.',
      'Not with a stranger: the confirmation gives the name and role of the person you will meet.',
    ],
    onceTitle: 'Once per person',
    once: 'The meeting can be booked once. Until it begins you can move or cancel it.',
  },
  form: {
    title: 'Choose a time',
    labels: {
      startsAt: 'When does it suit you?',
      name: 'Your name',
      email: 'Email address',
      question: 'What would you like to settle?',
    },
    length: '{{minutes}} minutes',
    emailHelp:
      'We send the link to confirm here, and the one to the video call before the meeting.',
    questionHelp: 'Optional. One sentence is enough.',
    consent:
      'We use what you enter for this meeting only and delete it 14 days afterwards, or at once if it is cancelled or not confirmed. To keep to one meeting per person, we keep a checksum of the address for a year. More in the',
    privacy: 'privacy notice',
    submit: 'Book the free meeting',
    failed: 'Booking a free strategy meeting is currently not possible',
    refusal: {
      SLOT_TAKEN: {
        title: 'This time has just been taken',
        description:
          'Nothing was booked; what you entered is still here. Please choose another time.',
      },
    },
    problems: {
      'startsAt.REQUIRED': 'Please choose a time.',
      'startsAt.NOT_AN_INSTANT': 'Please choose a time.',
      SLOT_TAKEN: 'Please choose another time.',
      NOT_A_NAME: 'Please enter your name without web addresses and special characters.',
    },
  },
  noTimes: {
    none: {
      title: 'No appointments available at the moment',
      text: 'All times of the next four weeks are taken. Write to us and we will find one for you; new times are added every day.',
    },
    unavailable: {
      title: 'Booking a free strategy meeting is currently not possible',
      text: 'The free times cannot be loaded right now. The fault is ours; please try again in a few minutes or write to us.',
    },
  },
  almostBooked: {
    title: 'Almost booked: confirm by the link in your mail',
    text: 'We hold the time you chose for {{minutes}} minutes. Please look in your mailbox: what it says there is what counts.',
    spam: 'If nothing has arrived after a few minutes, please look in your spam folder.',
    home: 'To the home page',
  },
  held: {
    title: 'Does this time suit you?',
    text: 'We are holding it for you for a short while. It is booked once you confirm it.',
    confirm: 'Confirm the meeting',
    release: 'I do not want it',
    releaseText: 'We will then delete what you entered, and the time becomes free for others.',
    releaseSubmit: 'Release the time',
    refusal: {
      ALREADY_BOOKED: {
        title: 'You already have an appointment',
        description:
          'The meeting can be booked once. You can move it with the link in the email about your appointment.',
      },
    },
  },
  booked: {
    title: 'Meeting booked',
    when: 'Your strategy meeting',
    text: 'The date is sent by email, with a file for your calendar.',
  },
  appointment: {
    title: 'Your strategy meeting',
    openTitle: 'Open your appointment',
    openText:
      'This page opens with the link from your email. If nothing happens, paste the link here.',
    link: 'Link from the email',
    open: 'Open the appointment',
    linkRequired: 'Please paste the whole link from the email.',
    invalidTitle: 'This link is not valid',
    invalidText:
      'Perhaps a part of the link is missing, or the meeting was long ago. Use the link from the latest email about your meeting.',
    failed: 'That did not work',
    offline: 'The fault is ours; your appointment has not changed. Please try again in a moment.',
    kicker: '{{minutes}} minutes by video',
    with: {
      coach: 'with {{name}} from the {{brand}} team',
      lawyer: 'with {{name}} of the law firm {{lawFirm}}',
    },
    moved: 'The meeting has been moved. The confirmation is sent by email.',
    cancelled: 'The meeting is cancelled',
    cancelledText:
      'The meeting on {{when}} will not take place. You can book another one at any time.',
    lapsed: 'We no longer hold this time',
    lapsedText:
      'Nothing is booked. Unless it is confirmed, we hold a time for {{minutes}} minutes; you can choose another one at any time.',
    begun: 'This meeting is no longer in the future',
    begunText:
      'It was arranged for {{when}} and can no longer be changed. If something went wrong, write to us.',
    again: 'Book another time',
    move: 'Move it to another time',
    moveLabel: 'New time',
    moveSubmit: 'Move the meeting',
    cancel: 'Cancel the meeting',
    cancelQuestion: 'Do you really want to cancel the meeting? The time becomes free for others.',
    cancelSubmit: 'Yes, cancel the meeting',
  },
};

export const handle = { texts: { visitorAppointments } };
