import type { Same } from '../../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  login: {
    title: 'Log in',
    intro: 'The workplace of everyone who looks after company formations.',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    otp: 'Code',
    otpHelp:
      'The six digits from your authenticator app. If you don’t have your device at hand, enter a recovery code.',
    customer: 'Setting up a company yourself?',
    customerLink: 'Go to the member area',
  },
  secondFactor: { menu: 'Two-factor login', close: 'Close' },
  sessionEnded: {
    title: 'Your session has ended',
    what: '{{name}}, please log in again. You can then carry on here; what you have typed is kept.',
    someoneElse: 'Log in as someone else',
  },
};
