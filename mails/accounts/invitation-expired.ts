import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

/** Whoever registers an address must not renew an invitation for it: that takes an admin. */
export const invitationExpired = defineMail({
  name: 'invitation-expired',
  ...toOwner,
  write: ({ address, sender }) => ({
    de: {
      subject: `Deine Einladung zu ${sender} ist abgelaufen`,
      preview: 'Bitte lass dir eine neue schicken',
      heading: 'Deine Einladung ist abgelaufen',
      paragraphs: [
        'jemand, vermutlich du, hat sich gerade mit dieser Adresse registriert. Für sie gibt es eine ' +
          'Einladung, die abgelaufen ist. Bitte lass dir von der Person, die dich eingeladen hat, eine neue schicken.',
      ],
      button: { label: 'Zur Startseite', url: address('home') },
      after: ['Warst du das nicht, brauchst du nichts zu tun. Niemand hat Zugang bekommen.'],
    },
    en: {
      subject: `Your invitation to ${sender} has expired`,
      preview: 'Please ask for a new one',
      heading: 'Your invitation has expired',
      paragraphs: [
        'Someone, probably you, has just registered with this address. There is an invitation for it ' +
          'that has expired. Please ask the person who invited you for a new one.',
      ],
      button: { label: 'To the home page', url: address('home') },
      after: ['If it was not you, there is nothing you need to do. Nobody has gained access.'],
    },
  }),
});
