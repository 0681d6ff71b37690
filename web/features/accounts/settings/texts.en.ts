import type { Same } from '../../../kit/texts/same.ts';
import type { settings as german } from './texts.de.ts';

export const settings: Same<typeof german> = {
  title: 'Account and settings',
  lead: 'Your details, your access, language, appearance and notifications.',
  currentPassword: 'Current password',
  currentPasswordHelp: 'You logged in some time ago; this shows us that it is you.',
  show: 'Show password',
  hide: 'Hide password',
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
    cancel: 'Cancel',
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
  },
  newsletter: {
    title: 'Notifications and newsletter',
    always:
      'Whatever concerns your company, your appointments and your orders always comes by email and is listed under the bell. The newsletter is optional.',
    on: 'You get our newsletter.',
    pending:
      'We have sent a link to {{email}}. You are on the list only once you have followed it.',
    subscribe: 'Subscribe to the newsletter',
    again: 'Send the link again',
    end: 'Unsubscribe from the newsletter',
  },
  problem: {
    REQUIRED: 'Please fill this in.',
    NOT_AN_EMAIL: 'This is not an email address. Please check whether something is missing.',
    NOT_A_PHONE: 'Please enter a phone number, such as 0221 123456 or +49 221 123456.',
    NOT_TEXT: 'This contains characters that cannot be stored.',
    TOO_LONG: 'This is too long.',
    TOO_SHORT: 'The password needs at least 8 characters.',
    DIFFERENT: 'The two passwords differ.',
    COMMON: 'This password is too common; many people would guess it.',
    PERSONAL:
      'This password is easy to guess: it is made of your name, your email address or our name.',
    OWN_ADDRESS: 'The password must not be your email address.',
    USED_BEFORE: 'You have used this password before. Please choose a new one.',
    WRONG: 'This is not your current password.',
    INVALID: 'This entry is not valid.',
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
    avatarSaved: { title: 'Avatar saved', description: 'The menu shows the change.' },
    avatarFailed: {
      title: 'Avatar saving failed',
      description: 'Nothing about your account has changed. Please try again.',
    },
    missing: {
      title: 'Please fill in all required fields',
      description: 'Anything missing or incorrect is marked below.',
    },
    passwordNeeded: {
      title: 'Please enter your current password',
      description: 'You logged in some time ago. Nothing has changed yet.',
    },
    loggedOut: {
      title: 'You have been logged out',
      description: 'What you entered is still here. Log in again and save once more.',
    },
    failed: {
      title: 'That could not be saved',
      description: 'Nothing about your account has changed.',
    },
    tooMany: {
      title: 'Too many attempts',
      description: 'Please wait a while and try again.',
    },
    unavailable: {
      title: 'Not possible right now',
      description: 'Part of the system is not responding. Please try again in a minute.',
    },
  },
};

export const handle = { texts: { settings } };
