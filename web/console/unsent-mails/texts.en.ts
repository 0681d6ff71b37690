import type { Same } from '../../shared/i18n/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  mails: {
    menu: 'Undelivered',
    title: 'Undelivered emails',
    intro:
      'The mail server did not accept these emails. Check the address in the formation; you can then send them again.',
    formation: 'Formation',
    mail: 'Reason',
    attempts: 'Attempts',
    since: 'Since',
    resend: 'Send again',
    resent: 'The email is being sent again',
    sentBefore: 'This email has been sent meanwhile.',
    givenUp: 'Given up: it only goes out if you send it again.',
    triedAgain: 'It will be tried again automatically.',
    empty: 'All emails have arrived.',
    emptyHint: 'What the mail server does not accept is listed here.',
  },
};
