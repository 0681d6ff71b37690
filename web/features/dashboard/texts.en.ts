import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { money } from '#domain/site/formats.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { dashboard as german } from './texts.de.ts';

const price = money(grossCents(PACKAGE_NET_CENTS), 'en');

export const dashboard: Same<typeof german> = {
  greeting: {
    morning: 'Good morning',
    day: 'Good afternoon',
    evening: 'Good evening',
    night: 'Hello',
    named: '{{greeting}}, {{name}}',
  },
  title: 'Dashboard',
  others: 'Your other companies',
  address: {
    text: 'The invoice for your order {{number}} is waiting for your address.',
    action: 'Enter address',
  },
  toDo: {
    title: 'For you to do',
    pay: 'Pay invoice {{number}}',
    meeting: 'Strategy meeting',
    time: 'Choose a time for your hours',
    hours: '{{duration}} from order {{number}}',
  },
  start: {
    title: 'Start your first company',
    lead: 'Seven steps from your company details to the entry in the commercial register. At each one you see what is happening and whose turn it is.',
    points: [
      'About ten minutes for the company details, then your consultation with a lawyer from the law firm.',
      `The package costs ${price} incl. ${VAT_PERCENT}% VAT; notary and court fees are extra.`,
      'Entering the company details costs nothing.',
    ],
  },
  next: {
    title: 'What comes next',
    step: 'Next: {{step}}, {{when}}.',
    registered: 'Expected registration: {{when}}.',
    range: '{{from}} to {{to}}',
  },
  documents: {
    title: 'Latest documents',
    empty: 'As soon as documents are ready for review you will find them here.',
  },
  all: 'All {{count}}',
  allOfThem: 'All',
  failed: 'This cannot be loaded right now. Everything else on this page is up to date.',
  foundationsFailed:
    'Your companies cannot be loaded right now. Nothing is lost; please reload the page in a minute.',
  meeting: {
    title: '15 minutes of strategy, free',
    text: 'Once, by video: we sort out the steps ahead of you.',
    choose: 'Choose a time',
    booked: 'Your strategy meeting is booked',
    move: 'Move',
    cancel: 'Cancel',
    held: 'Your strategy meeting',
    was: 'It was arranged for {{when}}. There is one meeting per person.',
  },
  news: {
    title: 'News',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    empty: 'As soon as there is news for founders, you will find it here.',
  },
  templates: {
    title: 'Templates',
    formats: '{{formats}}, German with a translation',
    and: 'and',
    empty: 'There are no contract templates yet.',
  },
  partners: {
    title: 'Offers from our partners',
    code: '{{name}}, code {{code}}',
    empty: 'There are no offers with a code at the moment.',
  },
  community: {
    title: 'Community: the next meetings',
    link: 'Academy',
    online: 'online',
    empty: 'The next seminars where members meet will be announced soon.',
  },
};

export const handle = { texts: { dashboard } };
