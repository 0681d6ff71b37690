import { newsletterFormNames, newsletterStateNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../../kit/texts/same.ts';
import type { staffNewsletter as german } from './texts.de.ts';

export const staffNewsletter: Same<typeof german> = {
  newsletter: {
    title: 'Newsletter',
    count_one: '{{count}} order',
    count_other: '{{count}} orders',
    moreThan: 'more than {{total}} orders',
    numbers: 'Orders by state',
    search: 'Email or name',
    since: 'Ordered from',
    to: 'To',
    email: 'Email',
    unnamed: 'Member without a name',
    noAccount: 'Without an account',
    state: 'State',
    everyState: 'Any state',
    states: namesIn(newsletterStateNames, 'en'),
    form: 'Form',
    everyForm: 'Any form',
    forms: namesIn(newsletterFormNames, 'en'),
    version: 'Text {{version}}',
    requested: 'Ordered',
    action: 'Unsubscribe',
    end: 'End',
    endLabel: 'End the newsletter for {{email}}',
    reset: 'Clear selection',
    empty: 'Nobody has ordered the newsletter yet.',
    emptyHint:
      'Whoever orders it in the footer of the site, when registering or in the account is listed here.',
    nothing: 'No order matches.',
    nothingHint: 'Clear the selection to see all of them.',
  },
  ending: {
    title: 'End the newsletter',
    what: '{{email}} will get no newsletter any more. Only the person can order it again. The reason is kept in the audit log.',
    reason: 'Why',
    reasons: {
      asked: 'The person asked us to',
      objected: 'The person objected to advertising',
      undeliverable: 'Emails do not arrive',
      stranger: 'Somebody else entered the address',
    },
    submit: 'End the newsletter',
    done: 'The newsletter has been ended.',
  },
};

export const handle = { texts: { staffNewsletter } };
