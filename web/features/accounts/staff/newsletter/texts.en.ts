import { newsletterFormNames, newsletterStateNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../../kit/texts/same.ts';
import type { staffNewsletter as german } from './texts.de.ts';

export const staffNewsletter: Same<typeof german> = {
  newsletter: {
    numbers: 'Orders by state',
    unnamed: 'Member without a name',
    noAccount: 'Without an account',
    states: namesIn(newsletterStateNames, 'en'),
    forms: namesIn(newsletterFormNames, 'en'),
    version: 'Text {{version}}',
    end: 'End',
    endLabel: 'End the newsletter for {{email}}',
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
