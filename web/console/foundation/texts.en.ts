import type { Same } from '../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  foundation: {
    back: 'All formations',
    dueAt: 'Appointment: {{instant}}',
    temporal: 'Workflow in Temporal',
    temporalHint: 'Opens the workflow of this formation in a new tab.',
    changesBy: '{{who}}: changes requested',
    cancelledBy: '{{who}}: formation cancelled',
    commands: 'What you can do now',
    noCommands: 'There is nothing for your role to do right now.',
    changesBefore: '{{who}} requested changes on {{instant}}',
    addedSince_one: 'One document has been added since.',
    addedSince_other: '{{count}} documents have been added since.',
    unchanged: 'No document has been added since the changes were requested.',
    rejected: 'The founder asks for an appointment other than {{instant}}',
    failed: {
      title: 'Something could not be carried out',
      what: 'Trying again does not help here. Tell the technical team and give them the file number.',
    },
    link: {
      ends: 'The notary’s link ends on {{instant}}',
      ended: 'The notary’s link stopped working on {{instant}}',
      what: 'If it is still needed, renew it; the notary then gets a new email.',
    },
    order: {
      none: 'Package not ordered yet',
      ordered: 'Package ordered on {{date}}, {{price}} incl. VAT',
      early: 'early start requested',
      notBefore: 'starts only after {{date}}',
      withdrawn: 'withdrawn on {{date}}',
      noInvoice: 'invoice is waiting for the address',
      invoice: {
        open: 'invoice {{number}} open',
        paid: 'invoice {{number}} paid',
        overdue: 'invoice {{number}} overdue',
        cancelled: 'invoice {{number}} cancelled',
      },
    },
    parked: {
      title: 'This view stands still',
      what: 'Since {{instant}} an event could not be taken into the view. The formation itself goes on; what you see here is old. Our team can process the event again under “Parked”.',
    },
    coreData: {
      title: 'Company details',
      empty: 'The founder has not entered anything yet.',
      companyName: 'Company',
      city: 'Registered office',
      legalForm: 'Legal form',
      ug: 'UG (haftungsbeschränkt)',
      gmbh: 'GmbH',
      shareCapitalCents: 'Share capital',
      totalShareholders: 'Shareholders',
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
      hidden: 'visible to us only',
      'foundation-certificate': 'Deed of formation',
      'bank-confirmation': 'Bank statement',
      'register-extract': 'Commercial register extract',
      notScanned:
        'No virus scanner is set up: these files have not been checked for malicious software.',
    },
    timeline: {
      title: 'History',
      all: 'Show all {{count}} entries',
      reason: 'Reason: “{{reason}}”',
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
      'The law firm is reviewing the documents. They then go to the notary or come back to us.',
    'notary-appointment-pending':
      'The documents are approved. Ask the notary the founder named for an appointment and propose it.',
    'notary-appointment-confirmation-pending':
      'The founder has the proposed appointment and will confirm it or ask for another.',
    'foundation-certificate-pending':
      'The notary has a link and will upload the deed of formation after notarisation.',
    'bank-account-pending':
      'The founder is opening the business account with the deed of formation.',
    'share-capital-payment-pending':
      'The founder is paying in the share capital and will upload the bank statement.',
    'register-record-pending':
      'The notary is applying for registration and will upload the extract once it is done.',
    completed: 'The company is in the commercial register. Nothing is left to do here.',
    cancelled: 'This formation was cancelled. Nothing is left to do here.',
  },
  nowWithoutOrder:
    'The package has not been ordered. Until the founder orders, there is no advice and no drafting.',
  nowFor: {
    lawyer: {
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
    staff: 'Waiting for our team',
    lawyer: 'Waiting for the law firm',
    notary: 'Waiting for the notary',
    nobody: 'Finished',
  },
  actor: {
    founder: 'Founder',
    staff: 'Our team',
    lawyer: 'Law firm',
    notary: 'Notary',
    timer: 'Automatic',
  },
};
