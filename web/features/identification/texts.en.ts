import { IDENTIFICATION_YEARS } from '#domain/identification/retention.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { identification as german } from './texts.de.ts';

const identification: Same<typeof german> = {
  title: 'Prove your identity',
  lead: 'The German Money Laundering Act asks all shareholders and managing directors to prove their identity before documents are drafted (§§ 10 to 13 GwG).',
  back: 'To your company',
  own: 'You',
  others: 'Participants without an account',
  othersLead:
    'They get a link by email, which works once. They can also come in person with their identity document.',
  nobody:
    'Nobody is named here yet. As soon as it is known who is setting up the company, you can prove your identity.',
  standing: {
    open: 'Not confirmed yet',
    checking: 'We are still checking details.',
    cleared: 'Identity confirmed',
  },
  online: {
    title: 'Online, with a provider',
    lead: 'You go to the provider’s page, prove your identity there and come back here. It usually takes a few minutes.',
    lead_company:
      'It is enough for one person who represents the company to prove their identity. Our team looks at the company’s register extract.',
    exposed: 'Do you hold a prominent public office, or does somebody in your close family?',
    exposedHelp:
      'For example in government, parliament, a supreme court or on the board of a state-owned company (“politically exposed person”, § 1 (12) GwG). Yes is no obstacle.',
    account: 'Are you acting for yourself?',
    accountHelp: 'No would mean: on behalf of somebody who is not named (§ 43 GwG).',
    yes: 'Yes',
    no: 'No',
    provider: 'Provider',
    consent:
      'I agree that the provider sends my name, date of birth, the data of my identity document and evidence of its check.',
    submit: 'Continue to the provider',
  },
  inPerson: {
    title: 'Or in person',
    lead: 'Come to us or to the law firm with your valid identity card, passport or residence permit. A video or photo is not enough.',
    company: 'If you come for a company, bring its current register extract as well.',
    call: 'Make an appointment by phone: {{phone}}.',
  },
  kept: {
    title: 'What we keep',
    text: `The data of your identity document and a copy of it, or the provider’s answer. They are stored apart from everything else; few people see them, and each look is on record. We delete them ${IDENTIFICATION_YEARS} years after the end of the year in which the formation ends (§ 8 (4) GwG), even if you delete your account before.`,
  },
  link: {
    send: 'Send a link',
    sent: 'The link is on its way.',
    noEmail: 'No email address stated',
    failed: 'The link could not be sent.',
  },
  byLink: {
    title: 'Prove your identity',
    lead: 'For the formation of {{company}}',
    hello: 'Dear {{name}},',
    text: 'You take part in this company formation. The German Money Laundering Act asks everybody who takes part to prove their identity (§§ 10 to 13 GwG). The link works once, until {{date}}.',
    loading: 'Checking the link.',
    invalid: {
      title: 'This link is not valid or has expired',
      text: 'It has expired, was used before or is incomplete. Nothing has changed. Ask the person who is setting up the company for a new one.',
    },
    offline: {
      title: 'We cannot reach the service right now',
      text: 'Nothing is lost, your link stays valid. Please try again in a moment.',
      again: 'Try again',
    },
    noScript: 'This page needs JavaScript to check your link.',
  },
};

export const handle = { texts: { identification } };
