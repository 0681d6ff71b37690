import { checkout } from '../../shared/orders/texts.de.ts';

export const orders = {
  title: 'Meine Bestellungen',
  lead: 'Was du im Marktplatz und für deine Gründung bestellt hast.',
  empty: {
    title: 'Noch keine Bestellung',
    text: 'Was du bestellst, steht hier mit Rechnung, Guthaben und Widerruf.',
    action: 'Zum Marktplatz',
  },
  pager: { label: 'Seiten', newer: 'Neuere', older: 'Ältere' },
  status: {
    placed: 'Bestellt',
    withdrawable: 'Bestellt, Widerruf möglich',
    withdrawn: 'Widerrufen',
  },
  back: 'Meine Bestellungen',
  heading: 'Bestellung {{number}}',
  placed: 'Bestellt am {{date}}',
  lines: 'Was du bestellt hast',
  sum: 'Preis',
  invoice: {
    title: 'Rechnung',
    download: 'PDF herunterladen',
    pay: 'Mit Karte bezahlen',
    refund: 'Wir erstatten dir {{amount}} auf dem Weg, auf dem du bezahlt hast.',
    overpaid:
      'Du hast {{amount}} zu viel bezahlt. Wir erstatten es dir auf dem Weg, auf dem du bezahlt hast.',
    none: 'Diese Bestellung stellen deine Vertragspartner selbst in Rechnung.',
    waits: 'Die Rechnung kommt, sobald du deine Rechnungsadresse angegeben hast.',
    cancelled: 'Die Bestellung ist widerrufen, ohne dass eine Rechnung geschrieben wurde.',
  },
  billing: {
    title: 'Rechnungsadresse',
    lead: 'Ohne Adresse können wir dir keine Rechnung schreiben. Sie steht so auf der Rechnung und lässt sich danach nicht mehr ändern.',
    submit: 'Rechnung ausstellen lassen',
    success: {
      title: 'Adresse gespeichert',
      description: 'Deine Rechnung liegt jetzt bei der Bestellung.',
    },
  },
  checkout,
  withdrawal: {
    title: 'Widerruf',
    until: 'Du kannst diese Bestellung bis zum {{date}} ohne Angabe von Gründen widerrufen.',
    over: 'Die Widerrufsfrist lief bis zum {{date}}.',
    done: 'Du hast diese Bestellung am {{date}} widerrufen. Die Bestätigung hast du per E-Mail bekommen.',
    instruction: 'Widerrufsbelehrung',
    button: 'Vertrag widerrufen',
    atFoundation: 'In der Gründung widerrufen',
    question: 'Bestellung widerrufen?',
    declaration: 'Hiermit widerrufst du den Vertrag über die Bestellung {{number}}:',
    who: 'Erklärt von {{name}}. Die Bestätigung mit Datum und Uhrzeit geht an {{email}}.',
    means: {
      invoice: 'Unsere Rechnung wird storniert; was du uns bezahlt hast, bekommst du zurück.',
      others: 'Den Widerruf geben wir an die anderen Vertragspartner weiter.',
      begun: 'Was auf deinen Wunsch schon geleistet wurde, bezahlst du anteilig.',
      hours: 'Nicht eingelöste Stunden verfallen.',
    },
    confirm: 'Widerruf bestätigen',
    success: {
      title: 'Widerruf erklärt',
      description: 'Die Bestätigung ist unterwegs zu dir.',
    },
  },
  hours: {
    left: 'noch {{left}}',
    bar: '{{left}} von {{total}} übrig',
    of: 'Von {{total}} bei {{vendor}}.',
    expires: 'Einlösbar bis zum {{date}}.',
    begins:
      'Einlösen kannst du ab dem {{date}}, nach der Widerrufsfrist: Einen früheren Beginn hast du nicht verlangt.',
    awaitsPayment: 'Einlösen kannst du, sobald deine Zahlung eingegangen ist.',
    voided: 'Durch den Widerruf verfallen.',
    history: 'Bisher eingelöst',
    entry: '{{date}}: {{duration}}',
    redeem: 'Stunden einlösen',
    minutes: 'Wie lange',
    topic: 'Worum es geht (freiwillig)',
    topicHelp: 'Ein Satz genügt; Vertrauliches besprichst du im Gespräch.',
    submit: 'Einlösen',
    success: {
      title: 'Stunden eingelöst',
      description: 'Wir haben es weitergegeben; du bekommst eine E-Mail mit dem neuen Guthaben.',
    },
  },
  refusal: {
    missing: 'Bitte prüfe deine Angaben. Es wurde nichts geändert.',
    WITHDRAWAL_OVER: 'Die Widerrufsfrist ist vorbei. Schreib uns, wenn etwas nicht stimmt.',
    NOT_ENOUGH_HOURS: 'So viele Stunden sind nicht mehr übrig. Bitte wähle weniger.',
    HOURS_EXPIRED: 'Diese Stunden sind abgelaufen.',
    WITHDRAWAL_PERIOD: 'Diese Stunden kannst du erst nach der Widerrufsfrist einlösen.',
    NOT_PAID: 'Diese Stunden kannst du einlösen, sobald deine Zahlung eingegangen ist.',
    BILLING_GIVEN: 'Für diese Bestellung ist schon eine Rechnungsadresse da.',
    ORDER_WITHDRAWN: 'Diese Bestellung ist widerrufen.',
    NOT_ALLOWED_NOW: 'Das geht inzwischen nicht mehr; die Seite zeigt den neuen Stand.',
    LOGGED_OUT:
      'Du bist abgemeldet. Es ist nichts verloren: Melde dich an und versuche es noch einmal.',
    NETWORK: 'Keine Verbindung. Versuche es noch einmal; doppelt zählt es dabei nicht.',
    UNAVAILABLE:
      'Das ging gerade nicht; der Fehler liegt bei uns. Bitte versuche es gleich noch einmal, doppelt zählt es dabei nicht.',
  },
} as const;

export const handle = { texts: { orders } };

declare module '../../kit/texts/namespaces.ts' {
  interface Namespaces {
    orders: typeof orders;
  }
}
