import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

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
