import type { Same } from '../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  unrendered: {
    menu: 'PDF missing',
    title: 'Invoices without a PDF',
    intro:
      'These invoices have been issued, but their PDF could not be made, and the member has had no email about it. Once the cause is mended you can try again; everything else then follows by itself.',
    invoice: 'Invoice',
    reason: 'Reason',
    attempts: 'Attempts',
    since: 'Since',
    retry: 'Try again',
    retried: 'The PDF is being made again',
    doneBefore: 'The PDF has been made in the meantime.',
    givenUp: 'Given up: it is only made if you try again.',
    triedAgain: 'It will be tried again automatically.',
    empty: 'Every invoice has its PDF.',
    emptyHint: 'Invoices whose PDF cannot be made are listed here.',
  },
};
