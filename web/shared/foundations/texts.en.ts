import { courtFees } from '#domain/pricing/court-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { sharedFoundations as german } from './texts.de.ts';

export const sharedFoundations: Same<typeof german> = {
  stationOf: 'Step {{step}} of 7: {{station}}',
  status: {
    'start-pending': {
      title: 'Tell us about your company',
      line: 'We are waiting for your company’s details.',
      paragraph:
        'Your details become the articles of association and the register application. The form takes about ten minutes; you can correct everything until the documents are approved.',
      next: 'Fill in and send the company details',
      when: 'Straight after that you choose a time for the initial consultation.',
      button: 'Fill in company details',
    },
    'consultation-appointment-select-pending': {
      title: 'When would you like your initial consultation?',
      line: 'Your initial consultation is waiting for you to pick a time.',
      paragraph:
        'In 90 minutes you and a lawyer from the law firm settle which legal form fits and what the articles of association should say. The consultation is part of your package.',
      next: 'Choose a time or decline the consultation',
      when: 'The law firm then drafts the documents, usually within two to five working days.',
      button: 'Choose a time',
    },
    'order-pending': {
      title: 'Order your formation package',
      line: 'Your formation package is waiting for your order.',
      paragraph:
        'Your company details are in. Advice and drafting begin only once you have ordered the package; until then everything is free, and your details stay saved.',
      next: 'Look at price and scope, then order',
      when: 'After your order you choose the time of your initial consultation.',
      button: 'Order the package',
    },
    'order-waiting': {
      title: 'Work begins after the withdrawal period',
      line: 'Work begins after the withdrawal period, which ends on {{day}}.',
      paragraph:
        'Your order is in. You did not request a start before the end of the withdrawal period, which ends on {{day}}. Advice and drafting begin after that.',
      next: 'Nothing until the withdrawal period has ended',
      when: 'We continue the day after {{day}}, when you can also choose the time of your initial consultation.',
      button: 'View progress',
    },
    'order-withdrawn': {
      title: 'You have withdrawn from your order',
      line: 'You have withdrawn from your order; work has stopped.',
      paragraph:
        'The law firm and our team do not continue while there is no order. Your details and the documents that are already there are kept.',
      next: 'Order again, or end the company formation',
      when: 'As soon as you order again, we pick up where you left off.',
      button: 'View progress',
    },
    'consultation-pending': {
      title: 'Your initial consultation is booked',
      line: 'Your initial consultation is on {{date}}.',
      paragraph:
        'The consultation covers legal form, shares and management. Have ready whatever is already decided; the rest is settled there.',
      next: 'Nothing until then. You can cancel here at any time',
      when: 'Work on the documents begins straight afterwards.',
      button: 'View appointment',
    },
    'consultation-was': {
      title: 'Your initial consultation has taken place',
      line: 'Your initial consultation was on {{date}}.',
      paragraph:
        'The law firm is recording what was agreed. Once the consultation is closed, it drafts your documents from that.',
      next: 'Nothing, it is our turn',
      when: 'Usually on the same day.',
      button: 'View progress',
    },
    'documents-pending': {
      title: 'Your documents are being drafted',
      line: 'Your formation documents are being drafted.',
      paragraph:
        'The law firm drafts the articles of association, the list of shareholders and the register application. Our team makes the drafts available here, and you get an email as soon as they are ready for review.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, followed by a lawyer’s review.',
      late: 'It is taking longer than usual; feel free to ask. A lawyer’s review follows.',
      button: 'View progress',
    },
    'documents-changes': {
      title: 'Your documents are being changed',
      line: 'We are making the requested changes.',
      paragraph:
        'The review led to a request for changes. The law firm revises the drafts; our team then submits them for review again.',
      next: 'Check that your company details are still right',
      when: 'Probably by {{by}}, then they are reviewed again.',
      late: 'It is taking longer than usual; feel free to ask. Then they are reviewed again.',
      button: 'View progress',
    },
    'review-pending': {
      title: 'Your documents are being reviewed',
      line: 'The law firm is reviewing your documents.',
      paragraph:
        'The law firm reviews everything before the notary receives it. Read it yourself, too: whatever you notice can be changed now at no cost.',
      next: 'Read the documents and ask for a change if you need one',
      when: 'Probably by {{by}}, then comes the notary appointment.',
      late: 'It is taking longer than usual; feel free to ask. Then comes the notary appointment.',
      button: 'Read the documents',
    },
    'notary-appointment-pending': {
      title: 'We are asking for your notary appointment',
      line: 'We are asking your notary for an appointment.',
      paragraph:
        'In Germany, companies are set up before a notary. Our team asks the notary you named for free times and proposes one of them to you.',
      next: 'Nothing, the proposal comes by email',
      when: 'The proposal usually comes within days, the appointment in one to three weeks.',
      button: 'View progress',
    },
    'notary-unnamed': {
      title: 'Which notary would you like?',
      line: 'Tell us which notary you would like.',
      paragraph:
        'In Germany, companies are set up before a notary. The choice of notary is yours, and we may not steer you to one; once you have named a notary, we ask there for an appointment.',
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
      title: 'The deed of formation comes from the notary',
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
        'With the deed of formation you open an account at a bank of your choice, in the name of the company “in Gründung” (i. G., in formation). The deed is among your documents; banks usually ask for a copy with the notary’s seal.',
      next: 'Open the account and confirm it here',
      when: 'Usually after a day to two weeks, sometimes later, depending on the bank; then you pay in.',
      button: 'Confirm account opening',
    },
    'share-capital-payment-pending': {
      title: 'Pay in the share capital',
      line: 'The share capital is waiting to be paid in.',
      paragraph:
        'Each shareholder transfers their part from their own account to the business account. The bank statement is the proof with which the notary applies for registration.',
      next: 'Pay in and upload the bank statement',
      when: 'The notary is notified as soon as you have uploaded it.',
      button: 'Upload bank statement',
    },
    'register-record-pending': {
      title: 'Your company is being registered',
      line: 'Your company is about to be entered in the register.',
      paragraph:
        'The notary applies for entry in the commercial register, the public record of companies; then the register court examines the application. With the entry the company comes into being as a GmbH or UG. Until then, anyone who acts in its name is personally liable (section 11(2) GmbHG).',
      next: `Read letters from the court: it often asks for its fee, usually ${wholeEuros(courtFees('money').total, 'en')}, in advance`,
      when: 'Typically two to four weeks, longer at some courts. You will get an email.',
      button: 'View progress',
    },
    completed: {
      title: 'Your company is registered',
      line: 'Your company is in the commercial register.',
      paragraph:
        'The formation is complete. The commercial register extract and all other documents stay here for you.',
      next: 'Deal with the first duties after registration',
      when: 'The tax number comes some weeks after the questionnaire, sometimes only after months.',
      button: 'View company',
    },
    cancelled: {
      title: 'This formation was cancelled',
      line: 'This formation was cancelled.',
      paragraph:
        'Nothing more goes to notary, bank or court. What exists so far stays readable here; you can start again at any time.',
      next: 'Start again if you wish',
      when: 'Nothing more happens here.',
      button: 'View formation',
    },
  },
  ahead: {
    'core-data': 'Name, registered office, legal form, share capital',
    consultation: '90 minutes with a lawyer',
    documents: 'Articles of association, list of shareholders, register application',
    review: 'The law firm’s review before the notary receives the documents',
    'notary-appointment': 'Appointment with the notary of your choice',
    'share-capital': 'Open the account, pay in the capital, upload the bank statement',
    register: 'The register court examines and enters the company',
  },
  party: {
    founder: 'You',
    staff: 'Our team',
    lawyer: 'Law firm',
    notary: 'Notary',
    nobody: 'Nobody',
  },
  partyTurn: {
    founder: 'It is your turn',
    staff: 'Our team’s turn',
    lawyer: 'The law firm’s turn',
    notary: 'The notary’s turn',
    nobody: 'Complete',
  },
  cancelledChip: 'Cancelled',
  waitingChip: 'Withdrawal period',
  actor: {
    founder: 'you',
    staff: 'our team',
    lawyer: 'law firm',
    notary: 'notary',
    timer: 'automatically',
  },
  refusal: {
    NOT_ALLOWED_FOR_ROLE: 'You do not have permission to do that here.',
    CONFIRM_FIRST: 'Please confirm first that you expressly decline.',
    SLOT_TAKEN: 'Someone else has just booked this time. Please choose another one.',
    TOO_EARLY: 'The consultation is not over yet.',
    NO_DOCUMENTS: 'There is no document yet.',
    TOO_MANY_FOUNDATIONS:
      'You have already started several formations. Complete or cancel one of them, then you can start a new one.',
    APPOINTMENT_IN_THE_PAST: 'This time is in the past.',
    OTHER_NOTARY_NAMED: 'You have named another notary.',
    ORDER_REQUIRED: 'Please order the formation package first; then you can go on here.',
    ALREADY_ORDERED: 'The formation package has already been ordered.',
    TOO_MANY_ORDERS: 'Too many orders for today. You can go on tomorrow.',
    PRICE_CHANGED:
      'The price has changed since you opened this page. Nothing was ordered; please reload the page and look at the new price.',
    WITHDRAWAL_PERIOD:
      'This is possible only after the withdrawal period, since you did not request an earlier start.',
    WITHDRAWAL_OVER: 'The withdrawal period is over.',
    ENTRY_IN_THE_FUTURE: 'The date of the entry is in the future.',
  },
  problem: {
    NOTARY_WITHOUT_NAME: 'Please add the name of the notary.',
    NOT_A_NUMBER: 'Please give an amount in euros, such as 5,000.',
    NOT_WHOLE_EUROS: 'Share capital comes in whole euros only.',
    UG_SHARE_CAPITAL: 'A UG has €1 to €24,999 of share capital; from €25,000 it is a GmbH.',
    GMBH_SHARE_CAPITAL: 'A GmbH needs at least €25,000 of share capital.',
    NOT_ACCEPTED: 'Please accept the terms.',
    NOT_A_ZIP: 'A German postcode has five digits.',
    NOT_A_VAT_ID: 'This is not a German VAT ID, for example DE123456789.',
  },
  card: {
    yours: 'Your company',
    unnamed: 'Your new company',
    consultant: 'Consultation: {{name}} ({{role}})',
    noConsultant: 'No consultation booked yet',
    withoutTalk: 'Without an initial consultation',
  },
  documents: {
    modified: 'modified {{date}}, {{size}}',
    draft: 'Draft',
  },
  draft: {
    found: 'What you entered on {{date}} is still here. It has not been sent yet.',
    discard: 'Discard draft',
  },
  start: 'Start your company',
  failed: 'Foundation currently not possible',
};

export const handle = { texts: { sharedFoundations } };
