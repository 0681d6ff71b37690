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
      title: 'Tell us about your company',
      line: 'We are waiting for your company’s details.',
      paragraph:
        'The articles of association and the register application are drawn up from your details. The form takes about ten minutes, and you can correct anything until the documents are approved.',
      next: 'Fill in and send the company details',
      when: 'Straight after that you choose a time for the initial consultation.',
      button: 'Fill in company details',
    },
    'consultation-appointment-select-pending': {
      title: 'When would you like your initial consultation?',
      line: 'Choose a time for your initial consultation.',
      paragraph:
        'You have 90 minutes with a lawyer from the law firm to settle whether the legal form suits your plans and what the articles of association should say. The consultation is included in your package.',
      next: 'Choose a time or decline the consultation',
      when: 'The law firm then drafts the documents, usually within two to five working days.',
      button: 'Choose a time',
    },
    'order-pending': {
      title: 'Order your formation package',
      line: 'Your formation package has not been ordered yet.',
      paragraph:
        'We have your company details. Advice and drafting only begin once you have ordered the package; until then everything is free, and your details are kept.',
      next: 'See what it costs and includes, then order',
      when: 'After your order you choose the time of your initial consultation.',
      button: 'Order the package',
    },
    'order-waiting': {
      title: 'Work begins after the withdrawal period',
      line: 'Work begins after the withdrawal period, which ends on {{day}}.',
      paragraph:
        'We have your order. You did not ask us to start before the withdrawal period ends on {{day}}, so advice and drafting begin after that.',
      next: 'Wait, or ask for work to begin now',
      when: 'We continue from {{next}}. If your initial consultation is still to come, choose a time after that already.',
      button: 'View progress',
    },
    'order-withdrawn': {
      title: 'You have withdrawn from your order',
      line: 'You have withdrawn from your order; work has stopped.',
      paragraph:
        'Without an order, the law firm and our team do no further work. Your details and any documents already drafted are kept.',
      next: 'Order again, or end the company formation',
      when: 'As soon as you order again, we pick up where you left off.',
      button: 'View progress',
    },
    'consultation-pending': {
      title: 'Your initial consultation is booked',
      line: 'Your initial consultation is on {{date}}.',
      paragraph:
        'The consultation covers legal form, shares and management. Bring whatever you have already decided; the rest can be settled there.',
      next: 'Nothing until then. You can cancel here at any time',
      when: 'Work on the documents begins straight afterwards.',
      button: 'View appointment',
    },
    'consultation-was': {
      title: 'The time of your initial consultation has passed',
      line: 'The time of your initial consultation was {{date}}.',
      paragraph:
        'The law firm is writing up what was agreed and will draft your documents from it.',
      next: 'Nothing for now: we are on it',
      when: 'Usually on the same day.',
      button: 'View progress',
    },
    'documents-pending': {
      title: 'Your documents are being drafted',
      line: 'Your formation documents are being drafted.',
      paragraph:
        'The articles of association or the model protocol come from the law firm; our team puts the draft here. The list of shareholders and the application follow from the notary once the draft is approved. You get an email as soon as the draft is ready for review.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, followed by a lawyer’s review.',
      late: 'This is taking longer than usual; do get in touch. A lawyer’s review follows.',
      button: 'View progress',
    },
    'documents-changes': {
      title: 'Your documents are being changed',
      line: 'We are making the requested changes.',
      paragraph:
        'The review led to a request for changes. Our team has the law firm revise the drafts and then submits them for review again.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, then they are reviewed again.',
      late: 'This is taking longer than usual; do get in touch. They are then reviewed again.',
      button: 'View progress',
    },
    'documents-mandate': {
      title: 'The law firm is checking the mandate',
      line: 'The law firm is checking whether it may act for you.',
      paragraph:
        'Before it drafts anything, the law firm checks whether it may act for everyone who takes part. Your documents are drafted after that.',
      next: 'Nothing; the law firm will answer you',
      when: 'The law firm usually answers within one working day; then drafting begins.',
      button: 'See how it stands',
    },
    'documents-details': {
      title: 'Your documents need more details',
      line: 'Details of participants are still missing for your documents.',
      paragraph:
        'The law firm needs the details of everyone who takes part. Under “Who is setting it up” you see who still has something missing; whoever has joined enters their own details.',
      next: 'Enter the missing details, or ask for them',
      when: 'Drafting begins as soon as all details are there.',
      button: 'Complete the details',
    },
    'documents-identification': {
      title: 'Someone still has to be identified',
      line: 'Your documents wait for someone to be identified.',
      paragraph:
        'The Money Laundering Act requires all shareholders and managing directors to prove who they are. Only then may the law firm draft the documents.',
      next: 'See to it that everyone is identified',
      when: 'Drafting begins as soon as everyone is identified.',
      button: 'See how it stands',
    },
    'review-pending': {
      title: 'Your documents are being reviewed',
      line: 'The law firm is reviewing your documents.',
      paragraph:
        'The law firm checks the draft before it goes to the notary. Please read it yourself, too: anything you spot can still be changed free of charge.',
      next: 'Read the documents and ask for a change if you need one',
      when: 'Probably by {{by}}; the notary appointment comes next.',
      late: 'This is taking longer than usual; do get in touch. The notary appointment comes next.',
      button: 'Read the documents',
    },
    'notary-appointment-pending': {
      title: 'We are arranging your notary appointment',
      line: 'We are asking your notary for an appointment.',
      paragraph:
        'In Germany, a company is set up before a notary, an independent public official who drafts, reads out and records the deed. Our team asks the notary you named for available times and proposes one to you. The drafts come to the notary from the law firm.',
      next: 'Nothing for now: the proposal comes by email',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'View progress',
    },
    'notary-unnamed': {
      title: 'Which notary would you like?',
      line: 'Tell us which notary you would like.',
      paragraph:
        'In Germany, a company is set up before a notary, an independent public official. You choose the notary, and we are not allowed to recommend one; once you have named one, we ask for an appointment.',
      next: 'Name the notary of your choice',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'Name a notary',
    },
    'notary-appointment-confirmation-pending': {
      title: 'Does this notary appointment suit you?',
      line: 'Your notary is offering {{date}}.',
      paragraph: 'Please answer {{by}}, otherwise the notary may give the time to someone else.',
      next: 'Confirm the appointment or ask for another',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
      bring:
        'Identity card or passport of everyone involved; for the online procedure, an ID card with its online function and PIN',
    },
    'foundation-certificate-pending': {
      title: 'Your notary appointment is confirmed',
      line: 'Your notary appointment is on {{date}}.',
      paragraph:
        'All shareholders and managing directors come with an identity card or passport; online, everyone needs an ID card with its online function and PIN. Afterwards the notary uploads the deed of formation here.',
      next: 'Go to the notary appointment',
      when: 'The deed usually arrives in the week of the appointment.',
      button: 'View appointment',
    },
    'certificate-after': {
      title: 'The notary is sending the deed of formation',
      line: 'We are waiting for the deed of formation.',
      paragraph:
        'Your notary appointment was on {{date}}. The notary uploads the deed of formation, the notarised version of your articles, here.',
      next: 'Nothing for now: you will get an email',
      when: 'Usually in the week of the appointment; then you open the account.',
      button: 'View progress',
    },
    'bank-account-pending': {
      title: 'Open the business account',
      line: 'Your company now needs a business account.',
      paragraph:
        'With the deed of formation you open an account at a bank of your choice, in the name of the company “in Gründung” (i. G., in formation). The deed is among your documents; banks usually ask for a certified copy: on paper with the notary’s seal, electronically as the signed file, passed on unchanged. Remember the tax office, too: the tax registration questionnaire is due within a month of the notary appointment (§ 137 AO).',
      next: 'Open the account and confirm it here',
      when: 'Depending on the bank, usually within a day to two weeks, sometimes longer; then you pay in the capital.',
      button: 'Confirm account opening',
    },
    'share-capital-payment-pending': {
      title: 'Pay in the share capital',
      line: 'The share capital has yet to be paid in.',
      paragraph:
        'Each shareholder transfers their share from their own account to the business account. You upload the bank statement here and send it to your notary yourself, as we do not forward documents; the notary needs it to apply for registration.',
      next: 'Pay in, upload the bank statement and send it to your notary',
      when: 'Once you have uploaded it, we ask the notary to apply for registration.',
      button: 'Upload bank statement',
    },
    'register-record-pending': {
      title: 'Your company is being registered',
      line: 'Your company is about to be entered in the register.',
      paragraph:
        'The notary applies for entry in the commercial register, the public record of companies, and needs the bank statement from you for that; the register court then checks the application. With the entry the {{form}} comes into being. Until then, anyone who acts in its name is personally liable (§ 11 (2) GmbHG).',
      who: 'Notary, then register court',
      next: `Read letters from the court: it often asks for its fee, usually ${wholeEuros(courtFees('money').total, 'en')}, in advance`,
      when: `On average it took ${fromDays} to ${toDays} days from the notary appointment (${source}, ${year}), longer at some courts. You will get an email.`,
      button: 'View progress',
    },
    completed: {
      title: 'Your company is registered',
      line: 'Your company is in the commercial register.',
      paragraph:
        'The formation is complete. The commercial register extract and all other documents stay here for you.',
      next: 'Deal with the first duties after registration',
      when: 'The tax number arrives some weeks after the questionnaire, sometimes months.',
      button: 'View company',
    },
    cancelled: {
      title: 'This formation was cancelled',
      line: 'This formation was cancelled.',
      paragraph:
        'Nothing more will be sent to the notary, bank or court. Everything so far stays here for you to read, and you can start again at any time.',
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
    begun: 'Begun on {{date}}',
    consultant: 'Consultation: {{name}} ({{role}})',
    noConsultant: 'No consultation booked yet',
    withoutTalk: 'Without an initial consultation',
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
