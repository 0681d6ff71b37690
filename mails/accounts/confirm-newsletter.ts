import { withFragment } from '../addresses.ts';
import { defineMail, type Frame } from '../define-mail.ts';
import type { Said } from '../letter.ts';
import {
  accountFrame,
  type ConsentFacts,
  linkIsClosed,
  loadConsent,
  loadSubscription,
  toOwner,
} from './load-account.ts';

export const confirmNewsletter = defineMail({
  name: 'confirm-newsletter',
  ...toOwner,
  load: loadConsent,
  outdated: linkIsClosed,
  write,
});

/** The same for an address without an account. */
export const confirmSubscription = defineMail({
  name: 'confirm-subscription',
  to: 'owner',
  frame: accountFrame,
  choice: 'none',
  load: loadSubscription,
  outdated: linkIsClosed,
  write,
});

function write(context: ConsentFacts & Frame): Said {
  const { address, sender, token, endToken } = context;
  const url = withFragment(address('newsletter-confirm'), token);
  const end = withFragment(address('newsletter-end'), endToken);
  return {
    de: {
      subject: `Bitte bestätige den Newsletter von ${sender}`,
      preview: 'Ein Klick, dann stehst du auf der Liste',
      heading: 'Möchtest du unseren Newsletter?',
      paragraphs: [
        'du möchtest Neues zu Gründung und Produkt per E-Mail bekommen. Bitte bestätige das; bis dahin ' +
          'schicken wir dir nichts. Der Link ist sieben Tage gültig.',
      ],
      button: { label: 'Newsletter bestätigen', url },
      after: ['Warst du das nicht, brauchst du nichts zu tun: Du kommst dann nicht auf die Liste.'],
      furtherLink: { label: 'Abbestellen kannst du jederzeit', url: end },
    },
    en: {
      subject: `Please confirm your subscription to the ${sender} newsletter`,
      preview: 'One click, and you are on the list',
      heading: 'Do you want our newsletter?',
      paragraphs: [
        'You would like to hear news about company formation and the product by email. Please ' +
          'confirm it; until then we send you nothing. The link is valid for seven days.',
      ],
      button: { label: 'Confirm your subscription', url },
      after: ['If you did not ask for it, ignore this email: you will not be on the list.'],
      furtherLink: { label: 'Unsubscribe at any time', url: end },
    },
  };
}
