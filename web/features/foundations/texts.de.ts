import type { FounderCommand } from '#domain/foundations/foundation.ts';
import { checkout } from '../../shared/orders/texts.de.ts';
import type { UploadCommand } from './commands/command.ts';
import { order } from './order/texts.de.ts';

/** Starting leads to a page of its own. */
type Done = Exclude<FounderCommand, 'start-foundation'>;

/** The list of foundations, the page of a foundation and the forms of its steps. */
export const foundations = {
  checkout,
  order,
  list: {
    title: 'Meine Gründungen',
    lead: 'Jede Gründung mit ihrem Stand und den Menschen, die daran arbeiten.',
    empty: {
      title: 'Hier beginnt deine Linie',
      text: 'Sobald du eine Gründung beginnst, siehst du hier ihren Stand, wer am Zug ist und mit wem du sprichst.',
    },
    start: 'Weitere Gründung starten',
    more: 'Weitere Gründungen zeigen',
  },
  page: {
    back: 'Alle Gründungen',
    meta: '{{city}}, Stammkapital {{capital}}, begonnen am {{date}}',
    metaStarted: 'begonnen am {{date}}',
    line: 'Die sieben Schritte',
    forecast: {
      title: 'Voraussichtlich eingetragen',
      range: '{{from}} bis {{to}}',
      basis:
        'Geschätzt nach der üblichen Dauer der Schritte; am meisten hängt vom Registergericht ab.',
      basisAt:
        'Registergericht für {{city}}. Geschätzt nach der üblichen Dauer der Schritte; vom Notartermin bis zur Eintragung {{fromDays}} bis {{toDays}} Tage ({{source}}, {{year}}).',
      done: 'Auszug erhalten',
      entered: 'Eingetragen',
      doneNote: 'Begonnen am {{date}}',
    },
    turns: {
      title: 'Wer war wie lange am Zug?',
    },
    lessThanADay: 'unter 1 Tag',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    documents: {
      title: 'Unterlagen',
      empty: 'Noch keine. Die Entwürfe erscheinen hier, sobald sie zur Prüfung bereitliegen.',
      none: 'Es sind keine entstanden.',
      download: '{{title}} herunterladen',
      all: 'Alle {{count}} zeigen',
      read: 'Zum Lesen',
      deed: 'Für die Bank',
      older: 'ältere Fassung',
    },
    timeline: {
      show: 'Verlauf ansehen',
      title: 'Verlauf',
      by: '{{name}} ({{role}})',
      noEntries: 'Noch nichts geschehen.',
      retry:
        'Der Verlauf konnte nicht geladen werden. Es ist nichts verloren; lade die Seite noch einmal.',
    },
    moved: 'Stand: {{line}}',
    offline:
      'Die Verbindung ist unterbrochen. Du siehst den Stand von {{time}}; es ist nichts verloren.',
    saved: 'Gespeichert',
    appointmentFailed: 'Bestätigung des Notartermins fehlgeschlagen',
    cancel: {
      open: 'Gründung abbrechen',
      title: 'Gründung „{{name}}“ abbrechen?',
      text: 'Die Gründung endet sofort und lässt sich nicht wieder aufnehmen. Ein gebuchtes Erstgespräch und ein vorgeschlagener Notartermin entfallen, offene Links des Notariats gelten nicht mehr. Deine Unterlagen bleiben lesbar; Kosten, die bei Notariat oder Gericht schon entstanden sind, bleiben bestehen.',
      order:
        'Deine Bestellung bleibt bestehen; widerrufen kannst du sie auch danach, bis zum {{date}}.',
      reason: 'Warum brichst du ab?',
      reasonHelp: 'Ein Satz genügt. Unser Team liest ihn.',
      confirm: 'Gründung endgültig abbrechen',
      keep: 'Weiter gründen',
    },
    completed: { at: 'Auszug erhalten am {{date}}', entered: 'Eingetragen am {{date}}' },
    cancelled: {
      reason: 'Grund: {{reason}}',
      at: 'Abgebrochen am {{date}}',
      again: 'Neue Gründung starten',
    },
    data: {
      title: 'Deine Angaben',
      shareCapital: 'Stammkapital',
      shareholders: 'Gesellschafter',
      website: 'Website',
      correct: 'Kerndaten berichtigen',
      notary: 'Notariat deiner Wahl',
      noNotary: 'noch nicht genannt',
      name: 'Notariat nennen',
      change: 'Anderes Notariat nennen',
    },
    missing: {
      title: 'Diese Gründung gehört nicht zu deinem Konto',
      text: 'Die Adresse ist falsch, oder du bist mit einem anderen Konto angemeldet. Es wurde nichts verändert.',
      button: 'Zu meinen Gründungen',
    },
  },
  /** What has been done: read out with a new status, shown where the status stays. */
  commands: {
    'submit-core-data': 'Deine Kerndaten sind angekommen.',
    'correct-core-data': 'Die berichtigten Kerndaten sind gespeichert.',
    'name-notary': 'Das Notariat deiner Wahl ist gespeichert.',
    'order-package': 'Deine Bestellung ist angekommen. Die Bestätigung kommt per E-Mail.',
    'withdraw-order': 'Deine Bestellung ist widerrufen. Die Bestätigung kommt per E-Mail.',
    'book-consultation': 'Dein Erstgespräch ist gebucht.',
    'decline-consultation': 'Du hast auf das Erstgespräch verzichtet.',
    'cancel-consultation': 'Dein Erstgespräch ist abgesagt.',
    'request-document-changes': 'Dein Änderungswunsch ist angekommen.',
    'reject-notary-appointment': 'Der Notartermin ist abgelehnt.',
    'confirm-notary-appointment': 'Der Notartermin ist bestätigt.',
    'open-bank-account': 'Das Geschäftskonto ist vermerkt.',
    'receive-bank-confirmation': 'Der Kontoauszug ist angekommen.',
    'cancel-foundation': 'Die Gründung ist abgebrochen.',
  } satisfies Record<Done, string>,
  coreData: {
    company: 'Name und Sitz',
    capital: 'Rechtsform und Stammkapital',
    project: 'Vorhaben',
    notary: 'Notariat deiner Wahl (freiwillig)',
    notaryLead:
      'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Wenn du schon weißt, in welches Notariat du gehst, nenne es hier; sonst hat es Zeit, bis die Unterlagen freigegeben sind.',
    companyName: 'Firma (Name der Gesellschaft)',
    companyNameHelp: 'Mit Rechtsform, etwa „Muster Werkzeugbau UG (haftungsbeschränkt)“.',
    city: 'Sitz der Gesellschaft',
    cityHelp:
      'Der Satzungssitz, also die Gemeinde, nach der sich das zuständige Registergericht richtet.',
    website: 'Website (freiwillig)',
    websiteHelp: 'Etwa www.muster.de',
    legalForm: 'Rechtsform',
    legalForms: {
      ug: 'UG (haftungsbeschränkt)',
      gmbh: 'GmbH',
    },
    legalFormHelp: {
      ug: '1 € bis 24.999 € Stammkapital, vor der Anmeldung vollständig in Geld eingezahlt, keine Sacheinlage. Ein Viertel des Jahresgewinns wird zurückgelegt; später kann sie zur GmbH werden.',
      gmbh: 'Ab 25.000 € Stammkapital. Vor der Anmeldung muss ein Viertel jedes Anteils eingezahlt sein, zusammen mindestens 12.500 €.',
    },
    shareCapital: 'Stammkapital in Euro',
    shareCapitalHelp: {
      ug: 'Das Geld, das ihr als Gesellschafter einzahlt: 1 bis 24.999 €, ganze Euro.',
      gmbh: 'Das Geld, das ihr als Gesellschafter einzahlt: mindestens 25.000 €, ganze Euro.',
      none: 'Das Geld, das ihr als Gesellschafter einzahlt: UG 1 bis 24.999 €, GmbH ab 25.000 €.',
    },
    totalShareholders: 'Wie viele Gesellschafter seid ihr?',
    totalShareholdersHelp: 'Gesellschafter sind die, denen die Gesellschaft gehört.',
    shareholders: {
      alone: 'Ich allein',
      two: 'Zwei',
      three: 'Drei',
      'more-than-three': 'Mehr als drei',
      unknown: 'Weiß ich noch nicht',
      other: 'Anders, erkläre ich im Erstgespräch',
    },
    choose: 'Bitte wählen',
    companyPurpose: 'Gegenstand des Unternehmens',
    companyPurposeHelp:
      'Was die Gesellschaft tut, in einem Satz, so wie er im Handelsregister stehen soll.',
    description: 'Dein Vorhaben',
    descriptionHelp:
      'Frei erzählt: Idee, Kunden, was schon geklärt ist. Die Kanzlei und unser Team lesen es.',
    notaryName: 'Name des Notariats',
    notaryEmail: 'E-Mail (freiwillig)',
    notaryCity: 'Ort (freiwillig)',
    legalFormInName: {
      ug: 'Der Name muss die Rechtsform nennen, ungekürzt: „UG (haftungsbeschränkt)“. Sonst klärt ihn die Kanzlei mit dir im Erstgespräch.',
      gmbh: 'Der Name muss die Rechtsform nennen, etwa „GmbH“. Sonst klärt ihn die Kanzlei mit dir im Erstgespräch.',
    },
    cancel: 'Abbrechen',
    submit: 'Kerndaten absenden',
    correct: 'Berichtigung speichern',
    lead: 'Felder ohne den Zusatz „freiwillig“ brauchen wir.',
  },
  notaryForm: {
    submit: 'Notariat speichern',
    help: 'Frag vorher kurz an, ob das Notariat Gesellschaften gründet; wir erfragen danach den Termin.',
  },
  consultation: {
    type: 'Wie möchtest du sprechen?',
    types: { phone: 'Am Telefon', online: 'Online mit Video' },
    number: 'Deine Telefonnummer',
    numberHelp: 'Unter dieser Nummer wirst du zum Erstgespräch angerufen. Beispiel: 0221 123456.',
    keepNumber: 'Nummer auch in meinem Konto speichern',
    slots: 'Freie Termine',
    length: '90 Minuten',
    zone: 'Mitteleuropäische Zeit',
    day: 'Tag wählen',
    earlier: 'Frühere Tage',
    later: 'Spätere Tage',
    with: 'mit {{name}}',
    none: {
      title: 'Zurzeit sind keine Termine frei',
      text: 'Neue Zeiten kommen laufend dazu. Schau morgen noch einmal vorbei; deine Gründung wartet so lange.',
    },
    book: 'Termin buchen',
    chosen: 'Gewählt: {{date}}',
    choose: 'Bitte wähle zuerst einen Termin.',
    decline: {
      open: 'Auf das Erstgespräch verzichten',
      title: 'Ohne Erstgespräch weitermachen?',
      text: 'Das Erstgespräch ist im Paket enthalten und lässt sich danach nicht mehr nachholen. Ohne Erstgespräch entwirft die Kanzlei die Unterlagen allein nach deinen Angaben.',
      confirm: 'Ich verzichte ausdrücklich auf das Erstgespräch',
      button: 'Verzichten und weitermachen',
      keep: 'Termin wählen',
    },
    somebody: 'einer Anwältin oder einem Anwalt',
    phone: 'Telefonat mit {{name}} von der Kanzlei {{lawFirm}}, 90 Minuten. Du wirst angerufen.',
    online:
      'Videogespräch mit {{name}} von der Kanzlei {{lawFirm}}, 90 Minuten. Den Link schickt dir die Kanzlei vorher an {{email}}.',
    cancel: {
      open: 'Erstgespräch absagen',
      title: 'Erstgespräch absagen?',
      text: 'Der Termin am {{date}} wird frei. Danach wählst du einen neuen.',
      button: 'Erstgespräch absagen',
      keep: 'Termin behalten',
    },
  },
  documentsStep: {
    lawFirm: 'Es entwirft und prüft die Kanzlei {{name}}. Fragen zu den Unterlagen:',
    changes: 'Gewünschte Änderung',
    changesBy: { founder: 'von dir', lawyer: 'von der Kanzlei', staff: 'von unserem Team' },
  },
  review: {
    open: 'Änderung erbitten',
    title: 'Was soll geändert werden?',
    text: 'Die Unterlagen gehen zurück in die Bearbeitung und werden danach erneut geprüft. Alles Weitere verschiebt sich um einige Tage.',
    reason: 'Deine Änderung',
    reasonHelp: 'Nenne das Dokument und die Stelle, etwa „Gesellschaftsvertrag, § 2“.',
    submit: 'Änderung erbitten',
    keep: 'Abbrechen',
  },
  calendar: { add: 'In meinen Kalender', talk: 'Erstgespräch', notary: 'Notartermin: {{company}}' },
  appointment: {
    online: 'Online-Verfahren per Video',
    duration: 'etwa 1 Stunde',
    map: 'Auf der Karte ansehen',
    costs:
      'Das Notariat kostet nach Gesetz (Stand {{since}}) etwa {{own}} mit eigenem Gesellschaftsvertrag, etwa {{model}} mit Musterprotokoll, jeweils inkl. MwSt. und für eine Person.',
    costsOwn:
      'Das Notariat kostet nach Gesetz (Stand {{since}}) etwa {{own}} inkl. MwSt. für eine Person; zu mehreren wird es etwas mehr.',
    confirm: 'Termin bestätigen',
    reject: 'Anderen Termin erbitten',
    dialog: {
      title: 'Diesen Termin wirklich ablehnen?',
      warning:
        'Der Termin am {{date}} wird damit frei. Wir können nicht garantieren, dass du rechtzeitig einen anderen bekommst.',
      reason: 'Warum passt er nicht?',
      reasonHelp: 'Nenne am besten Zeiten, die dir passen. Wir geben sie weiter.',
      button: 'Termin ablehnen',
      keep: 'Termin behalten',
    },
    rejected:
      'Den Termin am {{date}} hast du abgelehnt. Wir erfragen einen anderen; das kann dauern.',
  },
  bankAccount: {
    bankName: 'Bank (freiwillig)',
    bankNameHelp: 'Steht nur bei deinen Angaben.',
    submit: 'Kontoeröffnung bestätigen',
    wants:
      'Die Bank will meist sehen: die Gründungsurkunde, die Ausweise aller Geschäftsführer und wem mehr als 25 % der Gesellschaft gehören.',
    hint: 'Zahle erst nach dem Notartermin ein: Einzahlungen vor der Beurkundung zählen nicht als Stammkapital.',
  },
  bankConfirmation: {
    hintAmount: 'Einzuzahlen: {{capital}}',
    hintReference: 'Verwendungszweck: Stammkapital {{company}}, dazu der Name des Gesellschafters',
    hintUg: 'Bei der UG muss das Stammkapital vollständig in Geld eingezahlt sein.',
    hintGmbh:
      'Bei der GmbH genügen zur Anmeldung ein Viertel jedes Anteils und zusammen mindestens 12.500 €, wenn der Gesellschaftsvertrag nicht mehr verlangt.',
    hintPayer:
      'Name und Betrag müssen zum Gesellschaftsvertrag passen, auf den Cent. Achte auf Bankgebühren.',
    failed: 'Upload des Einzahlungsnachweises fehlgeschlagen',
  },
  upload: {
    drop: 'PDF hierher ziehen',
    or: 'oder vom Rechner wählen, bis {{size}} MB',
    touch: 'PDF bis {{size}} MB',
    choose: 'Datei auswählen',
    chooseOther: 'Andere Datei wählen',
    start: {
      'receive-bank-confirmation': 'Kontoauszug hochladen',
    } satisfies Record<UploadCommand, string>,
    sending: '{{size}}, wird übertragen',
    waiting: '{{size}}, wird geprüft',
    ready: '{{size}}, bereit',
    received: '{{size}}, angekommen',
    stored:
      'Die Datei ist sicher gespeichert. Die Verarbeitung dauert gerade länger; du kannst die Seite offen lassen oder später wiederkommen.',
    progress: 'Übertragen: {{percent}} Prozent',
    again: 'Noch einmal versuchen',
    noScript:
      'Zum Hochladen braucht diese Seite JavaScript. Schalte es ein oder schick uns das PDF per E-Mail.',
    problem: {
      type: 'Dateityp unzulässig',
      typeHint: 'Bitte ein PDF Dokument auswählen',
      size: 'Die Datei ist größer als {{size}} MB. Bitte wähle eine kleinere PDF-Datei; dein bisheriger Stand bleibt erhalten.',
      empty:
        'Die Datei ist leer. Bitte ein PDF Dokument auswählen; dein bisheriger Stand bleibt erhalten.',
      severalFiles:
        'Das waren mehrere Dateien. Bitte wähle genau ein PDF, notfalls zusammengefügt.',
      damaged:
        'Das PDF ist beschädigt oder unvollständig und lässt sich nicht lesen. Bitte lade es noch einmal herunter oder speichere es neu; dein bisheriger Stand bleibt erhalten.',
      encrypted:
        'Das PDF ist verschlüsselt oder verlangt ein Kennwort. Bitte speichere es ohne Kennwort; dein bisheriger Stand bleibt erhalten.',
      tooManyPages: 'Das PDF hat mehr als 500 Seiten. Bitte wähle nur das verlangte Dokument.',
      unsafe:
        'Das PDF enthält Skripte oder Anhänge und wird deshalb nicht angenommen. Bitte speichere es als einfaches PDF.',
      infected: 'Die Datei wurde aus Sicherheitsgründen nicht angenommen.',
      notItsTurn:
        'Diese Datei wird gerade nicht erwartet. Es wurde nichts gespeichert; die Seite zeigt den aktuellen Stand.',
      unavailable:
        'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren; versuche es gleich noch einmal.',
      network:
        'Die Verbindung ist abgebrochen. Es ist nichts verloren; versuche es gleich noch einmal.',
      session:
        'Du wurdest abgemeldet, gesendet wurde noch nichts. Die Datei bleibt ausgewählt: Melde dich neu an und lade sie dann hoch.',
      tooMany: 'Das waren viele Versuche in kurzer Zeit. Bitte warte eine Minute.',
      unknown:
        'Das Hochladen hat nicht geklappt. Dein bisheriger Stand bleibt erhalten; versuche es bitte noch einmal.',
    },
  },
  completed: {
    lead: 'Das steht jetzt an, in dieser Reihenfolge:',
    duties: [
      {
        title: 'Gewerbe anmelden',
        text: 'beim Gewerbeamt der Gemeinde, sobald du beginnst; meist 15 bis 65 €.',
      },
      {
        title: 'Fragebogen ans Finanzamt',
        text: 'über ELSTER, binnen eines Monats. Daraus entsteht die Steuernummer.',
      },
      {
        title: 'Transparenzregister',
        text: 'wirtschaftlich Berechtigte eintragen, also wem mehr als 25 % gehören; unverzüglich.',
      },
      {
        title: 'Bank und Briefpapier',
        text: 'Zusatz „i. G.“ bei der Bank streichen lassen; Pflichtangaben nach § 35a GmbHG auf Briefe und in E-Mails setzen.',
      },
    ],
    fraud: {
      title: 'Vorsicht vor falschen Rechnungen',
      text: 'In den Tagen nach der Eintragung kommen Schreiben, die wie Rechnungen eines Amtes aussehen, oft über 150 bis 1.900 € mit kurzer Frist und ausländischer IBAN. Das Gericht berechnet {{court}}, nämlich {{entry}} für die Eintragung und {{availability}} für die Bereitstellung der Daten (mit Sacheinlagen zusammen {{inKind}}), das Notariat seine Gebühren; auch die IHK und das Transparenzregister schicken echte Rechnungen. Prüfe jede Rechnung, die du nicht erwartest, und frag uns im Zweifel, bevor du zahlst.',
    },
  },
  step: 'Schritt {{step}}',
  done: {
    'core-data': '{{companyName}}, {{city}}',
    'consultation-phone': 'Telefonat mit {{name}}, 90 Minuten',
    'consultation-online': 'Online-Gespräch mit {{name}}, 90 Minuten',
    'consultation-declined': 'auf eigenen Wunsch übersprungen',
    documents_one: '{{count}} Dokument erstellt',
    documents_other: '{{count}} Dokumente erstellt',
    review: 'von der Kanzlei freigegeben',
    'notary-appointment': '{{name}}, Termin bestätigt',
    'share-capital': 'Stammkapital eingezahlt und nachgewiesen',
    register: 'eingetragen, Registerauszug erhalten',
  },
  questions: {
    what: 'Was geschieht gerade?',
    who: 'Wer ist am Zug?',
    mine: 'Was kannst du tun?',
    bring: 'Was brauchst du?',
    when: 'Wann geht es weiter?',
  },
  answer: { by: 'bis {{day}}', soon: 'bald' },
  since: 'seit {{when}}',
  today: 'heute, {{time}}',
  yesterday: 'gestern, {{time}}',
} as const;

export const handle = { texts: { foundations } };

declare module '../../kit/texts/namespaces.ts' {
  interface Namespaces {
    foundations: typeof foundations;
  }
}
