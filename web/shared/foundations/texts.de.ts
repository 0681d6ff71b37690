import { notaryToEntry } from '#domain/foundations/forecast/waiting-times.ts';
import { partyNames } from '#domain/foundations/party-names.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { namesIn } from '#domain/site/names.ts';

const { fromDays, toDays, year, source } = notaryToEntry;

/** Texts shared by the pages of the member area: statuses, people, history and refusals. */
export const sharedFoundations = {
  stationOf: 'Schritt {{step}} von 7: {{station}}',
  status: {
    'start-pending': {
      line: 'Wir warten auf deine Angaben zur Gesellschaft.',
      next: 'Kerndaten ausfüllen und absenden',
      when: 'Sofort danach wählst du den Termin für das Erstgespräch.',
      button: 'Kerndaten ausfüllen',
    },
    'consultation-appointment-select-pending': {
      line: 'Das Erstgespräch wartet auf deinen Termin.',
      next: 'Termin wählen oder auf das Erstgespräch verzichten',
      when: 'Nach dem Erstgespräch entwirft die Kanzlei den Vertrag, meist in zwei bis fünf Werktagen.',
      button: 'Termin wählen',
    },
    'people-pending': {
      line: 'Wir warten auf deine Angabe, wer gründet.',
      next: 'Angeben, wer gründet',
      when: 'Danach bestellst du dein Gründungspaket.',
      button: 'Angeben, wer gründet',
    },
    'order-pending': {
      line: 'Dein Gründungspaket wartet auf deine Bestellung.',
      next: 'Preis und Umfang ansehen und bestellen',
      when: 'Nach der Bestellung wählst du den Termin für das Erstgespräch.',
      button: 'Paket bestellen',
    },
    'order-waiting': {
      line: 'Nach der Widerrufsfrist geht es los; sie endet am {{day}}.',
      next: 'Warten, oder verlangen, dass gleich begonnen wird',
      when: 'Weiter geht es ab {{next}}. Steht dein Erstgespräch noch aus, wählst du dafür schon jetzt eine Zeit danach.',
      button: 'Stand ansehen',
    },
    'order-withdrawn': {
      line: 'Deine Bestellung ist widerrufen; es wird nicht weitergearbeitet.',
      next: 'Neu bestellen oder die Gründung beenden',
      when: 'Sobald du neu bestellst, geht es dort weiter, wo du aufgehört hast.',
      button: 'Stand ansehen',
    },
    'consultation-pending': {
      line: 'Dein Erstgespräch ist am {{date}}.',
      next: 'Nichts bis zum Termin. Absagen kannst du hier jederzeit',
      when: 'Gleich danach beginnt die Arbeit an den Unterlagen.',
      button: 'Termin ansehen',
    },
    'consultation-was': {
      line: 'Der Termin deines Erstgesprächs war am {{date}}.',
      next: 'Nichts, wir sind dran',
      when: 'Meist noch am selben Tag.',
      button: 'Stand ansehen',
    },
    'documents-pending': {
      line: 'Deine Gründungsunterlagen entstehen.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'Voraussichtlich bis {{by}}, danach folgt die anwaltliche Prüfung.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach folgt die anwaltliche Prüfung.',
      button: 'Stand ansehen',
    },
    'documents-changes': {
      line: 'Die gewünschten Änderungen werden eingearbeitet.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'Voraussichtlich bis {{by}}, danach wird erneut geprüft.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach wird erneut geprüft.',
      button: 'Stand ansehen',
    },
    'documents-mandate': {
      line: 'Die Kanzlei prüft, ob sie das Mandat annehmen darf.',
      next: 'Nichts, die Kanzlei antwortet dir',
      when: 'Die Kanzlei antwortet meist binnen eines Werktags.',
      button: 'Stand ansehen',
    },
    'documents-details': {
      line: 'Für deine Unterlagen fehlen noch Angaben zu Beteiligten.',
      next: 'Fehlende Angaben eintragen oder erfragen',
      when: 'Danach entstehen die Unterlagen.',
      button: 'Angaben ergänzen',
    },
    'documents-identification': {
      line: 'Für deine Unterlagen muss sich noch jemand ausweisen.',
      next: 'Alle Beteiligten weisen sich aus',
      when: 'Danach entstehen die Unterlagen.',
      button: 'Stand ansehen',
    },
    'documents-checking': {
      line: 'Wir prüfen noch Angaben zu deiner Gründung.',
      next: 'Nichts, wir melden uns, falls uns etwas fehlt',
      when: 'Danach entstehen die Unterlagen.',
      button: 'Stand ansehen',
    },
    'review-pending': {
      line: 'Deine Unterlagen werden anwaltlich geprüft.',
      next: 'Unterlagen lesen und bei Bedarf eine Änderung anfordern',
      when: 'Voraussichtlich bis {{by}}, danach geht es um den Notartermin.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach geht es um den Notartermin.',
      button: 'Unterlagen lesen',
    },
    'notary-appointment-pending': {
      line: 'Wir fragen in deinem Notariat nach einem Termin.',
      next: 'Nichts, du bekommst den Vorschlag per E-Mail',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Stand ansehen',
    },
    'notary-unnamed': {
      line: 'Nenne uns das Notariat deiner Wahl.',
      next: 'Notariat deiner Wahl nennen',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Notariat nennen',
    },
    'notary-appointment-confirmation-pending': {
      line: 'Dein Notariat schlägt {{date}} vor.',
      next: 'Einen Termin bestätigen oder andere anfragen',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
    },
    'foundation-certificate-pending': {
      line: 'Dein Notartermin ist am {{date}}.',
      next: 'Zum Notartermin gehen',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
    },
    'certificate-after': {
      line: 'Wir warten auf die Gründungsurkunde.',
      next: 'Nichts, du bekommst eine E-Mail',
      when: 'Meist in der Woche des Termins, danach eröffnest du das Konto.',
      button: 'Stand ansehen',
    },
    'bank-account-pending': {
      line: 'Deine Gesellschaft braucht jetzt ein Geschäftskonto.',
      next: 'Konto eröffnen und hier bestätigen',
      when: 'Je nach Bank meist nach einem Tag bis zwei Wochen, manchmal später; danach wird eingezahlt.',
      button: 'Kontoeröffnung bestätigen',
    },
    'share-capital-payment-pending': {
      line: 'Das Stammkapital wartet auf deine Einzahlung.',
      next: 'Einzahlen, den Kontoauszug hochladen und deinem Notariat schicken',
      when: 'Sobald du ihn hochgeladen hast, bitten wir das Notariat um die Anmeldung.',
      button: 'Kontoauszug hochladen',
    },
    'register-record-pending': {
      line: 'Die Eintragung ins Handelsregister steht bevor.',
      next: `Post vom Gericht lesen: Oft verlangt es seine Gebühr von meist ${wholeEuros(courtFees('money').total, 'de')} im Voraus`,
      when: `Im Mittel waren es ${fromDays} bis ${toDays} Tage seit dem Notartermin (${source}, ${year}), je nach Gericht auch mehr. Du bekommst eine E-Mail.`,
      button: 'Stand ansehen',
    },
    completed: {
      line: 'Deine Gesellschaft ist im Handelsregister eingetragen.',
      next: 'Die ersten Pflichten nach der Eintragung angehen',
      when: 'Die Steuernummer kommt einige Wochen nach dem Fragebogen, manchmal erst nach Monaten.',
      button: 'Gesellschaft ansehen',
    },
    cancelled: {
      line: 'Diese Gründung ist abgebrochen.',
      next: 'Bei Bedarf eine neue Gründung starten',
      when: 'Hier geschieht nichts mehr.',
      button: 'Gründung ansehen',
    },
  } as const satisfies Record<ShownStatus, object>,
  ahead: {
    'core-data': 'Name, Sitz, Rechtsform, Stammkapital',
    consultation: '90 Minuten mit einer Anwältin oder einem Anwalt',
    documents: 'Die Kanzlei entwirft Gesellschaftsvertrag (Satzung) oder Musterprotokoll',
    review: 'Prüfung durch die Kanzlei, bevor der Entwurf ans Notariat geht',
    'notary-appointment': 'Termin im Notariat deiner Wahl',
    'share-capital':
      'Konto eröffnen, Stammkapital einzahlen, Kontoauszug hochladen und dem Notariat schicken',
    register: 'Das Registergericht prüft und trägt ein',
  },
  party: {
    ...namesIn(partyNames, 'de'),
    founder: 'Du',
    deadline: 'Die Frist läuft',
  },
  partyTurn: {
    founder: 'Du bist am Zug',
    lead: 'Wer die Gründung begonnen hat, ist am Zug',
    'co-founder': 'Die Mitgründenden sind am Zug',
    staff: 'Unser Team ist am Zug',
    lawyer: 'Die Kanzlei ist am Zug',
    notary: 'Das Notariat ist am Zug',
    bank: 'Die Bank ist am Zug',
    court: 'Das Registergericht ist am Zug',
    nobody: 'Abgeschlossen',
  },
  due: { by: 'bis {{day}}', today: 'bis heute', passed: 'war fällig am {{day}}' },
  cancelledChip: 'Abgebrochen',
  waitingChip: 'Widerrufsfrist läuft',
  actor: {
    founder: 'du',
    staff: 'unser Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
    'co-founder': 'mitgründend',
    timer: 'automatisch',
  },
  refusal: {
    NOT_ALLOWED_FOR_ROLE: 'Dazu bist du in dieser Gründung nicht berechtigt.',
    SLOT_TAKEN: 'Diesen Termin hat gerade jemand anderes gebucht. Bitte wähle einen anderen.',
    TOO_MANY_FOUNDATIONS:
      'Du hast schon drei Gründungen begonnen, die noch laufen. Schließe eine davon ab oder brich sie ab, dann kannst du eine neue beginnen.',
    WITHDRAWAL_PERIOD:
      'Das geht erst nach Ablauf der Widerrufsfrist, weil du keinen früheren Beginn verlangt hast.',
  },
  turns: {
    title: 'Wer war wie lange am Zug?',
    lessThanADay: 'unter 1 Tag',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
  },
  card: {
    obstacle: 'Etwas ist dazwischengekommen.',
    settle: 'Klären, was dazwischengekommen ist',
    look: 'Stand ansehen',
    ownPart: 'Nachsehen, was von dir noch fehlt',
    yours: 'Deine Gründung',
    unnamed: 'Deine neue Gesellschaft',
    erased: 'Gesellschaft, deren Angaben gelöscht sind',
    begun: 'Begonnen am {{date}}',
    consultant: 'Erstgespräch: {{name}} ({{role}})',
    noConsultant: 'Noch kein Erstgespräch gebucht',
    withoutTalk: 'Ohne Erstgespräch',
    /** Between dates to choose from. */
    or: 'oder',
    messages_one: 'Eine neue Nachricht',
    messages_other: '{{count}} neue Nachrichten',
  },
  documents: {
    modified: 'Stand {{date}}, {{size}}',
    draft: 'Entwurf',
  },
  start: 'Gründung starten',
  startAgain: 'Neue Gründung starten',
  failed: 'Gründung derzeit nicht möglich',
} as const;

export const handle = { texts: { sharedFoundations } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedFoundations: typeof sharedFoundations;
  }
}
