import { costKindNames } from '#domain/costs/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { payWhen as german } from './texts.de.ts';

const payWhen: Same<typeof german> = {
  title: 'What you pay when, and to whom',
  description:
    'Formation package, notary, register court, share capital, and what comes every year after that: to whom, when and how much, for three usual cases.',
  lead: 'Setting up a company means several bills from several places. Here they are in the order in which they come, for three usual cases.',
  asOf: 'Fees by the tables of {{day}}, prices including VAT.',
  calculate: 'Calculate your own case',
  package: 'Our service and the law firm',
  cases: {
    ug: 'UG, one person, model protocol',
    gmbh: 'GmbH, one person, own articles',
    'gmbh-of-two': 'GmbH, two people, own articles',
  },
  stages: {
    order: '1. With the order',
    deed: '2. After the notary appointment',
    payment: '3. Before the application',
    filing: '4. For the entry in the register',
    entry: '5. After the entry',
  },
  whenWords: {
    order:
      'Two contracts, two invoices: ours for the service, and the law firm’s for advice and drafts. Ours is due 14 days after its date.',
    deed: 'The notary’s bill comes after the deed. The fees are set by law and the same everywhere; only expenses are estimated.',
    payment:
      'The share capital goes to the company’s account and stays its money. A UG pays in all of it, a GmbH at least €12,500.',
    filing: 'Many courts ask for the amount before they make the entry.',
    entry:
      'Both come every year. Each chamber sets its own contribution; the range is an estimate.',
  },
  kinds: namesIn(costKindNames, 'en'),
  range: 'about {{min}} to {{max}}',
  yearly: '{{amount}} per year',
  sums: {
    title: 'Altogether',
    once: 'Up to the entry',
    yearly: 'Every year after that',
    note: 'Without the share capital, which belongs to the company.',
  },
  forged: {
    title: 'What is no real bill',
    text: 'After the entry, letters often come that look like a bill of the register. Only the court bills the entry. In the member area you compare a bill with what is to be expected in your case.',
  },
};

export const handle = { texts: { payWhen } };
