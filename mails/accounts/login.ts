import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { linkIsClosed, loadAccountWithLink, toOwner } from './load-account.ts';

export const resetPassword = defineMail({
  name: 'reset-password',
  ...toOwner,
  load: loadAccountWithLink,
  outdated: linkIsClosed,
  write({ address, sender, token }) {
    const url = withFragment(address('password-reset'), token);
    return {
      de: {
        subject: `Neues Passwort für ${sender}`,
        preview: 'Der Link ist eine Stunde gültig',
        heading: 'Leg ein neues Passwort fest',
        paragraphs: [
          'du hast ein neues Passwort angefordert. Mit diesem Link legst du es fest; er ist eine ' +
            'Stunde gültig und lässt sich einmal verwenden.',
        ],
        button: { label: 'Neues Passwort festlegen', url },
        after: [
          'Hast du es nicht angefordert, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
        ],
      },
      en: {
        subject: `A new password for ${sender}`,
        preview: 'The link is valid for one hour',
        heading: 'Set a new password',
        paragraphs: [
          'You have asked for a new password. Use this link to set one; it is valid for one hour and ' +
            'works once.',
        ],
        button: { label: 'Set a new password', url },
        after: ['If you did not ask for it, ignore this email: your password stays as it is.'],
      },
    };
  },
});

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

/** So that owners hear of a second factor that somebody else has set up. */
export const twoFactorEnabled = defineMail({
  name: 'two-factor-enabled',
  ...toOwner,
  write: ({ sender, operator }) => ({
    de: {
      subject: `Zwei-Faktor-Anmeldung für dein Konto bei ${sender} eingeschaltet`,
      preview: 'Ab jetzt fragt jede Anmeldung nach einem Code',
      heading: 'Zwei-Faktor-Anmeldung ist eingeschaltet',
      paragraphs: [
        'ab jetzt fragt jede Anmeldung neben dem Passwort nach einem Code aus deiner App. Alle ' +
          'anderen Geräte sind abgemeldet.',
        'Bewahr deine Wiederherstellungscodes sicher auf: Ohne sie und ohne dein Gerät können nur ' +
          'wir dich wieder hineinlassen.',
      ],
      after: [`Warst du das nicht, schreib uns sofort: ${operator.email}`],
    },
    en: {
      subject: `Two-factor login is on for your account with ${sender}`,
      preview: 'From now on every login asks for a code',
      heading: 'Two-factor login is on',
      paragraphs: [
        'From now on every login asks for a code from your app as well as your password. All other ' +
          'devices have been logged out.',
        'Keep your recovery codes somewhere safe: without them and without your device, only we can ' +
          'let you in again.',
      ],
      after: [`If it was not you, write to us at once: ${operator.email}`],
    },
  }),
});

/** So that owners hear of a second factor that somebody else has turned off. */
export const twoFactorDisabled = defineMail({
  name: 'two-factor-disabled',
  ...toOwner,
  write: ({ sender, operator }) => ({
    de: {
      subject: `Zwei-Faktor-Anmeldung für dein Konto bei ${sender} ausgeschaltet`,
      preview: 'Zum Anmelden reicht jetzt dein Passwort',
      heading: 'Zwei-Faktor-Anmeldung ist ausgeschaltet',
      paragraphs: [
        'zum Anmelden reicht jetzt dein Passwort allein. In deinem Konto kannst du die ' +
          'Zwei-Faktor-Anmeldung wieder einschalten.',
      ],
      after: [`Warst du das nicht, schreib uns sofort: ${operator.email}`],
    },
    en: {
      subject: `Two-factor login is off for your account with ${sender}`,
      preview: 'Your password alone is enough to log in',
      heading: 'Two-factor login is off',
      paragraphs: [
        'Your password alone is enough to log in now. You can turn two-factor login on again in ' +
          'your account.',
      ],
      after: [`If it was not you, write to us at once: ${operator.email}`],
    },
  }),
});
