import { defineMail } from '../define-mail.ts';
import { accountFrame } from './account-frame.ts';
import { loadEmailChange } from './load-account.ts';

/** Goes to the address that an account had before. */
export const emailChanged = defineMail({
  name: 'email-changed',
  to: 'old address',
  frame: accountFrame,
  choice: 'account',
  load: loadEmailChange,
  write: ({ sender, newEmail, operator }) => ({
    de: {
      subject: `Deine E-Mail-Adresse bei ${sender} hat sich geändert`,
      preview: 'Du meldest dich jetzt mit der neuen an',
      heading: 'Deine E-Mail-Adresse hat sich geändert',
      paragraphs: [
        `dein Konto hat jetzt die Adresse ${newEmail}: Mit ihr meldest du dich an, und dorthin gehen ` +
          'unsere E-Mails. Diese hier ist die letzte an deine bisherige Adresse.',
      ],
      after: [`Warst du das nicht, schreib uns gleich: ${operator.email}`],
    },
    en: {
      subject: `Your email address for ${sender} has changed`,
      preview: 'From now on you log in with the new one',
      heading: 'Your email address has changed',
      paragraphs: [
        `Your account now uses the address ${newEmail}: you log in with it, and our emails go there. ` +
          'This is the last one to your previous address.',
      ],
      after: [`If it was not you, write to us at once: ${operator.email}`],
    },
  }),
});
