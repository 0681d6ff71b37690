import type { Same } from '../texts/same.ts';
import type { session as german } from './texts.de.ts';

export const session: Same<typeof german> = {
  ended: 'You have been logged out',
  kept: 'Everything you entered is still here. Log in again to carry on where you were.',
  elsewhere: 'Everything you entered is still here. Log in in a new tab, then send it again here.',
  email: 'Email address',
  password: 'Password',
  required: 'Please fill this in.',
  submit: 'Log in and carry on',
  again: 'Log in again',
  forgotten: 'Forgotten your password?',
  later: 'Later',
  failures: {
    loginFailed: 'Login failed, please check your credentials.',
    tooMany: 'Too many attempts in a short time. Please wait a minute.',
    unavailable: 'The service is unavailable right now. Please try again in a moment.',
  },
};

export const handle = { texts: { session } };
