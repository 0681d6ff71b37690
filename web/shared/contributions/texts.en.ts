import type { Same } from '../../kit/texts/same.ts';
import type { sharedContributions as german } from './texts.de.ts';

const sharedContributions: Same<typeof german> = {
  title: 'Contributions',
  about: 'Entered by the founders or taken from the bank statement; nobody has verified it.',
  look: 'Look at the contributions',
  notOffered: 'The founders have not shown the payments.',
  due: 'To be paid before registration: {{amount}}. Received: {{paid}}.',
  missing: '{{amount}} is missing.',
  payment: '{{amount}} on {{date}} from “{{payer}}”',
  states: {
    open: 'open',
    short: 'too little',
    early: 'too early',
    'wrong-payer': 'from someone else',
    complete: 'complete',
  },
  early_one: 'booked one day before the deed',
  early_other: 'booked {{count}} days before the deed',
  'wrong-payer': 'not paid by the shareholder',
  'written-differently': 'name written differently from the deed',
};

export const handle = { texts: { sharedContributions } };
