import { defineMail } from '../define-mail.ts';
import { accountFrame } from './account-frame.ts';
import { loadEmailChange } from './load-account.ts';

/** Goes to the address that an account still has. */
export const emailChangeNotice = defineMail({
  name: 'email-change-notice',
  to: 'old address',
  frame: accountFrame,
  choice: 'account',
  load: loadEmailChange,
  write({ address, sender, newEmail }) {
    const url = address('settings');
    return {
      de: {
        subject: `Deine E-Mail-Adresse bei ${sender} soll sich ändern`,
        preview: 'Diese Adresse gilt, bis die neue bestätigt ist',
        heading: 'Deine E-Mail-Adresse soll sich ändern',
        paragraphs: [
          `jemand, vermutlich du, möchte für dein Konto die Adresse ${newEmail} verwenden. Diese Adresse ` +
            'hier gilt weiter, bis der Link in der E-Mail an die neue benutzt wird.',
        ],
        button: { label: 'Konto öffnen', url },
        after: [
          'Warst du das nicht, ändere gleich dein Passwort: Dann gilt der Link an die neue Adresse nicht ' +
            'mehr, und andere Geräte werden abgemeldet.',
        ],
      },
      en: {
        subject: `Your email address for ${sender} is to change`,
        preview: 'This address stays in use until the new one is confirmed',
        heading: 'Your email address is to change',
        paragraphs: [
          `Someone, probably you, has asked for your account to use the address ${newEmail}. This ` +
            'address stays in use until the link in the email to the new one is followed.',
        ],
        button: { label: 'Open your account', url },
        after: [
          'If it was not you, change your password now: the link to the new address stops working, ' +
            'and other devices are logged out.',
        ],
      },
    };
  },
});
