import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { accountFrame, linkIsClosed, loadEmailChange, toOwner } from './load-account.ts';

/** Goes to the new address of an account. */
export const confirmEmail = defineMail({
  name: 'confirm-email',
  to: 'new address',
  frame: accountFrame,
  choice: 'account',
  load: loadEmailChange,
  outdated: linkIsClosed,
  write({ address, sender, token }) {
    const url = withFragment(address('confirm-email'), token);
    return {
      de: {
        subject: `Bitte bestätige deine neue E-Mail-Adresse bei ${sender}`,
        preview: 'Der Link ist 24 Stunden gültig',
        heading: 'Bitte bestätige deine neue E-Mail-Adresse',
        paragraphs: [
          'du möchtest diese Adresse für dein Konto verwenden. Bestätige, dass sie dir gehört; bis dahin ' +
            'gilt deine bisherige. Der Link ist 24 Stunden gültig und lässt sich einmal verwenden.',
        ],
        button: { label: 'Neue Adresse bestätigen', url },
        after: ['Warst du das nicht, brauchst du nichts zu tun: Es ändert sich nichts.'],
      },
      en: {
        subject: `Please confirm your new email address for ${sender}`,
        preview: 'The link is valid for 24 hours',
        heading: 'Please confirm your new email address',
        paragraphs: [
          'You want to use this address for your account. Confirm that it is yours; until then your ' +
            'previous address stays in use. The link is valid for 24 hours and works once.',
        ],
        button: { label: 'Confirm the new address', url },
        after: ['If you did not ask for this, ignore this email: nothing changes.'],
      },
    };
  },
});

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
