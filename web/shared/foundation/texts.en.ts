import type { Same } from '../i18n/same.ts';
import type { member as german } from './texts.de.ts';

export const member: Same<typeof german> = {
  stationOf: 'Step {{step}} of 7: {{station}}',
  status: {
    'start-pending': {
      title: 'Tell us about your company',
      line: 'We are waiting for your company’s details.',
      paragraph:
        'Your details become the articles of association and the register application. The form takes about ten minutes; you can correct everything until the documents are approved.',
      next: 'Fill in and send the core data',
      when: 'Straight after that you choose a time for the first talk.',
      button: 'Fill in core data',
    },
    'consultation-appointment-select-pending': {
      title: 'When does the first talk suit you?',
      line: 'The first talk is waiting for you to pick a time.',
      paragraph:
        'In 90 minutes you and a lawyer settle which legal form fits and what the articles should say. The talk is part of your package.',
      next: 'Choose a time, or decline the talk',
      when: 'After the talk we write the documents, usually within a few working days.',
      button: 'Choose a time',
    },
    'consultation-pending': {
      title: 'Your first talk is booked',
      line: 'Your first talk is on {{date}}.',
      paragraph:
        'The talk settles legal form, shares and management. Have ready what you already know; open questions are what the talk is for.',
      next: 'Nothing until then. You can cancel here at any time',
      when: 'Work on the documents begins right after the talk.',
      button: 'View the talk',
    },
    'consultation-was': {
      title: 'Your first talk has taken place',
      line: 'Your first talk was on {{date}}.',
      paragraph:
        'The results now go to our team. Once the talk is closed, we turn them into your documents.',
      next: 'Nothing, it is our turn',
      when: 'Usually on the same day.',
      button: 'View progress',
    },
    'documents-pending': {
      title: 'We are writing your documents',
      line: 'We are writing your founding documents.',
      paragraph:
        'Our team prepares the articles of association, the list of shareholders and the register application. You get an email as soon as they are ready for review.',
      next: 'Check that your core data is still right',
      when: 'Within a few working days, followed by a lawyer’s review.',
      button: 'View progress',
    },
    'documents-changes': {
      title: 'We are changing your documents',
      line: 'We are working in the requested changes.',
      paragraph:
        'The review asked for a change. Our team adapts the documents and then submits them for review again.',
      next: 'Check that your core data is still right',
      when: 'Usually within one to three working days, then they are reviewed again.',
      button: 'View progress',
    },
    'review-pending': {
      title: 'Your documents are being reviewed',
      line: 'A lawyer is reviewing your documents.',
      paragraph:
        'A lawyer reads everything before the notary receives it. Read it yourself, too: whatever you notice can be changed now at no cost.',
      next: 'Read the documents and ask for a change if you need one',
      when: 'Usually within one to three working days, then comes the notary appointment.',
      button: 'Read the documents',
    },
    'notary-appointment-pending': {
      title: 'We are asking for your notary appointment',
      line: 'We are asking your notary for an appointment.',
      paragraph:
        'In Germany companies are founded before a notary. Our team asks the notary you named for free times and proposes one of them to you.',
      next: 'Nothing, the proposal comes by email',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'View progress',
    },
    'notary-unnamed': {
      title: 'Which notary would you like?',
      line: 'Tell us which notary you would like.',
      paragraph:
        'In Germany companies are founded before a notary. You choose the notary, since we may not broker one; we then ask there for an appointment.',
      next: 'Name the notary of your choice',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'Name a notary',
    },
    'notary-appointment-confirmation-pending': {
      title: 'Does this notary appointment suit you?',
      line: 'The notary is holding {{date}} for you.',
      paragraph: 'The notary is holding this time for you until you answer.',
      next: 'Confirm the appointment or ask for another',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
      bring: 'Identity card or passport, from everyone involved',
    },
    'foundation-certificate-pending': {
      title: 'Your notary appointment is fixed',
      line: 'Your notary appointment is on {{date}}.',
      paragraph:
        'All shareholders and managing directors come with an identity card or passport. Afterwards the notary uploads the deed of formation here.',
      next: 'Go to the notary appointment',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
    },
    'certificate-after': {
      title: 'The notary sends the deed of formation',
      line: 'We are waiting for the deed of formation.',
      paragraph:
        'Your notary appointment was on {{date}}. The notary uploads the deed of formation, the notarised version of your articles, here.',
      next: 'Nothing, you will get an email',
      when: 'Usually in the week of the appointment; then you open the account.',
      button: 'View progress',
    },
    'bank-account-pending': {
      title: 'Open the business account',
      line: 'Your company now needs a business account.',
      paragraph:
        'With the deed of formation you open an account at a bank of your choice, in the name of the company “in Gründung” (in formation). The deed is among your documents.',
      next: 'Open the account and confirm it here',
      when: 'Between a day and two weeks, depending on the bank; then you pay in.',
      button: 'Confirm the account',
    },
    'share-capital-payment-pending': {
      title: 'Pay in the share capital',
      line: 'The share capital is waiting to be paid in.',
      paragraph:
        'Each shareholder transfers their part from their own account to the business account. The bank statement is the proof the notary needs to register the company.',
      next: 'Pay in and upload the bank statement',
      when: 'The notary is told as soon as you have uploaded it.',
      button: 'Upload bank statement',
    },
    'register-record-pending': {
      title: 'Your company is being registered',
      line: 'The register court is examining your entry.',
      paragraph:
        'The notary has your proof and applies for entry in the commercial register, the public record of companies. With the entry the company legally exists.',
      next: 'Read the court’s mail: it often asks for €150 in advance',
      when: 'Usually three to six weeks, depending on the court. You will get an email.',
      button: 'View progress',
    },
    completed: {
      title: 'Your company is registered',
      line: 'Your company is in the commercial register.',
      paragraph:
        'The formation is complete. The register extract and all other documents stay here for you.',
      next: 'See to the first duties after registration',
      when: 'The tax number usually comes some weeks after the questionnaire.',
      button: 'View formation',
    },
    cancelled: {
      title: 'This formation was cancelled',
      line: 'This formation was cancelled.',
      paragraph:
        'Nothing more goes to notary, bank or court. What existed until then stays readable here; you can start again at any time.',
      next: 'Start a new formation if you wish',
      when: 'Nothing more happens here.',
      button: 'View',
    },
  },
  ahead: {
    'core-data': 'Name, seat, legal form, share capital',
    consultation: '90 minutes with a lawyer',
    documents: 'Articles of association, list of shareholders, application',
    review: 'A lawyer’s review before the notary receives the documents',
    'notary-appointment': 'Appointment with the notary of your choice',
    'share-capital': 'Open the account, pay in the capital, upload the proof',
    register: 'The court examines, usually three to six weeks',
  },
  party: {
    founder: 'You',
    staff: 'Our team',
    lawyer: 'Lawyer',
    notary: 'Notary',
    nobody: 'Nobody',
  },
  partyTurn: {
    founder: 'It is your turn',
    staff: 'Our team’s turn',
    lawyer: 'The lawyer’s turn',
    notary: 'The notary’s turn',
    nobody: 'Complete',
  },
  cancelledChip: 'Cancelled',
  actor: {
    founder: 'you',
    staff: 'Our team',
    lawyer: 'Lawyer',
    notary: 'Notary',
    timer: 'Automatic',
  },
  refusal: {
    NOT_ALLOWED_NOW:
      'That is no longer possible at this step. The page now shows where things are.',
    NOT_ALLOWED_FOR_ROLE: 'You are not entitled to do that in this formation.',
    INVALID_PAYLOAD: 'Please fill in all required fields',
    CONFIRM_FIRST: 'Please confirm first that you expressly decline.',
    CHECK_FIELDS: 'Please look at the marked fields once more.',
    SLOT_TAKEN: 'Someone else has just booked this time. Please choose another one.',
    TOO_EARLY: 'The talk is not over yet.',
    NO_DOCUMENTS: 'There is no document yet.',
    APPOINTMENT_IN_THE_PAST: 'This time lies in the past.',
    CHANGED_MEANWHILE:
      'Something has changed in the meantime. Look at where things are now, then decide.',
    OTHER_NOTARY_NAMED: 'You have named another notary.',
    FORBIDDEN: 'You are not entitled to do that. Log in again if need be.',
    UNAVAILABLE:
      'The service cannot be reached at the moment. Nothing is lost: your entries stay as they are, please try again shortly.',
    NETWORK:
      'The connection broke off. Nothing is lost: your entries stay as they are, please try again shortly.',
    UNPROCESSABLE_CONTENT:
      'Your first attempt is still on its way. Wait a moment; if nothing new appears, send it again.',
    TOO_MANY: 'Those were many attempts in a short time. Please wait a minute.',
    UNKNOWN: 'That did not work. Your entries stay as they are; please try again.',
  },
  problem: {
    REQUIRED: 'We need this field.',
    TOO_LONG: 'This is too long.',
    NOT_TEXT: 'This contains characters that cannot be stored.',
    NOT_AN_EMAIL: 'This does not look like an email address.',
    NOT_A_WEBSITE: 'This does not look like a web address such as www.example.com.',
    NOT_A_NUMBER: 'Please give an amount in euros, such as 5,000.',
    NOT_WHOLE_EUROS: 'Share capital comes in whole euros only.',
    UG_SHARE_CAPITAL: 'A UG has €1 to €24,999 of share capital; from €25,000 it is a GmbH.',
    GMBH_SHARE_CAPITAL: 'A GmbH needs at least €25,000 of share capital.',
    INVALID: 'This does not fit.',
  },
  card: {
    yours: 'Your formation',
    unnamed: 'Your new company',
    consultant: 'Adviser: {{name}}',
    noConsultant: 'No talk booked yet',
    withoutTalk: 'Without an initial talk',
  },
  documents: {
    modified: 'modified {{date}}, {{size}}',
    kinds: {
      draft: 'Draft',
      'foundation-certificate': 'Deed of formation',
      'bank-confirmation': 'Proof of payment',
      'register-extract': 'Register extract',
    },
  },
  start: 'Start formation',
  failed: 'Formation currently not possible',
};

export const handle = { texts: { member } };
