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
