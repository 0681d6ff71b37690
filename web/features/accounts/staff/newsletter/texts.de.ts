import { newsletterFormNames, newsletterStateNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { NewsletterEndReason } from '#domain/site/newsletter.ts';

export const staffNewsletter = {
  newsletter: {
    title: 'Newsletter',
    count_one: '{{count}} Bestellung',
    count_other: '{{count}} Bestellungen',
    moreThan: 'mehr als {{total}} Bestellungen',
    numbers: 'Bestellungen nach Stand',
    search: 'E-Mail oder Name',
    since: 'Bestellt ab',
    to: 'Bis',
    email: 'E-Mail',
    unnamed: 'Mitglied ohne Namen',
    noAccount: 'Ohne Konto',
    state: 'Stand',
    everyState: 'Jeder Stand',
    states: namesIn(newsletterStateNames, 'de'),
    form: 'Formular',
    everyForm: 'Jedes Formular',
    forms: namesIn(newsletterFormNames, 'de'),
    version: 'Text {{version}}',
    requested: 'Bestellt',
    action: 'Abmelden',
    end: 'Beenden',
    endLabel: 'Newsletter für {{email}} beenden',
    reset: 'Auswahl aufheben',
    empty: 'Noch hat niemand den Newsletter bestellt.',
    emptyHint:
      'Wer ihn im Fuß der Website, bei der Registrierung oder im Konto bestellt, steht hier.',
    nothing: 'Dazu passt keine Bestellung.',
    nothingHint: 'Hebe die Auswahl auf, um alle zu sehen.',
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
