import type { Same } from '../../../kit/texts/same.ts';
import type { settings as german } from './texts.de.ts';

export const settings: Same<typeof german> = {
  title: 'Account and settings',
  lead: 'Your details, your access, language, appearance and emails.',
  currentPassword: 'Current password',
  currentPasswordHelp: 'You logged in some time ago; this shows us that it is you.',
  wrongPassword: 'This is not your current password.',
  profile: {
    title: 'Name and language',
    language: 'Language of our emails',
    languageHelp: 'Change the language of the pages further down.',
    submit: 'Save details',
  },
  avatar: {
    title: 'Profile picture',
    lead: 'Optional. It appears here and in the menu.',
    alt: 'Your profile picture',
    choose: 'Choose a picture',
    remove: 'Remove the picture',
    cropTitle: 'Choose a section',
    cropHelp: 'Move the picture with a finger, the mouse or the arrow keys.',
    cropLabel: 'Section of the picture',
    zoom: 'Zoom',
    save: 'Save picture',
    notAPicture: 'This file cannot be read as a picture. Please choose a JPEG, PNG or WebP.',
  },
  email: {
    title: 'Email address',
    lead: 'You log in with {{email}}. A new address takes effect once you have confirmed it through the link we send there.',
    providerLead:
      'We write to {{email}}. A new address takes effect once you have confirmed it through the link we send there.',
    pending:
      'We have sent a link to {{pending}}. It is valid for 24 hours; until you use it, {{email}} stays in use.',
    keep: 'Undo the change',
    label: 'New email address',
    submit: 'Send link',
    tooLongAgo: 'You logged in some time ago. Log in again to show us that it is you.',
    logInAgain: 'Log in again',
  },
  password: {
    title: 'Password',
    lead: 'A new password logs you out on all other devices.',
    submit: 'Save password',
    none: 'This account has no password: you log in through your provider.',
  },
  sessions: {
    title: 'Where you are logged in',
    lead: 'If you do not recognise a device, log it out and change your password.',
    device: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    used: 'Last used: {{day}}, {{time}}',
    current: 'This device',
    end: 'Log out',
    endLabel: 'Log out {{device}}, last used: {{day}}, {{time}}',
    endOthers: 'Log out all other devices',
  },
  preferences: {
    title: 'Language and appearance',
    lead: 'For this browser, at once and without saving.',
    language: 'Language of the pages',
  },
  calendar: {
    title: 'Calendar subscription',
    lead: 'Your appointments, and what is due when, in your calendar app. It fetches changes by itself.',
    none: 'You get a secret address for it. Anyone who knows it sees your appointments without logging in, so keep it to yourself.',
    since:
      'Your calendar has existed since {{day}}. Its address stops working with a new email address or a new password.',
    names: 'Also name company, notary, place and phone number, not only times and status',
    saveNames: 'Save choice',
    make: 'Set up calendar',
    renew: 'Make a new address',
    remove: 'Remove calendar',
    madeTitle: 'This is the address of your calendar',
    made: 'Copy it now: it is shown only this once. In your calendar app, look for “Subscribe to calendar”. An earlier address no longer works.',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: 'Copying did not work. Select the address and copy it yourself.',
  },
  mails: {
    title: 'Emails',
    lead: 'Whatever you untick here no longer comes by email. You still find it under the bell.',
    choose: 'You can do without these',
    optional: {
      progress: {
        name: 'News about your company formation',
        text: 'When your documents are in review, are being revised or have been approved. As long as nothing is waiting for you, things move on without these emails.',
      },
      reminders: {
        name: 'Further reminders of a step',
        text: 'If a step is waiting for you, the first reminder always comes. You can do without the later ones.',
      },
      duties: {
        name: 'Reminders of the company’s duties',
        text: 'Before the days by which something has to be done after the entry: registrations, taxes, annual accounts. The days are on the page of the company as well.',
      },
      'before-appointments': {
        name: 'Reminders of appointments',
        text: 'Shortly before your initial consultation, strategy meeting, notary appointment and appointments for redeemed hours.',
      },
      receipts: {
        name: 'Redeemed hours and received payments',
        text: 'Both are listed with the order as well. If a time is still to be chosen for redeemed hours, we write to you all the same.',
      },
    },
    always: 'These always come',
    required: {
      turn: 'When something is waiting for you, something gets in the way of your company formation, or it has been completed or cancelled.',
      appointment:
        'When an appointment is agreed, moved or cancelled, with the entry for your calendar.',
      order: 'Orders, withdrawal, invoices and amounts due.',
      account: 'Your access: password, email address and second factor.',
    },
    submit: 'Save email choice',
  },
  newsletter: {
    title: 'Newsletter',
    on: 'You get our newsletter.',
    pending:
      'We have sent a link to {{email}}. You are on the list only once you have followed it.',
    subscribe: 'Subscribe to the newsletter',
    again: 'Send the link again',
    end: 'Unsubscribe from the newsletter',
  },
  export: {
    title: 'Your data',
    lead: 'A copy of everything we have stored about you: a ZIP file with JSON and your original files. It usually takes a few minutes; you get an email when it is ready.',
    submit: 'Request a copy',
    again: 'Request a new copy',
    underWay: 'Requested on {{day}}, being put together now.',
    ready: 'Your copy is ready. You can download it until {{day}}; after that it is deleted.',
    download: 'Download copy',
  },
  erasure: {
    title: 'Delete account',
    gone: 'Your account is deleted with name, addresses and picture, booked appointments and everything you entered or uploaded for your companies, together with our notes and copies of emails.',
    stays: 'What the law keeps stays until its last day and then goes by itself:',
    grace:
      'The deletion takes place seven days after you request it. Until then you can take it back here. After that nothing can be restored; you get a receipt by email.',
    hoursLapse:
      'You still have hours that end with the account: {{time}}. Your contract partner refunds what you no longer need; write to us first and say where to.',
    running_one:
      'One company formation is still running. Complete or cancel it; then you can delete your account.',
    running_other:
      '{{count}} company formations are still running. Complete or cancel them; then you can delete your account.',
    toFormations: 'To your companies',
    understood: 'I understand that nothing can be restored after seven days.',
    submit: 'Request deletion',
    askedTitle: 'Your account will be deleted on {{day}}',
    asked: 'Until then everything stays as it is, and you can take the deletion back.',
    waits: 'A company formation is still running. The account is deleted once it has ended.',
    keep: 'Keep account',
  },
  notices: {
    saved: { title: 'Account saved', description: 'Your details are up to date.' },
    emailAsked: {
      title: 'Check your new inbox',
      description: 'The link in the email puts the new address into use.',
    },
    emailKept: { title: 'Account saved', description: 'Your present address stays in use.' },
    passwordSaved: {
      title: 'Account saved',
      description: 'The new password is in use; other devices are logged out.',
    },
    mailsSaved: {
      title: 'Choice saved',
      description: 'It applies from the next email on.',
    },
    newsletterAsked: {
      title: 'Check your inbox',
      description: 'The link in the email puts you on the list.',
    },
    newsletterEnded: {
      title: 'Account saved',
      description: 'You will get no more newsletters.',
    },
    sessionEnded: {
      title: 'Device logged out',
      description: 'Anyone who wants to carry on there has to log in again.',
    },
    sessionsEnded: {
      title: 'Other devices logged out',
      description: 'You are now logged in only here.',
    },
    calendarMade: {
      title: 'Calendar set up',
      description: 'Its address is on this page, only this once.',
    },
    calendarSaved: {
      title: 'Choice saved',
      description: 'The address of your calendar stays as it is.',
    },
    calendarRemoved: {
      title: 'Calendar removed',
      description: 'Its address no longer works.',
    },
    avatarSaved: { title: 'Avatar saved', description: 'The menu shows the change.' },
    avatarFailed: {
      title: 'Avatar saving failed',
      description: 'Nothing about your account has changed. Please try again.',
    },
    exportAsked: {
      title: 'Copy requested',
      description: 'You get an email when it is ready.',
    },
    eraseAsked: {
      title: 'Deletion requested',
      description: 'You can take it back here for seven days.',
    },
    accountKept: {
      title: 'Deletion taken back',
      description: 'Your account stays as it is.',
    },
    FORMATION_RUNNING: {
      title: 'A company formation is still running',
      description: 'Complete or cancel it. Nothing has been deleted.',
    },
    TOO_MANY_EXPORTS: {
      title: 'There were three copies today',
      description: 'You can request a new one tomorrow.',
    },
    passwordNeeded: {
      title: 'Please enter your current password',
      description: 'You logged in some time ago. Nothing has changed yet.',
    },
    failed: {
      title: 'That could not be saved',
      description: 'Nothing about your account has changed.',
    },
  },
};

export const handle = { texts: { settings } };
