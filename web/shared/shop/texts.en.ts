import type { Same } from '../i18n/same.ts';
import type { shop as german } from './texts.de.ts';

export const shop: Same<typeof german> = {
  price: {
    from: 'from {{amount}}',
    onRequest: 'Price by agreement',
    tax: 'incl. {{percent}}% VAT ({{net}} net)',
    taxShort: 'incl. {{percent}}% VAT',
  },
  vendor: {
    lawFirm: 'Law firm {{name}}',
    sample: '{{name}} (invented example)',
  },
  description: {
    suits: 'Who it is for',
    includes: 'What you get',
    steps: 'How it works',
    provider: 'Who does it',
    time: 'How long it takes',
    price: 'What it costs',
    limits: 'What it is not',
  },
  facts: {
    type: 'Type',
    category: 'Field',
    duration: 'Duration',
    vendor: 'Offered by',
    delivery: 'Form',
    coach: 'Coach',
    date: 'Date',
    place: 'Place',
    hours: 'Hours',
    hoursWithin: '{{hours}}, redeemable within {{years}} years',
  },
  notSoldReasons: {
    'approval-missing':
      'Not on sale yet: a recorded course that checks what you have learned is distance learning and needs an approval (section 12 FernUSG). It has not been granted yet.',
    over: 'This date is over.',
    'not-yet': 'Not on sale yet.',
  },
  card: {
    details: 'View',
    detailsOf: 'View {{title}}',
    notSold: 'Not on sale yet',
  },
};

export const handle = { texts: { shop } };
