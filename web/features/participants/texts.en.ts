import type { Same } from '../../kit/texts/same.ts';
import type { participants as german } from './texts.de.ts';

export const participants: Same<typeof german> = {
  title: 'Invitation to a company formation',
  kind: 'Invitation to a company formation',
  loading: 'Opening the invitation.',
  someone: 'Someone',
  aCompany: 'A new company',
  lead: '{{who}} is setting up {{company}} and has named you as taking part. The invitation is open until {{date}}.',
  theCompany: '{{company}}',
  oneCompany: 'a company',
  youSee: {
    title: 'What you see if you accept',
    items: [
      'Where the formation stands, what it is waiting for and who takes part',
      'Name, role and share of the others, but neither date of birth nor address; both are only in the draft of the deed',
      'The drafts, which you read and accept before the law firm approves them',
      'The notary appointment, in your calendar as well',
      'No order, prices or invoices; those only concern the person who invited you',
    ],
  },
  othersSee: {
    title: 'What the others see of you',
    items: [
      'Your name, role and share, and whether your details are complete',
      'You state your date of birth and address yourself; the team and the law firm see them, the others only in the draft of the deed',
      'Whatever someone has already stated for you is then seen by you, the team and the law firm alone',
    ],
  },
  accept: {
    title: 'Accept the invitation',
    as: 'You are logged in as {{name}} ({{email}}). You accept with this account.',
    hasAccount:
      'There is already an account for {{email}}. Log in with it, and you can go on here.',
    newAccount:
      'You create an account for this. It belongs to {{email}}; because the invitation arrived there, you need not confirm it again.',
    login: 'Log in',
    otherAccount: 'I have an account with another address',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    passwordHelp: 'At least 8 characters',
    releaseHelp:
      'Voluntary, and possible later on the page of the formation. Only once everybody has agreed can our team work on the drafts; until then the law firm does so alone.',
    submit: 'Accept the invitation',
    refusals: {
      LINK_NOT_VALID:
        'The page was open for too long, or the invitation has been answered by now. Please open the link from the email again.',
      LOGGED_OUT: 'Your login has expired. Reload the page and log in again.',
      FORBIDDEN: 'The invitation cannot be accepted with this account.',
      ACCOUNT_EXISTS: 'There is an account for this address by now. Please log in with it.',
      ALREADY_JOINED: 'This account takes part in this formation already.',
      TEXT_CHANGED: 'The wording of the release has changed. Please reload the page.',
      NOT_ALLOWED_NOW:
        'The invitation is no longer open: it was taken back, or the notary appointment has begun.',
      FAILED_VALIDATION: 'This password is too easy to guess. Please choose another one.',
    },
  },
  terms: {
    label: 'I agree to the | and the |.',
    terms: 'general terms and conditions',
    termsOfUse: 'terms of use',
  },
  decline: {
    title: 'I do not want to take part',
    text: 'The person who invited you learns that you have declined. Nothing else happens.',
    unknown: 'I don’t know this person or this formation. Please do not write to me again.',
    submit: 'Decline the invitation',
  },
  declined: {
    title: 'You have declined',
    text: 'We will tell the person who invited you.',
    next: 'There is nothing else you need to do, and you can close the page.',
  },
  invalid: {
    title: 'This invitation is no longer open',
    text: 'It has expired, been answered or taken back, or the link is incomplete. Nothing has been changed.',
    next: 'Ask the person who invited you to invite you again.',
  },
  offline: {
    title: 'We cannot reach the service right now',
    text: 'Nothing is lost, your invitation remains open. Please try again in a moment.',
    again: 'Try again',
  },
  noScript:
    'This page needs JavaScript to open your invitation. Please switch it on for this page or call us: {{phone}}.',
};

export const handle = { texts: { participants } };
