import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { accountFrame } from './account-frame.ts';
import { linkIsClosed, loadEmailChange } from './load-account.ts';

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
