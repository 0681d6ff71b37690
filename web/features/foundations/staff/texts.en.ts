import { partyNames } from '#domain/foundations/party-names.ts';
import { actorNames, statusNames } from '#domain/foundations/shown-names.ts';
import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { staffFoundations as german } from './texts.de.ts';

export const staffFoundations: Same<typeof german> = {
  foundations: {
    former: '{{name}} (no longer in the team)',
    mine: 'Me',
    nobody: 'Nobody',
    messages_one: 'One new message',
    messages_other: '{{count}} new messages',
  },
  foundation: {
    back: 'All formations',
    backToday: 'Back to Today',
    head: 'This formation',
    peopleCount: '{{count}} participants',
    others_one: '{{names}} has this open, too',
    others_other: '{{names}} have this open, too',
    tabs: {
      label: 'Pages of this formation',
      foundation: 'Overview',
      'foundation-documents': 'Documents',
      'foundation-communication': 'Communication',
      'foundation-money': 'Money',
      'foundation-identification': 'Identification',
      'foundation-messages': 'Messages',
      'foundation-sheets': 'Sheets',
      'foundation-history': 'History',
      'foundation-technical': 'Technical',
    },
    dueAt: 'Appointment: {{instant}}',
    overdueSince: 'Overdue since {{date}}',
    changesBy: '{{who}}: changes requested',
    cancelledBy: '{{who}}: formation cancelled',
    commands: 'What you can do now',
    noCommands:
      'Others have to act at the moment; what we are waiting for is said above. If it takes too long, call or write: how to reach everyone is on this page.',
    changesBefore: '{{who}} requested changes on {{instant}}',
    addedSince_one: 'One document has been added since.',
    addedSince_other: '{{count}} documents have been added since.',
    unchanged: 'No document has been added since the changes were requested.',
    rejected: 'The founder asks for an appointment other than {{instant}}',
    failed: {
      title: 'Something could not be carried out',
      what: 'Trying again helps only once the cause is removed. Tell the technical team and give them the file number.',
    },
    link: {
      ends: 'The notary’s link ends on {{instant}}',
      ended: 'The notary’s link stopped working on {{instant}}',
      what: 'If it is still needed, renew it; the notary then gets a new email.',
    },
    acceptance: {
      none: 'The founder has not accepted the documents yet. You can approve them all the same.',
      all: 'The founder read and accepted these versions on {{instant}}.',
      some: 'The founder accepted some of these versions on {{instant}}.',
    },
    order: {
      none: 'Package not ordered yet',
      ordered: 'Package ordered on {{date}}, {{price}} incl. VAT',
      orderedOn: 'Package ordered on {{date}}',
      early: 'early start requested',
      notBefore: 'starts only after {{date}}',
      withdrawn: 'withdrawn on {{date}}',
      released: 'released on {{date}}',
      noInvoice: 'no invoice yet, as the founder has not given the address',
      invoice: {
        open: 'invoice {{number}} open',
        paid: 'invoice {{number}} paid',
        overdue: 'invoice {{number}} overdue',
        cancelled: 'invoice {{number}} cancelled',
      },
    },
    parked: {
      title: 'This view stands still',
      what: 'Since {{instant}} an event could not be taken into the view. The formation itself goes on; what you see here is old. Our team can process the event again under “Operations”.',
    },
    obstacles: {
      title: 'What is in the way',
      ball: 'Whose turn: {{who}}, by {{date}}',
    },
    requests: {
      title: 'Change requests',
      by: '{{who}}, {{instant}}',
      answer: 'Answer: {{answer}}',
      version: 'New version: {{title}}',
      open: 'Still open',
    },
    due: 'Due: {{date}}',
    founders: {
      title: 'Who founds',
      none: 'Not stated yet',
      articles: 'Articles of association',
      kinds: { 'model-protocol': 'Model protocol', own: 'Own articles of association' },
      open: 'Not certain yet',
      unsure: { people: 'who founds', shares: 'the shares', directors: 'the managing directors' },
      mandate: 'Mandate',
      states: {
        none: 'None yet',
        pending: 'Not accepted yet',
        accepted: 'Accepted',
        declined: 'Declined',
        withdrawn: 'Withdrawn',
      },
      director: 'Managing director',
      alone: 'represents alone',
      jointly: 'represents jointly',
      selfDealing: 'exempt from § 181 BGB',
      missing: 'Personal details are missing',
      minor: 'A minor, not cleared yet',
      cleared: 'A minor, cleared by the law firm',
      identified: 'Identified',
      unidentified: 'Not identified yet',
      checking: 'Identification is being checked',
      accepted: 'Agrees with the newest drafts',
      unreleased: 'Has not released the law firm from secrecy yet',
      joined: 'Takes part with an account',
      invited: 'Invited',
      withoutAccount: 'Without an account',
    },
    coreData: {
      title: 'Company details',
      empty: 'The founder has not entered anything yet.',
      companyName: 'Company',
      city: 'Registered office',
      legalForm: 'Legal form',
      ...namesIn(legalFormNames, 'en'),
      shareCapitalCents: 'Share capital',
      totalShareholders: 'Shareholders',
      businessAddress: 'Business address',
      fiscalYearEnd: 'End of the financial year',
      companyPurpose: 'Purpose',
      description: 'Project',
      website: 'Website',
    },
    shareholders: {
      alone: 'one person',
      two: 'two',
      three: 'three',
      'more-than-three': 'more than three',
      unknown: 'not decided',
      other: 'other',
    },
    people: {
      title: 'People and dates',
      owner: 'Looked after by',
      standIn: 'Stand-in',
      noOwner: 'Nobody yet',
      deedDate: 'Date of the deed',
      founder: 'Founder',
      lawFirm: 'Law firm',
      consultation: 'Initial consultation',
      phone: 'by phone',
      online: 'online',
      declined: 'The founder declined the initial consultation.',
      notBooked: 'Not booked yet',
      notary: 'Notary of choice',
      noNotary: 'Not named yet',
      appointment: 'Notary appointment',
      noAppointment: 'Nothing proposed yet',
      onlineAppointment: 'online',
      confirmed: 'confirmed by the founder',
      unconfirmed: 'not confirmed yet',
      toChoose: 'to choose from: {{dates}}',
      objection: 'objection to {{date}} by {{name}}: {{reason}}',
      link: 'Link for the notary',
      linkUntil: 'valid until {{instant}}',
      bank: 'Business account',
      bankOpened: 'opened',
      bankPending: 'not opened yet',
      with: 'with {{name}}',
    },
    documents: {
      title: 'Documents',
      empty: 'Nothing here yet.',
      emptyHint: 'Drafts, deed of formation, bank statement and register extract will appear here.',
      download: 'Download {{title}}',
      modified: 'modified {{instant}}',
      version: 'Version {{version}}',
      newestVersion: 'Version {{version}}, the newest',
      olderVersion: 'Version {{version}}, superseded',
      hash: 'Checksum {{hash}}',
      released: 'visible to the founder',
      hidden: 'visible to us only, until it is sent to review',
      withdrawn: 'withdrawn',
      sentBack: 'sent back',
      deleted: 'deleted',
      notScanned:
        'No virus scanner is set up: these files have not been checked for malicious software.',
    },
    timeline: {
      title: 'History',
      all: 'Show all {{count}} entries',
      reason: 'Reason: “{{reason}}”',
      noted: '{{obstacle}}: “{{note}}”',
    },
  },
  now: {
    'start-pending': 'The founder is entering the company details.',
    'consultation-appointment-select-pending':
      'The founder is choosing a time for the initial consultation, or declining it.',
    'consultation-pending':
      'The initial consultation is in the calendar. Things move on by themselves after the appointment; if it ended early, close it here.',
    'documents-pending':
      'Add the law firm’s drafts and send them to review once they are complete.',
    'review-pending':
      'The law firm is reviewing the documents. They then approve them and send them to the notary, or request changes from us.',
    'notary-appointment-pending':
      'The documents are approved. Ask the notary the founder named for an appointment and propose it. The drafts come from the law firm; we only send links and dates.',
    'notary-appointment-confirmation-pending':
      'The founder has the proposed appointment and will confirm it or ask for another.',
    'foundation-certificate-pending':
      'The notary gets a link from us by email and uploads the deed of formation after notarisation. If the email could not be sent, it is listed under “Operations”.',
    'bank-account-pending':
      'The founder is opening the business account with the deed of formation.',
    'share-capital-payment-pending':
      'The founder is paying in the share capital and will upload the bank statement.',
    'register-record-pending':
      'The notary is applying for registration and will upload the extract once it is done.',
    completed: 'The company is in the commercial register; the formation is complete.',
    cancelled: 'This formation was cancelled and cannot be resumed.',
  },
  nowWithoutPeople: 'The founder says who is setting up the company.',
  nowWithoutOrder:
    'The package has not been ordered. Until the founder orders, there is no advice and no drafting.',
  nowAsked:
    'The notary has been asked and is looking for a date; we are waiting for the answer. Once there is one, propose it.',
  nowWithLink:
    'The notary has a link by email, valid until {{until}}, and uploads the deed of formation after the appointment. “Communication” says whether it was opened.',
  nowWithoutLink:
    'At present the notary has no link to upload the deed of formation with. Renew it, and they get an email.',
  nowFor: {
    lawyer: {
      'notary-appointment-pending':
        'The documents are approved. Our team asks the notary for a date; you send the drafts to the notary yourself, only links and dates go out from here.',
      'consultation-pending':
        'The initial consultation is in your calendar. After the appointment things go on by themselves; if it ended early, our team completes it. If it is online, email the founder the link beforehand.',
    },
  },
  noCommandsFor: {
    lawyer: {
      'consultation-pending':
        'You hold the consultation; there is nothing to confirm or complete here.',
    },
  },
  waitingFor: {
    founder: 'Waiting for the founder',
    'co-founder': 'Waiting for co-founders',
    staff: 'Waiting for our team',
    lawyer: 'Waiting for the law firm',
    notary: 'Waiting for the notary',
    bank: 'Waiting for the bank',
    court: 'Waiting for the register court',
    nobody: 'Finished',
  },
  actor: namesIn(actorNames, 'en'),
  party: namesIn(partyNames, 'en'),
  status: namesIn(statusNames, 'en'),
  assign: {
    button: 'Assign',
    me: '{{name}} (me)',
    done_one: '{{count}} formation is now with {{name}}',
    done_other: '{{count}} formations are now with {{name}}',
  },
};

export const handle = { texts: { staffFoundations } };
