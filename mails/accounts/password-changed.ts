import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

/** So that owners hear of a new password that somebody else has set. */
export const passwordChanged = defineMail({
  name: 'password-changed',
  ...toOwner,
  write: ({ address, sender, operator }) => ({
    de: {
      subject: `Dein Passwort bei ${sender} hat sich geändert`,
      preview: 'Andere Geräte sind abgemeldet',
      heading: 'Dein Passwort hat sich geändert',
      paragraphs: [
        'dein Konto hat ein neues Passwort. Alle anderen Geräte sind abgemeldet, und früher ' +
          'verschickte Links zum Zurücksetzen gelten nicht mehr.',
      ],
      button: { label: 'Anmelden', url: address('login') },
      after: [
        `Warst du das nicht, leg sofort ein neues Passwort fest: ${address('password-forgotten')}`,
        `Und schreib uns: ${operator.email}`,
      ],
    },
    en: {
      subject: `Your password for ${sender} has changed`,
      preview: 'Other devices have been logged out',
      heading: 'Your password has changed',
      paragraphs: [
        'Your account has a new password. All other devices have been logged out, and links to ' +
          'reset the password that we emailed before no longer work.',
      ],
      button: { label: 'Log in', url: address('login') },
      after: [
        `If it was not you, set a new password at once: ${address('password-forgotten')}`,
        `Then write to us: ${operator.email}`,
      ],
    },
  }),
});
