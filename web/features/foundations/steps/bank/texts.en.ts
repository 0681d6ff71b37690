import type { Same } from '../../../../kit/texts/same.ts';
import type { bankAccount as german } from './texts.de.ts';

export const bankAccount: Same<typeof german> = {
  bankName: 'Bank (optional)',
  bankNameHelp: 'Shown with your details afterwards.',
  submit: 'Confirm account opening',
  wants:
    'The bank will usually want to see the deed of formation, the IDs of all managing directors, and who owns more than 25% of the company.',
  hint: 'Pay in only after the notary appointment: earlier payments do not count as share capital.',
  accounts: {
    title: 'Accounts for companies in formation',
    others: 'Banks that might take your company',
    note: 'Offers from partners. We get no money for them. The banks themselves have told us whom they take; whether they take your company, each decides only after the application. You are free to choose any other bank.',
    sample: 'The banks in this demo are fictitious, and so are their offers.',
    takes: 'Takes: {{cases}}',
    opening: 'Opened {{ways}}, as stated on {{date}}',
    unless: 'Does not fit if this applies to you: {{cases}}',
    lacks: 'Does not take: {{cases}}',
    none: 'None of our partners’ accounts fits your company.',
    unfit: 'Does not fit your company ({{count}})',
    look: 'See the offer from {{name}}',
  },
  sheet: {
    title: 'What the bank wants to know',
    text: 'Company, managing directors, shareholders and who owns more than 25%, put together from your details.',
    pdf: 'Data for the bank (PDF)',
    look: 'See and copy the fields',
  },
};
