import { figures } from '#domain/orders/figures.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { accounts as german } from './texts.de.ts';

export const accounts: Same<typeof german> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'Optional, for questions about your company formation',
  email: 'Email address',
  openLinkAgain: 'Open the link in the email again: this page no longer knows it.',
  pasteLink: 'Link from the email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 characters; a whole sentence is good',
  login: {
    title: 'Log in',
    lead: 'Welcome back. Carry on where you left off.',
    submit: 'Log in',
    draftKept:
      'You have been logged out, but everything you entered is still here. Log in to carry on where you were.',
    resend: 'Send the confirmation link again',
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    toRegister: 'Register for free',
    console: 'To the staff console',
  },
  providers: {
    or: 'or',
    logIn: 'Log in with {{label}}',
  },
  register: {
    title: 'Create an account',
    lead: `The account is free. Members get a strategy meeting, contract templates, partner offers and pay up to ${figures.memberDiscountPercent}% less for further legal and tax advice. Costs arise only when you order a service.`,
    termsBefore: 'I accept the',
    terms: 'terms and conditions',
    termsBetween: 'and the',
    termsOfUse: 'terms of use',
    termsAfter: '.',
    privacyBefore: 'How we handle your data is explained in the',
    privacy: 'privacy notice',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
  },
  registered: {
    lead: 'We have sent an email with a link to {{email}}. Use it to confirm your address, and your account is active.',
    toLogin: 'Log in',
    resend: 'No email arrived?',
  },
  verify: {
    title: 'Confirm your email address',
    lead: 'One click and your account is active. If you did not register, close this page and nothing will happen.',
    submit: 'Confirm address',
  },
  verified: { toLogin: 'Log in' },
  resend: {
    title: 'Send the link again',
    lead: 'Enter the address you registered with. If an account is waiting to be confirmed there, a new link will arrive shortly. Please check your spam folder, too.',
    submit: 'Send link',
  },
  forgotten: {
    title: 'Forgotten password',
    lead: 'Enter your email address. If it has an account with a password, you will get a link to choose a new one.',
    sent: 'If this address has an account with a password, the email is on its way. Its link is valid for 60 minutes.',
    submit: 'Request link',
  },
  reset: {
    title: 'New password',
    lead: 'Choose one you have not used here before. Afterwards you are logged out everywhere.',
    submit: 'Save password',
  },
  invite: {
    title: 'Accept the invitation',
    lead: 'Choose a password and your account is active.',
    submit: 'Activate account',
  },
  acceptTerms: {
    title: 'One more confirmation',
    lead: 'Your account was created before you accepted our terms. Please do so here.',
    submit: 'Accept and continue',
  },
  confirmEmail: {
    title: 'Confirm your new email address',
    lead: 'One click and your account uses this address. If you did not ask for it, close this page and nothing will change.',
    submit: 'Confirm address',
    done: 'Your new address is in use',
    doneLead:
      'All devices have been logged out, this one included. Log in with the new address now.',
  },
  confirmNewsletter: {
    title: 'Confirm your subscription',
    lead: 'One click and you are on the list. If you did not ask for it, close this page and you will get nothing.',
    submit: 'Confirm your subscription',
    done: 'You will get the newsletter',
    doneLead: 'You can unsubscribe at any time, in your account or with the link in every email.',
  },
  endNewsletter: {
    title: 'Unsubscribe from the newsletter',
    lead: 'One click and you are off the list. You will still get emails about your account and your company formation.',
    submit: 'Unsubscribe',
    done: 'You have unsubscribed',
    doneLead: 'If you change your mind, subscribe again in your account.',
  },
  loginAgain: 'Log in',
  toAccount: 'To your account',
  problem: {
    NOT_ACCEPTED: 'We cannot provide an account unless you accept the terms.',
    TOO_SHORT: 'The password needs at least 8 characters.',
    DIFFERENT: 'The two passwords differ.',
    COMMON: 'This password is too common; many people would guess it.',
    PERSONAL:
      'This password is easy to guess: it is made of your name, your email address or our name.',
    OWN_ADDRESS: 'The password must not be your email address.',
    USED_BEFORE: 'You have used this password before. Please choose a new one.',
  },
  notices: {
    loginFailed: {
      title: 'Login failed, please check your credentials.',
      description: 'Is your email address already confirmed?',
    },
    otpNeeded: {
      title: 'One more step',
      description: 'Your account is also protected by a code.',
    },
    otpWrong: {
      title: 'That code is not right',
      description:
        'Codes are valid for a short time and only once. Wait for the next one, or use another recovery code.',
    },
    adminLogin: {
      title: 'Admin login not possible',
      description: 'This account administers the system and has no member area.',
    },
    staffLogin: {
      title: 'This account belongs in the console',
      description: 'The member area is for founders.',
    },
    providerFailed: {
      title: 'Login failed',
      description:
        'The provider did not log you in. The login may have been cancelled or have taken too long, or your email address may not be confirmed there.',
    },
    providerTaken: {
      title: 'Login failed',
      description:
        'There is already an account with your email address. Log in the way you always have, for example with your password.',
    },
    providerTeam: {
      title: 'Login failed',
      description: 'Members of the team log in to the console with a password.',
    },
    providerAway: {
      title: 'Login failed',
      description: 'The provider cannot be reached right now. Please try again in a few minutes.',
    },
    suspended: {
      title: 'Login failed',
      description: 'This account has been suspended. Write to us if you would like to know why.',
    },
    registerFailed: {
      title: 'Registration failed',
      description: 'No account was created. Please check what you entered.',
    },
    registered: {
      title: 'Registration successful',
      description: 'Confirm your email address through the email we sent you.',
    },
    verifyFailed: {
      title: 'Verification failed',
      description:
        'The link has expired or has already been used. If you have already confirmed your address, your account is active: just log in. Otherwise you can get a new link here.',
    },
    verified: {
      title: 'Verification successful',
      description: 'You can now log in.',
    },
    resent: {
      title: 'Request accepted',
      description: 'If an account is waiting at this address, the email is on its way.',
    },
    recoveryFailed: {
      title: 'Password recovery is currently not possible',
      description: 'Nothing about your account has changed. Please try again later.',
    },
    recovering: {
      title: 'Recovery running',
      description: 'A confirmation email was sent.',
    },
    resetFailed: {
      title: 'Password reset failed',
      description: 'Your link stays valid; please choose another password.',
    },
    linkInvalid: {
      title: 'Password reset failed',
      description: 'The link has expired, has already been used or is incomplete.',
    },
    resetDone: {
      title: 'Reset completed',
      description: 'Now log in with the new password.',
    },
    invited: {
      title: 'Invitation accepted',
      description: 'Now log in with your password.',
    },
    emailConfirmed: {
      title: 'Account saved',
      description: 'Your new email address is now in use.',
    },
    linkSpent: {
      title: 'The link is no longer valid',
      description: 'It has expired, has already been used or is incomplete. Nothing has changed.',
    },
    emailLinkSpent: {
      title: 'The link is no longer valid',
      description:
        'It has expired, has been used or is incomplete, or you have changed your password since. It has not changed your address; you can change it again in your account.',
    },
    newsletterOn: {
      title: 'Newsletter confirmed',
      description: 'You are on the list now.',
    },
    newsletterOff: {
      title: 'Unsubscribed',
      description: 'You are no longer on the list.',
    },
    termsFailed: {
      title: 'That could not be saved',
      description: 'Please try again.',
    },
  },
};

export const handle = { texts: { accounts } };
