import type { Same } from '../texts/same.ts';
import type { session as german } from './texts.de.ts';

export const session: Same<typeof german> = {
  ended: 'You have been logged out',
  kept: 'Everything you entered is still here. Log in again to carry on where you were.',
  elsewhere: 'Everything you entered is still here. Log in in a new tab, then send it again here.',
  email: 'Email address',
  password: 'Password',
  otp: 'Code',
  otpHelp:
    'The six digits from your authenticator app. If you don’t have your device at hand, enter a recovery code.',
  otherAccount: 'Log in with another account',
  submit: 'Log in and carry on',
  again: 'Log in again',
  forgotten: 'Forgotten your password?',
  later: 'Later',
  failures: {
    loginFailed: 'Login failed, please check your credentials.',
    otpNeeded: 'Your account is protected by a code as well.',
    otpWrong: 'The code is not right. Wait for the next one and try again.',
  },
};

export const handle = { texts: { session } };
