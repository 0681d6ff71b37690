import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

/** Goes to the owner of an address when someone else wants it for another account. */
export const emailTaken = defineMail({
  name: 'email-taken',
  ...toOwner,
  write: ({ address, sender }) => ({
    de: {
      subject: `Deine Adresse gehört bei ${sender} schon zu einem Konto`,
      preview: 'Jemand wollte sie für ein anderes Konto',
      heading: 'Diese Adresse wird schon benutzt',
      paragraphs: [
        'jemand, vielleicht du, wollte diese Adresse für ein anderes Konto verwenden. Sie gehört ' +
          'hier schon zu einem Konto; geändert hat sich deshalb nichts.',
      ],
      button: { label: 'Anmelden', url: address('login') },
      after: ['Warst du das nicht, brauchst du nichts zu tun. Niemand hat Zugang bekommen.'],
    },
    en: {
      subject: `Your address already belongs to an account with ${sender}`,
      preview: 'Someone wanted it for another account',
      heading: 'This address is already in use',
      paragraphs: [
        'Someone, perhaps you, wanted to use this address for another account. It already belongs ' +
          'to one, so nothing has changed.',
      ],
      button: { label: 'Log in', url: address('login') },
      after: ['If it was not you, there is nothing you need to do. Nobody has gained access.'],
    },
  }),
});
