import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { money } from '#domain/site/formats.ts';

const price = money(grossCents(PACKAGE_NET_CENTS), 'de');

export const dashboard = {
  greeting: {
    morning: 'Guten Morgen',
    day: 'Guten Tag',
    evening: 'Guten Abend',
    night: 'Hallo',
    named: '{{greeting}}, {{name}}',
  },
  title: 'Übersicht',
  others: 'Weitere Gründungen',
  address: {
    text: 'Die Rechnung zu deiner Bestellung {{number}} wartet auf deine Adresse.',
    action: 'Adresse eintragen',
  },
  toDo: {
    title: 'Für dich zu tun',
    pay: 'Rechnung {{number}} bezahlen',
    meeting: 'Strategiegespräch',
    time: 'Termin für deine Stunden wählen',
    hours: '{{duration}} aus der Bestellung {{number}}',
  },
  start: {
    title: 'Starte deine erste Gründung',
    lead: 'Sieben Schritte von den Kerndaten bis zur Eintragung im Handelsregister. Du siehst bei jedem, was geschieht und wer am Zug ist.',
    points: [
      'Etwa zehn Minuten für die Kerndaten, danach sprichst du mit einer Anwältin oder einem Anwalt der Kanzlei.',
      `Das Paket kostet ${price} inkl. ${VAT_PERCENT} % MwSt.; Notar- und Gerichtskosten kommen dazu.`,
      'Die Kerndaten einzutragen kostet nichts.',
    ],
  },
  next: {
    title: 'Was als Nächstes kommt',
    step: 'Als Nächstes: {{step}}, {{when}}.',
    registered: 'Voraussichtlich eingetragen: {{when}}.',
    range: '{{from}} bis {{to}}',
  },
  documents: {
    title: 'Neueste Unterlagen',
    empty: 'Sobald Unterlagen zur Prüfung bereitliegen, findest du sie hier.',
  },
  all: 'Alle {{count}}',
  allOfThem: 'Alle',
  failed: 'Das lässt sich gerade nicht laden. Alles andere auf dieser Seite ist aktuell.',
  foundationsFailed:
    'Deine Gründungen lassen sich gerade nicht laden. Es ist nichts verloren; lade die Seite bitte in einer Minute neu.',
  meeting: {
    title: '15 Minuten Strategie, kostenlos',
    text: 'Einmal, per Video: Wir sortieren die Schritte, die vor dir liegen.',
    choose: 'Zeit aussuchen',
    booked: 'Dein Strategiegespräch ist gebucht',
    move: 'Verschieben',
    cancel: 'Absagen',
    held: 'Dein Strategiegespräch',
    was: 'Es war für {{when}} vereinbart. Das Gespräch gibt es einmal je Person.',
  },
  news: {
    title: 'Neues',
    minutes_one: '{{count}} Minute',
    minutes_other: '{{count}} Minuten',
    empty: 'Sobald es für Gründungen etwas Neues gibt, steht es hier.',
  },
  templates: {
    title: 'Vorlagen',
    formats: '{{formats}}, Deutsch mit Übersetzung',
    and: 'und',
    empty: 'Noch sind keine Vertragsvorlagen da.',
  },
  partners: {
    title: 'Angebote unserer Partner',
    code: '{{name}}, Code {{code}}',
    empty: 'Zurzeit gibt es keine Angebote mit Code.',
  },
  community: {
    title: 'Community: die nächsten Treffen',
    link: 'Akademie',
    online: 'online',
    empty: 'Die nächsten Seminare, bei denen ihr euch trefft, stehen bald fest.',
  },
} as const;

export const handle = { texts: { dashboard } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof dashboard;
  }
}
