import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

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
