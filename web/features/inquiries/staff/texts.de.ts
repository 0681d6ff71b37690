import { inquiryKindNames } from '#domain/inquiries/names.ts';
import { namesIn } from '#domain/site/names.ts';

export const staffInquiries = {
  inquiries: {
    kinds: namesIn(inquiryKindNames, 'de'),
    contract: 'Widerrufen wird: {{contract}}',
    website: 'Website',
    english: 'Auf Englisch geschrieben',
    done: 'Erledigt',
    doneLabel: 'Anfrage von {{name}} als erledigt markieren',
    doneAt: 'Erledigt am {{instant}}',
    doneBy: 'Erledigt am {{instant}} von {{name}}',
    reopen: 'Wieder öffnen',
    reopenLabel: 'Anfrage von {{name}} wieder öffnen',
    marked: 'Die Anfrage ist erledigt.',
    reopened: 'Die Anfrage ist wieder offen.',
  },
} as const;

export const handle = { texts: { staffInquiries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffInquiries: typeof staffInquiries;
  }
}
