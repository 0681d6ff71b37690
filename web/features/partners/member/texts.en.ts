import type { Same } from '../../../kit/texts/same.ts';
import type { memberPartners as german } from './texts.de.ts';

export const memberPartners: Same<typeof german> = {
  title: 'Partners',
  lead: 'Offers for young companies, plus universities and accelerators, each with its conditions and a note on who it is not for.',
  kinds: {
    partner: 'Offers with a benefit for members',
    university: 'Universities',
    accelerator: 'Accelerators',
  },
  filter: {
    label: 'Who makes the offer',
    all: 'All',
    partner: 'Companies',
    university: 'Universities',
    accelerator: 'Accelerators',
  },
  sample: 'The partners in this demo are fictitious, and so are their offers and codes.',
  conditions: 'Conditions',
  limits: 'Who it is not for',
  code: 'Your code',
  noCode: 'You don’t need a code for this offer.',
  copy: 'Copy',
  copyOf: 'Copy the code {{code}} from {{name}}',
  copied: 'The code {{code}} is copied.',
  copyFailed: 'Copying did not work. Please select the code {{code}} and copy it yourself.',
  details: 'How to use it',
  detailsOf: 'How to use the offer from {{name}}',
  independent: 'The offers are made by the partners, and your contracts are with them.',
  empty: {
    title: 'No offers yet',
    text: 'As soon as a partner offers something to members, you will find it here. Do you know one that would fit?',
    action: 'Write to us',
  },
};

export const handle = { texts: { memberPartners } };
