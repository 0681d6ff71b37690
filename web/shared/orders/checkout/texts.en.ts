import type { Same } from '../../../kit/texts/same.ts';
import type { checkout as german } from './texts.de.ts';

export const checkout: Same<typeof german> = {
  total: {
    title: 'Total price incl. VAT',
    net: 'net',
    vat: '% VAT',
  },
  address: {
    title: 'Billing address',
    offered: 'Who gets the invoice? Choose an address or fill in the fields yourself.',
    self: 'You',
    name: 'First and last name',
    company: 'Company (optional)',
    street: 'Street and number',
    zip: 'Postcode',
    city: 'Town or city',
    country: 'Country',
    countryHelp:
      'Invoices carry German VAT. If you need one without it abroad, write to us before you order.',
    vatId: 'VAT ID (optional)',
    vatIdHelp: 'For example DE123456789; only if you order as a business.',
    problem: {
      NOT_A_VAT_ID: 'A German VAT ID is DE followed by nine digits.',
      NOT_A_ZIP: 'A German postcode has five digits.',
    },
  },
  consent: {
    terms: {
      before: 'I accept the ',
      link: 'terms',
      after: '.',
    },
    optional: ' (optional)',
  },
  withdrawal: {
    before: 'You can withdraw from the order within 14 days without giving any reason. ',
    link: 'Instructions on withdrawal and form',
    after: '',
  },
  order: 'Order with obligation to pay',
};

export const handle = { texts: { checkout } };
