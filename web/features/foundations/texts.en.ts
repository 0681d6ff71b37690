import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { officeFees } from '#domain/pricing/office-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import { upload } from './commands/texts.en.ts';
import { review } from './documents/texts.en.ts';
import { obstacles } from './obstacles/texts.en.ts';
import { order } from './order/texts.en.ts';
import { people } from './people/texts.en.ts';
import { station } from './station/texts.en.ts';
import { coreData } from './steps/details/texts.en.ts';
import type { foundations as german } from './texts.de.ts';

const { tradeOffice } = officeFees;

export const foundations: Same<typeof german> = {
  order,
  obstacles,
  station,
  list: {
    title: 'My companies',
    lead: 'Each company you are setting up, with its progress and the people working on it.',
    empty: {
      title: 'Your line begins here',
      text: 'As soon as you start setting up a company, you see its progress here, whose turn it is and who you are talking to.',
    },
    start: 'Start another company',
    more: 'Show more companies',
    full: 'Three formations are running already: {{names}}. You can begin another one as soon as one of them is complete or cancelled.',
  },
  page: {
    back: 'All companies',
    meta: '{{city}}, share capital {{capital}}, started on {{date}}',
    metaStarted: 'started on {{date}}',
    line: 'The seven steps',
    identification: {
      title: 'Identification',
      own: 'Whoever founds proves their identity once: online with a provider, or in person with us.',
      checking: 'We are still checking details. There is nothing you need to do now.',
      others: 'Not everybody who founds has proved their identity yet.',
      go: 'Prove your identity',
      look: 'See how far they are',
    },
    messages: {
      title: 'Messages',
      text: 'Questions to us or to the law firm, and the answers, in one place.',
      unread_one: 'One new message is waiting for you.',
      unread_other: '{{count}} new messages are waiting for you.',
      read: 'Read messages',
      write: 'Write a message',
    },
    contributions: {
      title: 'Contributions',
      text: 'Who pays in how much, from when, and whether amount, day and name fit, before the notary checks it.',
      look: 'Check contributions',
    },
    sheets: {
      title: 'Data sheets',
      text: 'Your details for notary and law firm, to download and copy, and what is still missing.',
      look: 'See the data sheets',
    },
    costs: {
      title: 'Costs',
      text: 'Whom you pay how much and when, and what has been paid.',
      look: 'See the costs',
      check: 'Is my bill real?',
      whatIf: 'Try other plans',
    },
    forecast: {
      done: 'Extract received',
      entered: 'Registered',
      doneNote: 'Started on {{date}}',
    },
    documents: {
      title: 'Documents',
      empty: 'None yet. Drafts appear here as soon as they are ready for review.',
      none: 'None were drafted.',
      download: 'Download {{title}}',
      all: 'Show all {{count}}',
      read: 'To read',
      deed: 'For the bank',
      older: 'earlier version',
      invoice: 'No. {{number}}: {{amount}}, due on {{due}}, to {{iban}}',
    },
    timeline: {
      show: 'View history',
      title: 'History',
      by: '{{name}} ({{role}})',
      noEntries: 'Nothing has happened yet.',
      whole: 'Download the whole history:',
      check: 'How to check it',
      retry: 'The history could not be loaded. Nothing is lost; please reload the page.',
    },
    moved: 'Progress: {{line}}',
    offline:
      'The connection is interrupted. You are seeing how things stood at {{time}}; nothing is lost.',
    overtaken: {
      title: 'Things have moved on: this is where you stand',
      text: 'This step has been done or dropped meanwhile, perhaps in another window. Nothing was sent.',
    },
    appointmentFailed: 'Confirmation of the notary appointment failed',
    cancel: {
      open: 'Cancel company formation',
      title: 'Cancel the formation of “{{name}}”?',
      text: 'The formation ends at once and cannot be resumed. A booked consultation and a proposed notary appointment lapse, and the notary’s upload links stop working. Your documents stay readable; costs already incurred with the notary or the court remain.',
      order: {
        title: 'What about your order of {{ordered}} for {{price}}?',
        keep: 'Keep the order',
        keepHelp: 'It stands and will be invoiced; you can still withdraw from it until {{date}}.',
        withdraw: 'Withdraw from the order as well',
        withdrawHelp:
          'You declare your withdrawal now; the confirmation comes by email. We refund what you have paid within 14 days, the same way you paid it.',
        withdrawStarted:
          'You declare your withdrawal now; the confirmation comes by email. You asked for work to begin before the period ends, so what has been done until today is charged in proportion. We refund anything you have paid beyond that within 14 days, the same way you paid it.',
        over: 'Your order of {{ordered}} for {{price}} stands and will be invoiced; the withdrawal period ended on {{date}}.',
      },
      empty: {
        title: 'End this formation?',
        text: 'You have not submitted anything yet, and nothing has been charged. The formation leaves your list; you can begin a new one at any time.',
        reason: 'Ended before anything was submitted.',
        submit: 'End the formation',
      },
      reason: 'Why are you cancelling?',
      reasonHelp: 'One sentence is enough. Our team reads it.',
      submit: 'Cancel formation for good',
      keep: 'Keep going',
    },
    completed: { at: 'Extract received on {{date}}', entered: 'Registered on {{date}}' },
    cancelled: {
      reason: 'Reason: {{reason}}',
      at: 'Cancelled on {{date}}',
    },
    data: {
      title: 'Your details',
      shareCapital: 'Share capital',
      shareholders: 'Shareholders',
      businessAddress: 'Business address',
      website: 'Website',
      correct: 'Correct company details',
      notary: 'Notary of your choice',
      noNotary: 'not named yet',
      bank: 'Bank',
      name: 'Name a notary',
      change: 'Name another notary',
    },
    missing: {
      title: 'This company does not belong to your account',
      text: 'You may no longer take part or be logged in with another account, or the address is wrong.',
      button: 'Go to my companies',
    },
  },
  commands: {
    'submit-core-data': 'We have received your company details.',
    'correct-core-data': 'The corrected company details are saved.',
    'state-participants': 'The participants are saved.',
    'state-details': 'The details are saved.',
    'invite-participant': 'The invitation is on its way.',
    'remove-participant': 'The person no longer takes part and is told by email.',
    'release-firm': 'Your declaration is saved.',
    'release-notary': 'Your declaration is saved.',
    'revoke-release': 'Your revocation is saved.',
    'choose-notary-date': 'The notary appointment is confirmed.',
    'object-to-date': 'Your objection has been passed on.',
    'leave-foundation': 'You no longer take part.',
    'end-access': 'Your access has ended.',
    'name-notary': 'The notary of your choice is saved.',
    'order-package': 'Your order has arrived. You will get a confirmation by email.',
    'request-early-start': 'Work begins now. The confirmation comes by email.',
    'withdraw-order':
      'You have withdrawn from the contract for the formation package. You will get a confirmation by email.',
    'book-consultation': 'Your initial consultation is booked.',
    'decline-consultation': 'You have declined the initial consultation.',
    'cancel-consultation': 'Your initial consultation is cancelled.',
    'move-consultation': 'Your initial consultation has been moved.',
    'accept-documents': 'Your agreement has been noted.',
    'request-document-changes': 'We have received your request for changes.',
    'reject-notary-appointment': 'You have turned down the notary appointment.',
    'confirm-notary-appointment': 'The notary appointment is confirmed.',
    'withdraw-notary-appointment': 'The notary appointment is cancelled.',
    'report-obstacle': 'Your report has arrived.',
    'send-back-file': 'The bank statement is taken back. Now upload the right one.',
    'resolve-obstacle': 'This is marked as settled.',
    'open-bank-account': 'We have noted the business account.',
    'receive-bank-confirmation':
      'We have received the bank statement. Please send it to your notary as well.',
    'step-back': 'Your order has been released. You owe nothing.',
    'cancel-foundation': 'The company formation is cancelled.',
  },
  coreData,
  people,
  notaryForm: {
    phone: 'Phone of the notary',
    submit: 'Save notary',
    help: 'Check with them first that they handle company formations; we then ask for an appointment.',
  },
  consultation: {
    type: 'How would you like to meet?',
    types: { phone: 'By phone', online: 'Online by video' },
    number: 'Your phone number',
    numberHelp: 'You will be called on this number for the consultation. Example: 0221 123456.',
    keepNumber: 'Save this number in my account too',
    length: '90 minutes',
    none: {
      title: 'No appointments available',
      text: 'New times are added regularly. Please look again tomorrow; your company’s file will wait.',
    },
    book: 'Book this time',
    decline: {
      open: 'Decline the consultation',
      title: 'Go on without the initial consultation?',
      text: 'The consultation is part of your package and cannot be taken up later. What else the law firm has to know for the draft, such as names, addresses and shares, it then asks you in writing.',
      confirm: 'I expressly decline the initial consultation',
      submit: 'Decline and go on',
      keep: 'Choose a time',
    },
    somebody: 'a lawyer',
    phone: 'Phone call with {{name}} from the law firm {{lawFirm}}, 90 minutes.',
    online:
      'Video call with {{name}} from the law firm {{lawFirm}}, 90 minutes. The law firm will email you the link at {{email}} beforehand.',
    called: 'You will be called on {{phone}}.',
    calledSomewhere: 'You will be called.',
    otherNumber: 'If that number is wrong, write to {{email}} before the appointment.',
    move: {
      open: 'Move the appointment',
      title: 'When would suit you better?',
      text: 'The time on {{date}} stays yours until you have booked a new one.',
      submit: 'Move the appointment',
      keep: 'Keep the appointment',
    },
    cancel: {
      open: 'Cancel the consultation',
      title: 'Cancel the consultation?',
      text: 'The time on {{date}} becomes available to others. You then choose a new one.',
      submit: 'Cancel the consultation',
      keep: 'Keep the appointment',
    },
  },
  documentsStep: {
    lawFirm: 'Drafted and reviewed by the law firm {{name}}. Questions about the documents:',
    changes: 'Requested change',
    changesBy: { founder: 'from you', lawyer: 'from the law firm', staff: 'from our team' },
  },
  review,
  calendar: {
    add: 'Add to my calendar',
    talk: 'Initial consultation with {{name}} ({{brand}})',
    byPhone:
      '{{name}} from the law firm {{lawFirm}} will call you on the number given as the place.',
    online:
      'Video call with {{name}} from the law firm {{lawFirm}}, who will email you the link beforehand.',
    questions: 'Questions: {{email}}.',
    notary: 'Notary appointment: {{company}}',
    bring: 'Everybody involved brings an identity card or passport.',
  },
  appointment: {
    online: 'Online procedure by video',
    duration: 'about 1 hour',
    map: 'View on a map',
    costs:
      'Under the fees set by law (as of {{since}}), the notary costs {{kinds}}; incl. VAT and calculated for this company, {{people}}.',
    notaryCosts: {
      'model-protocol': 'about {{notary}} with the model protocol',
      'own-articles': 'about {{notary}} with individual articles of association',
    },
    confirm: 'Confirm appointment',
    dates: {
      title: 'Dates to choose from',
      question: 'Which notary date suits you?',
      choose: 'Choose this date',
      chooseOne: 'Choose this date: {{date}}',
      past: 'already past',
      objection: '{{name}} cannot make it: {{reason}}',
      somebody: 'Someone',
    },
    object: {
      open: 'A date does not suit me',
      title: 'Which date does not suit you?',
      text: '{{lead}} is told at once and then chooses. This does not call off the date itself.',
      date: 'Date',
      reason: 'Why does it not suit you?',
      reasonHelp: 'Everybody who founds and our team can read this.',
      submit: 'Send objection',
      keep: 'Back',
    },
    reject: {
      open: 'Ask for another time',
      title: 'Turn down this appointment and ask for another?',
      text: 'The time on {{date}} will be given up. We cannot guarantee that you will get another one in time.',
      reason: 'Why doesn’t it suit you?',
      reasonHelp: 'It helps to name times that do. We pass them on.',
      submit: 'Ask for another time',
      keep: 'Keep appointment',
    },
    rejectAll: {
      open: 'Ask for other dates',
      title: 'Turn down all dates and ask for others?',
      text: 'The dates are given up. We cannot promise that you will get others in time.',
      reason: 'Why do they not suit you?',
      reasonHelp: 'It is best to name times that suit you. We pass them on.',
      submit: 'Ask for other dates',
      keep: 'Back to the dates',
    },
    withdraw: {
      open: 'I cannot make this appointment',
      title: 'Cancel the notary appointment?',
      text: 'The time on {{date}} is released, and we ask the notary for another one. Some notaries charge for cancelling at short notice.',
      reason: 'Why can you not make it?',
      reasonHelp: 'It helps to name times that suit you. We pass them on.',
      submit: 'Cancel the appointment',
      keep: 'Keep the appointment',
    },
    rejected:
      'You turned down the appointment on {{date}}. We are asking for another; that can take time.',
  },
  bankAccount: {
    bankName: 'Bank (optional)',
    bankNameHelp: 'Shown with your details afterwards.',
    submit: 'Confirm account opening',
    wants:
      'The bank will usually want to see the deed of formation, the IDs of all managing directors, and who owns more than 25% of the company.',
    hint: 'Pay in only after the notary appointment: earlier payments do not count as share capital.',
  },
  bankConfirmation: {
    hintAmount: 'To be paid in: {{capital}}',
    hintLeast: 'Share capital {{capital}}; {{least}} is enough for registration',
    hintReference: 'Payment reference: Stammkapital {{company}}, with the name of the shareholder',
    hintNotary:
      'Send the bank statement to your notary, too: we keep it with your documents but do not forward it.',
    hintUg: 'In a UG, the share capital must be paid in full, in cash (by bank transfer).',
    hintGmbh:
      'That is a quarter of each share and at least €12,500 in total, unless the articles of association ask for more. You still owe the company the rest.',
    hintPayer:
      'Payer and amount must match the articles of association to the cent. Mind bank fees.',
    start: 'Upload bank statement',
    failed: 'Share capital confirmation upload failed',
  },
  upload,
  completed: {
    lead: 'What is due now, in this order:',
    duties: [
      {
        title: 'Trade registration',
        text: `at the trade office of your municipality when you begin; usually ${wholeEuros(tradeOffice.least, 'en')} to ${wholeEuros(tradeOffice.most, 'en')}.`,
      },
      {
        title: 'Tax questionnaire',
        text: 'through ELSTER, within one month of the formation, that is, of the notary appointment (§ 137 AO). It leads to your tax number.',
      },
      {
        title: 'Transparency register',
        text: 'enter the beneficial owners, those who own more than 25%; without delay.',
      },
      {
        title: 'Bank and letterhead',
        text: 'have the addition “i. G.” removed at the bank; put the particulars required by § 35a GmbHG on letters and in emails.',
      },
    ],
    fraud: {
      title: 'Beware of fake invoices',
      text: 'In the days after registration, letters arrive that look like an authority’s invoice, often for €150 to €1,900 with a short deadline and a foreign IBAN. The court charges {{court}}, made up of {{entry}} for the entry and {{availability}} for making the data available ({{inKind}} in all with contributions in kind), and the notary the statutory fees; the chamber of commerce and the transparency register send genuine bills, too. Check every bill you are not expecting, and if in doubt ask us before you pay.',
    },
  },
  step: 'Step {{step}}',
  done: {
    'core-data': '{{companyName}}, {{city}}',
    'consultation-phone': 'Phone call with {{name}}, 90 minutes',
    'consultation-online': 'Online consultation with {{name}}, 90 minutes',
    'consultation-declined': 'skipped at your request',
    documents_one: '{{count}} document prepared',
    documents_other: '{{count}} documents prepared',
    review: 'approved by the law firm',
    'notary-appointment': '{{name}}, appointment confirmed',
    'share-capital': 'share capital paid in, bank statement uploaded',
    register: 'registered, extract received',
  },
  questions: {
    what: 'What is happening?',
    who: 'Whose turn is it?',
    mine: 'What can you do?',
    bring: 'What do you need?',
    when: 'What happens next, and when?',
  },
  answer: { by: 'by {{day}}', soon: 'soon' },
  legalFormShort: { ...namesIn(shortLegalFormNames, 'en'), unknown: 'company' },
  since: 'since {{when}}',
  today: 'today, {{time}}',
  yesterday: 'yesterday, {{time}}',
};

export const handle = { texts: { foundations } };
