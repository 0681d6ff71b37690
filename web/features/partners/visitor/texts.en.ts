import type { Same } from '../../../kit/texts/same.ts';
import type { visitorPartners as german } from './texts.de.ts';

export const visitorPartners: Same<typeof german> = {
  meta: '{{name}}: {{headline}}',
  sampleOf: {
    partner: 'Invented example: this company does not exist, and neither does its offer.',
    university: 'Invented example: this university does not exist, and neither does its offer.',
    accelerator: 'Invented example: this accelerator does not exist, and neither does its offer.',
  },
  offer: 'The offer',
  code: 'Your code',
  codeHint: 'Tap or double-click to select the code.',
  noCode: 'You don’t need a code for this offer.',
  about: 'What it is about',
  steps: 'How to use it',
  limits: 'Who it is not for',
  website: 'Visit the website',
  independent:
    'This offer is made by {{name}}, not by Siebenschritt. We are not paid for it, neither for its place here nor when you use it. Your way to a company is the same with or without it.',
  start: {
    title: 'The company comes first',
    text: 'Work out what a UG or GmbH costs with notary and court, and look at the seven stations.',
    action: 'See costs and steps',
    services: 'See our services',
  },
  others: 'More partners',
};

export const handle = { texts: { visitorPartners } };
