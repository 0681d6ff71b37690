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
      title: 'Erzähl uns von deiner Gesellschaft',
      line: 'Wir warten auf deine Angaben zur Gesellschaft.',
      paragraph:
        'Nach deinen Angaben entwirft die Kanzlei den Gesellschaftsvertrag; Liste und Anmeldung kommen vom Notariat. Für das Formular brauchst du etwa zehn Minuten; bis zur Freigabe der Unterlagen kannst du alles noch berichtigen.',
      next: 'Kerndaten ausfüllen und absenden',
      when: 'Sofort danach wählst du den Termin für das Erstgespräch.',
      button: 'Kerndaten ausfüllen',
    },
    'consultation-appointment-select-pending': {
      title: 'Wann passt dir das Erstgespräch?',
      line: 'Das Erstgespräch wartet auf deinen Termin.',
      paragraph:
        'In 90 Minuten klärst du mit einer Anwältin oder einem Anwalt der Kanzlei, ob die Rechtsform zu deinem Vorhaben passt und was in den Gesellschaftsvertrag gehört. Das Erstgespräch ist im Paket enthalten.',
      next: 'Termin wählen oder auf das Erstgespräch verzichten',
      when: 'Nach dem Erstgespräch entwirft die Kanzlei den Vertrag, meist in zwei bis fünf Werktagen.',
      button: 'Termin wählen',
    },
    'order-pending': {
      title: 'Bestelle dein Gründungspaket',
      line: 'Dein Gründungspaket wartet auf deine Bestellung.',
      paragraph:
        'Deine Kerndaten sind da. Beratung und Entwürfe beginnen erst, wenn du das Paket bestellt hast; bis dahin ist alles kostenlos, und deine Angaben bleiben gespeichert.',
      next: 'Preis und Umfang ansehen und bestellen',
      when: 'Nach der Bestellung wählst du den Termin für das Erstgespräch.',
      button: 'Paket bestellen',
    },
    'order-waiting': {
      title: 'Nach der Widerrufsfrist geht es los',
      line: 'Nach der Widerrufsfrist geht es los; sie endet am {{day}}.',
      paragraph:
        'Deine Bestellung ist da. Du hast nicht verlangt, dass vor Ablauf der Widerrufsfrist begonnen wird; sie endet am {{day}}. Beratung und Entwürfe beginnen danach.',
      next: 'Warten, oder verlangen, dass gleich begonnen wird',
      when: 'Weiter geht es ab {{next}}. Steht dein Erstgespräch noch aus, wählst du dafür schon jetzt eine Zeit danach.',
      button: 'Stand ansehen',
    },
    'order-withdrawn': {
      title: 'Deine Bestellung ist widerrufen',
      line: 'Deine Bestellung ist widerrufen; es wird nicht weitergearbeitet.',
      paragraph:
        'Kanzlei und Team arbeiten nicht weiter, solange keine Bestellung vorliegt. Deine Angaben und die Unterlagen, die schon bereitliegen, bleiben erhalten.',
      next: 'Neu bestellen oder die Gründung beenden',
      when: 'Sobald du neu bestellst, geht es dort weiter, wo du aufgehört hast.',
      button: 'Stand ansehen',
    },
    'consultation-pending': {
      title: 'Dein Erstgespräch ist gebucht',
      line: 'Dein Erstgespräch ist am {{date}}.',
      paragraph:
        'Im Erstgespräch werden Rechtsform, Anteile und Geschäftsführung geklärt. Leg dir bereit, was schon feststeht; was noch offen ist, klärt ihr dort.',
      next: 'Nichts bis zum Termin. Absagen kannst du hier jederzeit',
      when: 'Gleich danach beginnt die Arbeit an den Unterlagen.',
      button: 'Termin ansehen',
    },
    'consultation-was': {
      title: 'Der Termin deines Erstgesprächs ist vorbei',
      line: 'Der Termin deines Erstgesprächs war am {{date}}.',
      paragraph:
        'Die Kanzlei hält das Ergebnis fest. Sobald das Erstgespräch abgeschlossen ist, entwirft sie daraus deine Unterlagen.',
      next: 'Nichts, wir sind dran',
      when: 'Meist noch am selben Tag.',
      button: 'Stand ansehen',
    },
    'documents-pending': {
      title: 'Deine Unterlagen entstehen',
      line: 'Deine Gründungsunterlagen entstehen.',
      paragraph:
        'Gesellschaftsvertrag (auch Satzung genannt) oder Musterprotokoll kommen von der Kanzlei; unser Team stellt den Entwurf hier bereit. Gesellschafterliste und Anmeldung folgen nach der Freigabe vom Notariat. Du bekommst eine E-Mail, sobald der Entwurf zur Prüfung vorliegt.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'Voraussichtlich bis {{by}}, danach folgt die anwaltliche Prüfung.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach folgt die anwaltliche Prüfung.',
      button: 'Stand ansehen',
    },
    'documents-changes': {
      title: 'Deine Unterlagen werden geändert',
      line: 'Die gewünschten Änderungen werden eingearbeitet.',
      paragraph:
        'In der Prüfung gab es einen Änderungswunsch. Unser Team lässt die Entwürfe von der Kanzlei anpassen und stellt sie danach noch einmal zur Prüfung bereit.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'Voraussichtlich bis {{by}}, danach wird erneut geprüft.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach wird erneut geprüft.',
      button: 'Stand ansehen',
    },
    'documents-mandate': {
      title: 'Die Kanzlei prüft das Mandat',
      line: 'Die Kanzlei prüft, ob sie das Mandat annehmen darf.',
      paragraph:
        'Sie prüft, ob sie für alle Beteiligten tätig werden darf; vorher entwirft sie nichts.',
      next: 'Nichts, die Kanzlei antwortet dir',
      when: 'Die Kanzlei antwortet meist binnen eines Werktags.',
      button: 'Stand ansehen',
    },
    'documents-details': {
      title: 'Für die Unterlagen fehlen Angaben',
      line: 'Für deine Unterlagen fehlen noch Angaben zu Beteiligten.',
      paragraph:
        'Unter „Wer gründet“ siehst du, bei wem etwas fehlt; wer beigetreten ist, trägt es selbst ein.',
      next: 'Fehlende Angaben eintragen oder erfragen',
      when: 'Danach entstehen die Unterlagen.',
      button: 'Angaben ergänzen',
    },
    'documents-identification': {
      title: 'Jemand muss sich noch ausweisen',
      line: 'Für deine Unterlagen muss sich noch jemand ausweisen.',
      paragraph:
        'Das verlangt das Geldwäschegesetz von allen, die gründen oder die Geschäfte führen; vorher darf die Kanzlei nichts entwerfen.',
      next: 'Alle Beteiligten weisen sich aus',
      when: 'Danach entstehen die Unterlagen.',
      button: 'Stand ansehen',
    },
    'review-pending': {
      title: 'Deine Unterlagen werden geprüft',
      line: 'Deine Unterlagen werden anwaltlich geprüft.',
      paragraph:
        'Die Kanzlei prüft den Entwurf, bevor er ans Notariat geht. Lies ihn auch selbst: Was dir auffällt, lässt sich jetzt ohne Kosten ändern.',
      next: 'Unterlagen lesen und bei Bedarf eine Änderung anfordern',
      when: 'Voraussichtlich bis {{by}}, danach geht es um den Notartermin.',
      late: 'Es dauert gerade länger als üblich; frag gern nach. Danach geht es um den Notartermin.',
      button: 'Unterlagen lesen',
    },
    'notary-appointment-pending': {
      title: 'Wir fragen nach deinem Notartermin',
      line: 'Wir fragen in deinem Notariat nach einem Termin.',
      paragraph:
        'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Unser Team fragt in dem Notariat, das du genannt hast, nach freien Zeiten und schlägt dir einen Termin vor. Die Entwürfe schickt ihm die Kanzlei.',
      next: 'Nichts, du bekommst den Vorschlag per E-Mail',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Stand ansehen',
    },
    'notary-unnamed': {
      title: 'Welches Notariat soll es sein?',
      line: 'Nenne uns das Notariat deiner Wahl.',
      paragraph:
        'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Du suchst das Notariat aus, wir dürfen keines vermitteln; dann fragen wir dort nach einem Termin.',
      next: 'Notariat deiner Wahl nennen',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Notariat nennen',
    },
    'notary-appointment-confirmation-pending': {
      title: 'Passt dir dieser Notartermin?',
      line: 'Dein Notariat schlägt {{date}} vor.',
      paragraph: 'Antworte {{by}}, sonst kann das Notariat den Termin anderweitig vergeben.',
      next: 'Termin bestätigen oder einen anderen anfragen',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
      bring:
        'Personalausweis oder Reisepass von allen Beteiligten; für das Online-Verfahren den Ausweis mit Online-Funktion und PIN',
    },
    'foundation-certificate-pending': {
      title: 'Dein Notartermin steht',
      line: 'Dein Notartermin ist am {{date}}.',
      paragraph:
        'Zum Termin kommen alle Gesellschafter und Geschäftsführer mit Personalausweis oder Reisepass; online brauchen alle einen Ausweis mit Online-Funktion und PIN. Danach lädt das Notariat die Gründungsurkunde hier hoch.',
      next: 'Zum Notartermin gehen',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
    },
    'certificate-after': {
      title: 'Die Gründungsurkunde kommt vom Notariat',
      line: 'Wir warten auf die Gründungsurkunde.',
      paragraph:
        'Dein Notartermin war am {{date}}. Das Notariat lädt die Gründungsurkunde, also die beurkundete Fassung des Gesellschaftsvertrags, hier hoch.',
      next: 'Nichts, du bekommst eine E-Mail',
      when: 'Meist in der Woche des Termins, danach eröffnest du das Konto.',
      button: 'Stand ansehen',
    },
    'bank-account-pending': {
      title: 'Eröffne das Geschäftskonto',
      line: 'Deine Gesellschaft braucht jetzt ein Geschäftskonto.',
      paragraph:
        'Mit der Gründungsurkunde eröffnest du bei einer Bank deiner Wahl ein Konto auf den Namen der Gesellschaft „in Gründung“ (i. G.). Die Urkunde liegt bei deinen Unterlagen; die Bank verlangt meist eine beglaubigte Abschrift: auf Papier mit Siegel, elektronisch als signierte Datei, unverändert weitergeschickt. Denk auch ans Finanzamt: Der Fragebogen zur steuerlichen Erfassung ist binnen eines Monats nach dem Notartermin fällig (§ 137 AO).',
      next: 'Konto eröffnen und hier bestätigen',
      when: 'Je nach Bank meist nach einem Tag bis zwei Wochen, manchmal später; danach wird eingezahlt.',
      button: 'Kontoeröffnung bestätigen',
    },
    'share-capital-payment-pending': {
      title: 'Zahle das Stammkapital ein',
      line: 'Das Stammkapital wartet auf deine Einzahlung.',
      paragraph:
        'Jeder Gesellschafter überweist seinen Anteil vom eigenen Konto auf das Geschäftskonto. Den Kontoauszug lädst du hier hoch und schickst ihn deinem Notariat selbst, denn wir leiten keine Unterlagen weiter; mit ihm meldet es die Gesellschaft an.',
      next: 'Einzahlen, den Kontoauszug hochladen und deinem Notariat schicken',
      when: 'Sobald du ihn hochgeladen hast, bitten wir das Notariat um die Anmeldung.',
      button: 'Kontoauszug hochladen',
    },
    'register-record-pending': {
      title: 'Deine Gesellschaft wird eingetragen',
      line: 'Die Eintragung ins Handelsregister steht bevor.',
      paragraph:
        'Das Notariat meldet deine Gesellschaft zum Handelsregister an, dem öffentlichen Verzeichnis der Unternehmen; dazu braucht es den Kontoauszug von dir. Danach prüft das Registergericht. Mit der Eintragung entsteht die {{form}}. Wer vorher in ihrem Namen handelt, haftet persönlich (§ 11 Abs. 2 GmbHG).',
      who: 'Notariat, dann Registergericht',
      next: `Post vom Gericht lesen: Oft verlangt es seine Gebühr von meist ${wholeEuros(courtFees('money').total, 'de')} im Voraus`,
      when: `Im Mittel waren es ${fromDays} bis ${toDays} Tage seit dem Notartermin (${source}, ${year}), je nach Gericht auch mehr. Du bekommst eine E-Mail.`,
      button: 'Stand ansehen',
    },
    completed: {
      title: 'Deine Gesellschaft ist eingetragen',
      line: 'Deine Gesellschaft ist im Handelsregister eingetragen.',
      paragraph:
        'Die Gründung ist abgeschlossen. Der Registerauszug und alle anderen Dokumente bleiben hier für dich liegen.',
      next: 'Die ersten Pflichten nach der Eintragung angehen',
      when: 'Die Steuernummer kommt einige Wochen nach dem Fragebogen, manchmal erst nach Monaten.',
      button: 'Gründung ansehen',
    },
    cancelled: {
      title: 'Diese Gründung ist abgebrochen',
      line: 'Diese Gründung ist abgebrochen.',
      paragraph:
        'Es geht nichts mehr an Notariat, Bank oder Gericht. Was bis dahin entstanden ist, bleibt hier lesbar; du kannst jederzeit neu beginnen.',
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
    begun: 'Begonnen am {{date}}',
    consultant: 'Erstgespräch: {{name}} ({{role}})',
    noConsultant: 'Noch kein Erstgespräch gebucht',
    withoutTalk: 'Ohne Erstgespräch',
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
