import type { Same } from '../../kit/texts/same.ts';
import { checkout } from '../../shared/orders/texts.en.ts';
import { order } from './order/texts.en.ts';
import type { foundations as german } from './texts.de.ts';

export const foundations: Same<typeof german> = {
  checkout,
  order,
  list: {
    title: 'My companies',
    lead: 'Each company you are setting up, with its progress and the people working on it.',
    empty: {
      title: 'Your line begins here',
      text: 'As soon as you start setting up a company, you see its progress here, whose turn it is and who you are talking to.',
    },
    start: 'Start another company',
    more: 'Show more companies',
  },
  page: {
    back: 'All companies',
    meta: '{{city}}, share capital {{capital}}, started on {{date}}',
    metaStarted: 'started on {{date}}',
    line: 'The seven steps',
    forecast: {
      title: 'Expected registration',
      range: '{{from}} to {{to}}',
      basis: 'Estimated from how long each step usually takes; most depends on the register court.',
      basisAt:
        'Register court for {{city}}. Estimated from how long each step usually takes; {{fromDays}} to {{toDays}} days from the notary appointment to the entry ({{source}}, {{year}}).',
      done: 'Extract received',
      entered: 'Registered',
      doneNote: 'Started on {{date}}',
    },
    turns: {
      title: 'Whose turn, for how long?',
    },
    lessThanADay: 'under 1 day',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    documents: {
      title: 'Documents',
      empty: 'None yet. Drafts appear here as soon as they are ready for review.',
      none: 'None were drafted.',
      download: 'Download {{title}}',
      all: 'Show all {{count}}',
      read: 'To read',
      deed: 'For the bank',
      older: 'earlier version',
    },
    timeline: {
      show: 'View history',
      title: 'History',
      by: '{{name}} ({{role}})',
      noEntries: 'Nothing has happened yet.',
      retry: 'The history could not be loaded. Nothing is lost; please reload the page.',
    },
    moved: 'Progress: {{line}}',
    offline:
      'The connection is interrupted. You are seeing how things stood at {{time}}; nothing is lost.',
    saved: 'Saved',
    appointmentFailed: 'Confirmation of the notary appointment failed',
    cancel: {
      open: 'Cancel company formation',
      title: 'Cancel the formation of “{{name}}”?',
      text: 'The formation ends at once and cannot be resumed. A booked consultation and a proposed notary appointment lapse, and the notary’s upload links stop working. Your documents stay readable; costs already incurred with the notary or the court remain.',
      order: 'Your order stands; you can withdraw from it afterwards, too, until {{date}}.',
      reason: 'Why are you cancelling?',
      reasonHelp: 'One sentence is enough. Our team reads it.',
      confirm: 'Cancel formation for good',
      keep: 'Keep going',
    },
    completed: { at: 'Extract received on {{date}}', entered: 'Registered on {{date}}' },
    cancelled: {
      reason: 'Reason: {{reason}}',
      at: 'Cancelled on {{date}}',
      again: 'Start a new company',
    },
    data: {
      title: 'Your details',
      shareCapital: 'Share capital',
      shareholders: 'Shareholders',
      website: 'Website',
      correct: 'Correct company details',
      notary: 'Notary of your choice',
      noNotary: 'not named yet',
      name: 'Name a notary',
      change: 'Name another notary',
    },
    missing: {
      title: 'This company does not belong to your account',
      text: 'The address is wrong, or you are logged in with another account. Nothing was changed.',
      button: 'Go to my companies',
    },
  },
  commands: {
    'submit-core-data': 'We have received your company details.',
    'correct-core-data': 'The corrected company details are saved.',
    'name-notary': 'The notary of your choice is saved.',
    'order-package': 'Your order has arrived. You will get a confirmation by email.',
    'withdraw-order': 'You have withdrawn from the order. You will get a confirmation by email.',
    'book-consultation': 'Your initial consultation is booked.',
    'decline-consultation': 'You have declined the initial consultation.',
    'cancel-consultation': 'Your initial consultation is cancelled.',
    'request-document-changes': 'We have received your request for changes.',
    'reject-notary-appointment': 'The notary appointment is rejected.',
    'confirm-notary-appointment': 'The notary appointment is confirmed.',
    'open-bank-account': 'We have noted the business account.',
    'receive-bank-confirmation': 'We have received the bank statement.',
    'cancel-foundation': 'The company formation is cancelled.',
  },
  coreData: {
    company: 'Name and registered office',
    capital: 'Legal form and share capital',
    project: 'Your project',
    notary: 'Notary of your choice (optional)',
    notaryLead:
      'In Germany, companies are set up before a notary. If you already know which one you will go to, name it here; otherwise it can wait until the documents are approved.',
    companyName: 'Company name',
    companyNameHelp: 'With its legal form, such as “Muster Werkzeugbau UG (haftungsbeschränkt)”.',
    city: 'Registered office',
    cityHelp:
      'The municipality in the articles of association; it decides which register court is responsible.',
    website: 'Website (optional)',
    websiteHelp: 'Such as www.example.com',
    legalForm: 'Legal form',
    legalForms: {
      ug: 'UG (haftungsbeschränkt)',
      gmbh: 'GmbH',
    },
    legalFormHelp: {
      ug: '€1 to €24,999 of share capital, paid in full in money before filing, no contributions in kind. A quarter of each year’s profit is set aside; it can become a GmbH later.',
      gmbh: 'From €25,000 of share capital. Before filing, a quarter of each share must be paid in, and at least €12,500 in total.',
    },
    shareCapital: 'Share capital in euros',
    shareCapitalHelp: {
      ug: 'The money you pay in as shareholders: €1 to €24,999, whole euros.',
      gmbh: 'The money you pay in as shareholders: at least €25,000, whole euros.',
      none: 'The money you pay in as shareholders: UG €1 to €24,999, GmbH from €25,000.',
    },
    totalShareholders: 'How many shareholders will there be?',
    totalShareholdersHelp: 'Shareholders are those who own the company.',
    shareholders: {
      alone: 'Just me',
      two: 'Two',
      three: 'Three',
      'more-than-three': 'More than three',
      unknown: 'I do not know yet',
      other: 'Other, I will explain in the consultation',
    },
    choose: 'Please choose',
    companyPurpose: 'Corporate purpose',
    companyPurposeHelp:
      'What the company does, in one sentence, as it should appear in the register.',
    description: 'Your project',
    descriptionHelp:
      'In your own words: idea, customers, what is settled. The law firm and our team read it.',
    notaryName: 'Name of the notary',
    notaryEmail: 'Email (optional)',
    notaryCity: 'City (optional)',
    legalFormInName: {
      ug: 'The name must include the legal form in full, “UG (haftungsbeschränkt)”. Otherwise it is settled in the initial consultation.',
      gmbh: 'The name must include the legal form, such as “GmbH”. Otherwise it is settled in the initial consultation.',
    },
    cancel: 'Cancel',
    submit: 'Send company details',
    correct: 'Save correction',
    lead: 'We need every field that is not marked “optional”.',
  },
  notaryForm: {
    submit: 'Save notary',
    help: 'Check with them first that they handle company formations; we then ask for an appointment.',
  },
  consultation: {
    type: 'How would you like to meet?',
    types: { phone: 'By phone', online: 'Online by video' },
    number: 'Your phone number',
    numberHelp: 'You will be called on this number for the consultation. Example: 0221 123456.',
    keepNumber: 'Save this number in my account too',
    slots: 'Available times',
    length: '90 minutes',
    zone: 'Central European Time',
    day: 'Choose a day',
    earlier: 'Earlier days',
    later: 'Later days',
    with: 'with {{name}}',
    none: {
      title: 'No appointments available',
      text: 'New times are added regularly. Please look again tomorrow; your company’s file will wait.',
    },
    book: 'Book this time',
    chosen: 'Chosen: {{date}}',
    choose: 'Please choose a time first.',
    decline: {
      open: 'Decline the consultation',
      title: 'Go on without the initial consultation?',
      text: 'The consultation is part of your package and cannot be taken up later. Without it, the law firm drafts the documents from your details alone.',
      confirm: 'I expressly decline the initial consultation',
      button: 'Decline and go on',
      keep: 'Choose a time',
    },
    somebody: 'a lawyer',
    phone:
      'Phone call with {{name}} from the law firm {{lawFirm}}, 90 minutes. You will be called.',
    online:
      'Video call with {{name}} from the law firm {{lawFirm}}, 90 minutes. The law firm will email you the link at {{email}} beforehand.',
    cancel: {
      open: 'Cancel the consultation',
      title: 'Cancel the consultation?',
      text: 'The time on {{date}} becomes available to others. You then choose a new one.',
      button: 'Cancel the consultation',
      keep: 'Keep the appointment',
    },
  },
  documentsStep: {
    lawFirm: 'Drafted and reviewed by the law firm {{name}}. Questions about the documents:',
    changes: 'Requested change',
    changesBy: { founder: 'from you', lawyer: 'from the law firm', staff: 'from our team' },
  },
  review: {
    open: 'Ask for a change',
    title: 'What should be changed?',
    text: 'The documents go back for revision and are then reviewed again. Everything after that moves back by a few days.',
    reason: 'Your change',
    reasonHelp: 'Name the document and the place, such as “articles of association, § 2”.',
    submit: 'Ask for a change',
    keep: 'Back',
  },
  calendar: {
    add: 'Add to my calendar',
    talk: 'Initial consultation',
    notary: 'Notary appointment: {{company}}',
  },
  appointment: {
    online: 'Online procedure by video',
    duration: 'about 1 hour',
    map: 'View on a map',
    costs:
      'Under the fees set by law (as of {{since}}), the notary costs about {{own}} with articles of your own and about {{model}} with the model protocol, each incl. VAT and for one person.',
    costsOwn:
      'Under the fees set by law (as of {{since}}), the notary costs about {{own}} incl. VAT for one person; with several it is a little more.',
    confirm: 'Confirm appointment',
    reject: 'Ask for another time',
    dialog: {
      title: 'Really reject this appointment?',
      warning:
        'The time on {{date}} will be released. We cannot guarantee that you will get another one in time.',
      reason: 'Why does it not suit you?',
      reasonHelp: 'It helps to name times that suit you. We pass them on.',
      button: 'Reject appointment',
      keep: 'Keep appointment',
    },
    rejected:
      'You rejected the appointment on {{date}}. We are asking for another; that can take time.',
  },
  bankAccount: {
    bankName: 'Bank (optional)',
    bankNameHelp: 'Only kept with your details.',
    submit: 'Confirm account opening',
    wants:
      'The bank will usually want to see the deed of formation, the IDs of all managing directors, and who owns more than 25% of the company.',
    hint: 'Pay in only after the notary appointment: earlier payments do not count as share capital.',
  },
  bankConfirmation: {
    hintAmount: 'To be paid in: {{capital}}',
    hintReference: 'Payment reference: share capital {{company}}, with the name of the shareholder',
    hintUg: 'In a UG, the share capital must be paid in full, in money.',
    hintGmbh:
      'In a GmbH, a quarter of each share and at least €12,500 in total is enough for registration, unless the articles of association ask for more.',
    hintPayer:
      'Payer and amount must match the articles of association to the cent. Mind bank fees.',
    failed: 'Share capital confirmation upload failed',
  },
  upload: {
    drop: 'Drag a PDF here',
    or: 'or choose one from your computer, up to {{size}} MB',
    touch: 'PDF, up to {{size}} MB',
    choose: 'Choose file',
    chooseOther: 'Choose another file',
    start: { 'receive-bank-confirmation': 'Upload bank statement' },
    sending: '{{size}}, being sent',
    waiting: '{{size}}, being checked',
    ready: '{{size}}, ready',
    received: '{{size}}, received',
    stored:
      'The file is safely stored. Processing is taking longer at the moment; you can leave the page open or come back later.',
    progress: 'Sent: {{percent}} percent',
    again: 'Try again',
    noScript:
      'Uploading needs JavaScript on this page. Switch it on or send us the bank statement by email.',
    problem: {
      type: 'File type not allowed',
      typeHint: 'Please choose a PDF document',
      size: 'The file is larger than {{size}} MB. Please choose a smaller PDF; your progress is kept.',
      empty: 'The file is empty. Please choose a PDF document; everything so far is kept.',
      severalFiles: 'That was more than one file. Please choose a single PDF, merged if need be.',
      damaged:
        'The PDF is damaged or incomplete and cannot be read. Please download it again or save it anew; everything so far is kept.',
      encrypted:
        'The PDF is encrypted or asks for a password. Please save it without a password; everything so far is kept.',
      tooManyPages: 'The PDF has more than 500 pages. Please choose the bank statement only.',
      unsafe:
        'The PDF contains scripts or attachments and cannot be accepted. Please save it as a plain PDF.',
      infected: 'The file was not accepted for safety reasons.',
      notItsTurn:
        'This file is not expected at the moment. Nothing was stored; the page shows where things are.',
      unavailable:
        'The service cannot be reached at the moment. Nothing is lost; please try again shortly.',
      network: 'The connection was lost. Nothing is lost; please try again shortly.',
      session:
        'You have been logged out, and nothing has been sent yet. The file is still selected: log in again, then upload it.',
      tooMany: 'Too many attempts in a short time. Please wait a minute.',
      unknown: 'The upload did not work. Your progress is kept; please try again.',
    },
  },
  completed: {
    lead: 'What is due now, in this order:',
    duties: [
      {
        title: 'Trade registration',
        text: 'at the trade office of your municipality when you begin; usually €15 to €65.',
      },
      {
        title: 'Tax questionnaire',
        text: 'through ELSTER, within one month. It leads to your tax number.',
      },
      {
        title: 'Transparency register',
        text: 'enter the beneficial owners, those who own more than 25%; without delay.',
      },
      {
        title: 'Bank and letterhead',
        text: 'have the addition “i. G.” removed at the bank; put the particulars required by section 35a GmbHG on letters and in emails.',
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
  since: 'since {{when}}',
  today: 'today, {{time}}',
  yesterday: 'yesterday, {{time}}',
};

export const handle = { texts: { foundations } };
