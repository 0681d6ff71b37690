import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { linkIsClosed, loadAccountWithLink, toOwner } from './load-account.ts';

export const verifyEmail = defineMail({
  name: 'verify-email',
  ...toOwner,
  load: loadAccountWithLink,
  outdated: linkIsClosed,
  write({ address, sender, token }) {
    const url = withFragment(`${address('verify')}?mailed`, token);
    return {
      de: {
        subject: `Bitte bestätige deine E-Mail-Adresse bei ${sender}`,
        preview: 'Danach kannst du dich anmelden',
        heading: 'Bitte bestätige deine E-Mail-Adresse',
        paragraphs: [
          'danke für deine Registrierung. Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir ' +
            'gehört. Danach kannst du dich anmelden. Der Link ist sieben Tage gültig.',
        ],
        button: { label: 'Adresse bestätigen', url },
        after: [
          'Hast du dich nicht gerade selbst registriert, öffne den Link bitte nicht: Mit ihm gilt das ' +
            'Passwort, das bei dieser Registrierung gewählt wurde.',
        ],
      },
      en: {
        subject: `Please confirm your email address for ${sender}`,
        preview: 'Then you can log in',
        heading: 'Please confirm your email address',
        paragraphs: [
          'Thank you for registering. One more step: confirm that this address is yours. ' +
            'Then you can log in. The link is valid for seven days.',
        ],
        button: { label: 'Confirm the address', url },
        after: [
          'If you have not just registered, please do not use the link: it puts the password into ' +
            'effect that was chosen in this registration.',
        ],
      },
    };
  },
});
