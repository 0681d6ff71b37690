import { newsletterFormNames, newsletterStateNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { NewsletterEndReason } from '#domain/site/newsletter.ts';

export const staffNewsletter = {
  newsletter: {
    numbers: 'Bestellungen nach Stand',
    unnamed: 'Mitglied ohne Namen',
    noAccount: 'Ohne Konto',
    states: namesIn(newsletterStateNames, 'de'),
    forms: namesIn(newsletterFormNames, 'de'),
    version: 'Text {{version}}',
    end: 'Beenden',
    endLabel: 'Newsletter für {{email}} beenden',
  },
  ending: {
    title: 'Newsletter beenden',
    what: '{{email}} bekommt dann keinen Newsletter mehr. Wieder bestellen kann ihn nur die Person selbst. Der Grund steht im Protokoll.',
    reason: 'Warum',
    reasons: {
      asked: 'Die Person hat uns darum gebeten',
      objected: 'Die Person hat der Werbung widersprochen',
      undeliverable: 'E-Mails kommen nicht an',
      stranger: 'Jemand anderes hat die Adresse eingetragen',
    } satisfies Record<NewsletterEndReason, string>,
    submit: 'Newsletter beenden',
    done: 'Der Newsletter ist beendet.',
  },
} as const;

export const handle = { texts: { staffNewsletter } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffNewsletter: typeof staffNewsletter;
  }
}
