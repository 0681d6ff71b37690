import { type AccountTemplate, accountFrame } from './context.ts';

/** So that owners hear of a second factor that somebody else has turned off. */
export const twoFactorDisabled: AccountTemplate = {
  write(context) {
    const { sender, contact } = context;
    if (context.language === 'en') {
      return {
        ...accountFrame(context),
        subject: `Two-factor login is off for your account with ${sender}`,
        preview: 'Your password alone is enough to log in',
        heading: 'Two-factor login is off',
        paragraphs: [
          'Your password alone is enough to log in now. You can turn two-factor login on again in ' +
            'your account.',
        ],
        after: [`If it was not you, write to us at once: ${contact}`],
      };
    }
    return {
      ...accountFrame(context),
      subject: `Zwei-Faktor-Anmeldung für dein Konto bei ${sender} ausgeschaltet`,
      preview: 'Zum Anmelden reicht jetzt dein Passwort',
      heading: 'Zwei-Faktor-Anmeldung ist ausgeschaltet',
      paragraphs: [
        'zum Anmelden reicht jetzt dein Passwort allein. In deinem Konto kannst du die ' +
          'Zwei-Faktor-Anmeldung wieder einschalten.',
      ],
      after: [`Warst du das nicht, schreib uns sofort: ${contact}`],
    };
  },
};
