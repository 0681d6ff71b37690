import { inquiryKindNames } from '#domain/inquiries/names.ts';
import { namesIn } from '#domain/site/names.ts';

export const staffInquiries = {
  inquiries: {
    title: 'Anfragen',
    count_one: '{{count}} Anfrage',
    count_other: '{{count}} Anfragen',
    moreThan: 'mehr als {{total}} Anfragen',
    search: 'Name, Firma, E-Mail oder Telefon',
    since: 'Ab',
    to: 'Bis',
    from: 'Von',
    what: 'Inhalt',
    received: 'Eingegangen',
    action: 'Erledigung',
    kind: 'Art',
    everyKind: 'Jede Art',
    kinds: namesIn(inquiryKindNames, 'de'),
    state: 'Stand',
    everyState: 'Alle',
    states: { open: 'Offen', done: 'Erledigt' },
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
    reset: 'Auswahl aufheben',
    empty: 'Noch gibt es keine Anfrage.',
    emptyHint: 'Was über die Formulare der Website kommt, steht hier.',
    emptyAtFirst: 'Keine offene Anfrage.',
    emptyAtFirstHint: 'Was schon erledigt ist, zeigt der Stand „Erledigt“.',
    nothing: 'Dazu passt keine Anfrage.',
    nothingHint: 'Hebe die Auswahl auf, um alle zu sehen.',
  },
} as const;

export const handle = { texts: { staffInquiries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffInquiries: typeof staffInquiries;
  }
}
