import { notaryToEntry } from '#domain/foundations/forecast/waiting-times.ts';
import { partyNames } from '#domain/foundations/party-names.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { sharedFoundations as german } from './texts.de.ts';

const { fromDays, toDays, year, source } = notaryToEntry;

export const sharedFoundations: Same<typeof german> = {
  stationOf: 'Step {{step}} of 7: {{station}}',
  status: {
    'start-pending': {
      line: 'We are waiting for your company’s details.',
      next: 'Fill in and send the company details',
      when: 'Straight after that you choose a time for the initial consultation.',
      button: 'Fill in company details',
    },
    'consultation-appointment-select-pending': {
      line: 'Choose a time for your initial consultation.',
      next: 'Choose a time or decline the consultation',
      when: 'The law firm then drafts the documents, usually within two to five working days.',
      button: 'Choose a time',
    },
    'people-pending': {
      line: 'We are waiting for you to say who is setting up the company.',
      next: 'Say who is setting it up',
      when: 'After that you order your formation package.',
      button: 'Say who is setting it up',
    },
    'order-pending': {
      line: 'Your formation package has not been ordered yet.',
      next: 'See what it costs and includes, then order',
      when: 'After your order you choose the time of your initial consultation.',
      button: 'Order the package',
    },
    'order-waiting': {
      line: 'Work begins after the withdrawal period, which ends on {{day}}.',
      next: 'Wait, or ask for work to begin now',
      when: 'We continue from {{next}}. If your initial consultation is still to come, choose a time after that already.',
      button: 'View progress',
    },
    'order-withdrawn': {
      line: 'You have withdrawn from your order; work has stopped.',
      next: 'Order again, or end the company formation',
      when: 'As soon as you order again, we pick up where you left off.',
      button: 'View progress',
    },
    'consultation-pending': {
      line: 'Your initial consultation is on {{date}}.',
      next: 'Nothing until then. You can cancel here at any time',
      when: 'Work on the documents begins straight afterwards.',
      button: 'View appointment',
    },
    'consultation-was': {
      line: 'The time of your initial consultation was {{date}}.',
      next: 'Nothing for now: we are on it',
      when: 'Usually on the same day.',
      button: 'View progress',
    },
    'documents-pending': {
      line: 'Your formation documents are being drafted.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, followed by a lawyer’s review.',
      late: 'This is taking longer than usual; do get in touch. A lawyer’s review follows.',
      button: 'View progress',
    },
    'documents-changes': {
      line: 'We are making the requested changes.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, then they are reviewed again.',
      late: 'This is taking longer than usual; do get in touch. They are then reviewed again.',
      button: 'View progress',
    },
    'documents-mandate': {
      line: 'The law firm is checking whether it may act for you.',
      next: 'Nothing; the law firm will answer you',
      when: 'The law firm usually answers within one working day; then drafting begins.',
      button: 'See how it stands',
    },
    'documents-details': {
      line: 'Details of participants are still missing for your documents.',
      next: 'Enter the missing details, or ask for them',
      when: 'Drafting begins as soon as all details are there.',
      button: 'Complete the details',
    },
    'documents-identification': {
      line: 'Your documents wait for someone to be identified.',
      next: 'See to it that everyone is identified',
      when: 'Drafting begins as soon as everyone is identified.',
      button: 'See how it stands',
    },
    'documents-checking': {
      line: 'We are still checking details of your formation.',
      next: 'Nothing; we will get in touch if we need anything',
      when: 'Your documents are drafted after that.',
      button: 'View progress',
    },
    'review-pending': {
      line: 'The law firm is reviewing your documents.',
      next: 'Read the documents and ask for a change if you need one',
      when: 'Probably by {{by}}; the notary appointment comes next.',
      late: 'This is taking longer than usual; do get in touch. The notary appointment comes next.',
      button: 'Read the documents',
    },
    'notary-appointment-pending': {
      line: 'We are asking your notary for an appointment.',
      next: 'Nothing for now: the proposal comes by email',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'View progress',
    },
    'notary-unnamed': {
      line: 'Tell us which notary you would like.',
      next: 'Name the notary of your choice',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'Name a notary',
    },
    'notary-appointment-confirmation-pending': {
      line: 'Your notary is offering {{date}}.',
      next: 'Confirm an appointment or ask for others',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
    },
    'foundation-certificate-pending': {
      line: 'Your notary appointment is on {{date}}.',
      next: 'Go to the notary appointment',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
    },
    'certificate-after': {
      line: 'We are waiting for the deed of formation.',
      next: 'Nothing for now: you will get an email',
      when: 'Usually in the week of the appointment; then you open the account.',
      button: 'View progress',
    },
    'bank-account-pending': {
      line: 'Your company now needs a business account.',
      next: 'Open the account and confirm it here',
      when: 'Depending on the bank, usually within a day to two weeks, sometimes longer; then you pay in the capital.',
      button: 'Confirm account opening',
    },
    'share-capital-payment-pending': {
      line: 'The share capital has yet to be paid in.',
      next: 'Pay in, upload the bank statement and send it to your notary',
      when: 'Once you have uploaded it, we ask the notary to apply for registration.',
      button: 'Upload bank statement',
    },
    'register-record-pending': {
      line: 'Your company is about to be entered in the register.',
      next: `Read letters from the court: it often asks for its fee, usually ${wholeEuros(courtFees('money').total, 'en')}, in advance`,
      when: `On average it took ${fromDays} to ${toDays} days from the notary appointment (${source}, ${year}), longer at some courts. You will get an email.`,
      button: 'View progress',
    },
    completed: {
      line: 'Your company is in the commercial register.',
      next: 'Deal with the first duties after registration',
      when: 'The tax number arrives some weeks after the questionnaire, sometimes months.',
      button: 'View company',
    },
    cancelled: {
      line: 'This formation was cancelled.',
      next: 'Start again if you wish',
      when: 'Nothing more happens here.',
      button: 'View formation',
    },
  },
  ahead: {
    'core-data': 'Name, registered office, legal form, share capital',
    consultation: '90 minutes with a lawyer',
    documents: 'The law firm drafts the articles of association or the model protocol',
    review: 'The law firm’s review before the draft goes to the notary',
    'notary-appointment': 'Appointment with the notary of your choice',
    'share-capital':
      'Open the account, pay in the capital, upload the bank statement and send it to the notary',
    register: 'The register court examines and enters the company',
  },
  party: {
    ...namesIn(partyNames, 'en'),
    founder: 'You',
    deadline: 'The withdrawal period',
  },
  partyTurn: {
    founder: 'Your turn',
    lead: 'The turn of whoever began the formation',
    'co-founder': 'The co-founders’ turn',
    staff: 'Our team’s turn',
    lawyer: 'The law firm’s turn',
    notary: 'The notary’s turn',
    bank: 'The bank’s turn',
    court: 'The register court’s turn',
    nobody: 'Complete',
  },
  due: { by: 'by {{day}}', today: 'by today', passed: 'was due on {{day}}' },
  cancelledChip: 'Cancelled',
  waitingChip: 'Withdrawal period',
  actor: {
    founder: 'you',
    staff: 'our team',
    lawyer: 'law firm',
    notary: 'notary',
    'co-founder': 'co-founder',
    timer: 'automatically',
  },
  refusal: {
    NOT_ALLOWED_FOR_ROLE: 'You do not have permission to do that here.',
    SLOT_TAKEN: 'Someone else has just booked this time. Please choose another one.',
    TOO_MANY_FOUNDATIONS:
      'You have already begun three formations that are still running. Complete or cancel one of them, then you can begin a new one.',
    WITHDRAWAL_PERIOD:
      'This is possible only after the withdrawal period, since you did not request an earlier start.',
  },
  turns: {
    title: 'Whose turn, for how long?',
    lessThanADay: 'under 1 day',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  card: {
    obstacle: 'Something got in the way.',
    settle: 'Settle what got in the way',
    look: 'See where it stands',
    ownPart: 'See what is still missing from you',
    yours: 'Your company',
    unnamed: 'Your new company',
    erased: 'Company whose details were deleted',
    begun: 'Begun on {{date}}',
    consultant: 'Consultation: {{name}} ({{role}})',
    noConsultant: 'No consultation booked yet',
    withoutTalk: 'Without an initial consultation',
    /** Between dates to choose from. */
    or: 'or',
    messages_one: 'One new message',
    messages_other: '{{count}} new messages',
  },
  documents: {
    modified: 'modified {{date}}, {{size}}',
    draft: 'Draft',
  },
  start: 'Start your company',
  startAgain: 'Start a new company',
  failed: 'Foundation currently not possible',
};

export const handle = { texts: { sharedFoundations } };
