import { withToken } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { accountFrame } from './account-frame.ts';
import { linkIsClosed, loadAccountWithLink } from './load-account.ts';

export const acceptInvite = defineMail({
  name: 'accept-invite',
  to: 'owner',
  load: loadAccountWithLink,
  outdated: linkIsClosed,
  write(context) {
    const { address, sender, token } = context;
    const url = withToken(address('invite'), token);
    if (context.language === 'en') {
      return {
        ...accountFrame(context),
        subject: `Your invitation to ${sender}`,
        preview: 'Set a password to accept it',
        heading: `You are invited to ${sender}`,
        paragraphs: [
          'An account has been prepared for you. Set a password and it is yours. The link is valid ' +
            'for seven days.',
        ],
        button: { label: 'Accept the invitation', url },
        after: ['If you do not know what this is about, you can ignore this email.'],
      };
    }
    return {
      ...accountFrame(context),
      subject: `Deine Einladung zu ${sender}`,
      preview: 'Leg ein Passwort fest und nimm sie an',
      heading: `Du bist zu ${sender} eingeladen`,
      paragraphs: [
        'für dich ist ein Konto vorbereitet. Leg ein Passwort fest, dann gehört es dir. Der Link ist ' +
          'sieben Tage gültig.',
      ],
      button: { label: 'Einladung annehmen', url },
      after: ['Weißt du nicht, worum es geht, brauchst du nichts zu tun.'],
    };
  },
});
