import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { FormCommand, UploadCommand } from './commands/command.ts';
import { upload } from './commands/texts.de.ts';
import { review } from './documents/texts.de.ts';
import { obstacles } from './obstacles/texts.de.ts';
import { order } from './order/texts.de.ts';
import { people } from './people/texts.de.ts';
import { station } from './station/texts.de.ts';
import { bankAccount } from './steps/bank/texts.de.ts';
import { coreData } from './steps/details/texts.de.ts';

/** Starting leads to a page of its own. */
type Done = FormCommand | UploadCommand;

/** The list of foundations, the page of a foundation and the forms of its steps. */
export const foundations = {
  bankAccount,
  order,
  obstacles,
  station,
  list: {
    title: 'Meine Gründungen',
    lead: 'Jede Gründung mit ihrem Stand und den Menschen, die daran arbeiten.',
    empty: {
      title: 'Hier beginnt deine Linie',
      text: 'Sobald du eine Gründung beginnst, siehst du hier ihren Stand, wer am Zug ist und mit wem du sprichst.',
    },
    start: 'Weitere Gründung starten',
    more: 'Weitere Gründungen zeigen',
    full: 'Drei Gründungen laufen schon: {{names}}. Eine weitere beginnst du, sobald eine davon abgeschlossen oder abgebrochen ist.',
  },
  page: {
    back: 'Alle Gründungen',
    meta: '{{city}}, Stammkapital {{capital}}, begonnen am {{date}}',
    metaStarted: 'begonnen am {{date}}',
    line: 'Die sieben Schritte',
    identification: {
      title: 'Identifizierung',
      own: 'Wer gründet, muss sich einmal ausweisen: online bei einem Anbieter oder persönlich bei uns.',
      checking: 'Wir prüfen noch Angaben. Du musst gerade nichts tun.',
      others: 'Noch haben sich nicht alle ausgewiesen, die gründen.',
      go: 'Jetzt ausweisen',
      look: 'Stand ansehen',
    },
    messages: {
      title: 'Nachrichten',
      text: 'Fragen an uns oder an die Kanzlei, und die Antworten darauf, an einem Ort.',
      unread_one: 'Eine neue Nachricht wartet auf dich.',
      unread_other: '{{count}} neue Nachrichten warten auf dich.',
      read: 'Nachrichten lesen',
      write: 'Nachricht schreiben',
    },
    contributions: {
      title: 'Einlagen der Gesellschafter',
      text: 'Wer wie viel einzahlt, ab wann, und ob Betrag, Tag und Name passen, bevor das Notariat es prüft.',
      look: 'Einlagen prüfen',
    },
    sheets: {
      title: 'Datenblätter',
      text: 'Deine Angaben für Notariat, Kanzlei, Bank und Finanzamt, zum Herunterladen und Kopieren, und was noch fehlt.',
      look: 'Datenblätter ansehen',
    },
    costs: {
      title: 'Kosten',
      text: 'An wen du wann wie viel zahlst, und was schon bezahlt ist.',
      look: 'Kosten ansehen',
      whatIf: 'Andere Pläne durchspielen',
    },
    forecast: {
      done: 'Auszug erhalten',
      entered: 'Eingetragen',
      doneNote: 'Begonnen am {{date}}',
    },
    documents: {
      title: 'Unterlagen',
      empty: 'Noch keine. Die Entwürfe erscheinen hier, sobald sie zur Prüfung bereitliegen.',
      none: 'Es sind keine entstanden.',
      download: '{{title}} herunterladen',
      all: 'Alle {{count}} zeigen',
      read: 'Zum Lesen',
      deed: 'Für die Bank',
      older: 'ältere Fassung',
      invoice: 'Nr. {{number}}: {{amount}}, fällig am {{due}}, an {{iban}}',
    },
    timeline: {
      show: 'Verlauf ansehen',
      title: 'Verlauf',
      by: '{{name}} ({{role}})',
      noEntries: 'Noch nichts geschehen.',
      whole: 'Ganzen Verlauf herunterladen:',
      check: 'So prüfst du ihn',
      retry:
        'Der Verlauf konnte nicht geladen werden. Es ist nichts verloren; lade die Seite noch einmal.',
    },
    moved: 'Stand: {{line}}',
    offline:
      'Die Verbindung ist unterbrochen. Du siehst den Stand von {{time}}; es ist nichts verloren.',
    overtaken: {
      title: 'Schon weitergegangen: Hier ist der aktuelle Stand',
      text: 'Dieser Schritt ist inzwischen erledigt oder entfallen, vielleicht in einem anderen Fenster. Gesendet wurde nichts.',
    },
    appointmentFailed: 'Bestätigung des Notartermins fehlgeschlagen',
    cancel: {
      open: 'Gründung abbrechen',
      title: 'Gründung „{{name}}“ abbrechen?',
      text: 'Die Gründung endet sofort und lässt sich nicht wieder aufnehmen. Ein gebuchtes Erstgespräch und ein vorgeschlagener Notartermin entfallen, offene Links des Notariats gelten nicht mehr. Deine Unterlagen bleiben lesbar; Kosten, die bei Notariat oder Gericht schon entstanden sind, bleiben bestehen.',
      order: {
        title: 'Was wird aus deiner Bestellung vom {{ordered}} über {{price}}?',
        keep: 'Bestellung behalten',
        keepHelp:
          'Sie bleibt bestehen und wird berechnet; widerrufen kannst du sie noch bis zum {{date}}.',
        withdraw: 'Auch die Bestellung widerrufen',
        withdrawHelp:
          'Du erklärst jetzt den Widerruf; die Bestätigung kommt per E-Mail. Was du schon bezahlt hast, erstatten wir binnen 14 Tagen auf demselben Weg.',
        withdrawStarted:
          'Du erklärst jetzt den Widerruf; die Bestätigung kommt per E-Mail. Du hast verlangt, dass vor Ablauf der Frist begonnen wird: Was bis heute geleistet ist, wird anteilig berechnet. Was du darüber hinaus bezahlt hast, erstatten wir binnen 14 Tagen auf demselben Weg.',
        over: 'Deine Bestellung vom {{ordered}} über {{price}} bleibt bestehen und wird berechnet; die Widerrufsfrist ist am {{date}} abgelaufen.',
      },
      empty: {
        title: 'Diese Gründung beenden?',
        text: 'Du hast noch nichts eingereicht, und Kosten sind keine entstanden. Die Gründung verschwindet aus deiner Liste; eine neue kannst du jederzeit beginnen.',
        reason: 'Beendet, bevor etwas eingereicht war.',
        submit: 'Gründung beenden',
      },
      reason: 'Warum brichst du ab?',
      reasonHelp: 'Ein Satz genügt. Unser Team liest ihn.',
      submit: 'Gründung endgültig abbrechen',
      keep: 'Weiter gründen',
    },
    completed: { at: 'Auszug erhalten am {{date}}', entered: 'Eingetragen am {{date}}' },
    cancelled: {
      reason: 'Grund: {{reason}}',
      at: 'Abgebrochen am {{date}}',
    },
    data: {
      title: 'Deine Angaben',
      shareCapital: 'Stammkapital',
      shareholders: 'Gesellschafter',
      businessAddress: 'Geschäftsanschrift',
      website: 'Website',
      correct: 'Kerndaten berichtigen',
      notary: 'Notariat deiner Wahl',
      noNotary: 'noch nicht genannt',
      bank: 'Bank',
      name: 'Notariat nennen',
      change: 'Anderes Notariat nennen',
    },
    missing: {
      title: 'Diese Gründung gehört nicht zu deinem Konto',
      text: 'Vielleicht bist du nicht mehr beteiligt oder mit einem anderen Konto angemeldet, oder die Adresse ist falsch.',
      button: 'Zu meinen Gründungen',
    },
  },
  /** What has been done: read out with a new status, shown where the status stays. */
  commands: {
    'submit-core-data': 'Deine Kerndaten sind angekommen.',
    'correct-core-data': 'Die berichtigten Kerndaten sind gespeichert.',
    'state-participants': 'Wer gründet, ist gespeichert.',
    'state-details': 'Die Angaben sind gespeichert.',
    'invite-participant': 'Die Einladung ist unterwegs.',
    'remove-participant': 'Die Person ist nicht mehr dabei und erfährt es per E-Mail.',
    'release-firm': 'Deine Erklärung ist gespeichert.',
    'release-notary': 'Deine Erklärung ist gespeichert.',
    'revoke-release': 'Dein Widerruf ist gespeichert.',
    'choose-notary-date': 'Der Notartermin ist bestätigt.',
    'object-to-date': 'Dein Einwand ist angekommen.',
    'leave-foundation': 'Du gründest nicht mehr mit.',
    'end-access': 'Dein Zugang ist beendet.',
    'name-notary': 'Das Notariat deiner Wahl ist gespeichert.',
    'order-package': 'Deine Bestellung ist angekommen. Die Bestätigung kommt per E-Mail.',
    'request-early-start': 'Es geht gleich los. Die Bestätigung kommt per E-Mail.',
    'withdraw-order':
      'Du hast den Vertrag über das Gründungspaket widerrufen. Die Bestätigung kommt per E-Mail.',
    'book-consultation': 'Dein Erstgespräch ist gebucht.',
    'decline-consultation': 'Du hast auf das Erstgespräch verzichtet.',
    'cancel-consultation': 'Dein Erstgespräch ist abgesagt.',
    'move-consultation': 'Dein Erstgespräch ist verschoben.',
    'accept-documents': 'Dein Einverständnis ist vermerkt.',
    'request-document-changes': 'Dein Änderungswunsch ist angekommen.',
    'reject-notary-appointment': 'Der Notartermin ist abgelehnt.',
    'confirm-notary-appointment': 'Der Notartermin ist bestätigt.',
    'withdraw-notary-appointment': 'Der Notartermin ist abgesagt.',
    'report-obstacle': 'Deine Meldung ist angekommen.',
    'send-back-file': 'Der Kontoauszug ist zurückgenommen. Lade jetzt den richtigen hoch.',
    'resolve-obstacle': 'Das ist als erledigt vermerkt.',
    'open-bank-account': 'Das Geschäftskonto ist vermerkt.',
    'receive-bank-confirmation':
      'Der Kontoauszug ist angekommen. Schick ihn bitte auch deinem Notariat.',
    'step-back': 'Deine Bestellung ist aufgehoben. Du schuldest nichts.',
    'cancel-foundation': 'Die Gründung ist abgebrochen.',
  } satisfies Record<Done, string>,
  coreData,
  people,
  notaryForm: {
    phone: 'Telefon des Notariats',
    submit: 'Notariat speichern',
    help: 'Frag vorher kurz an, ob das Notariat Gesellschaften gründet; danach fragen wir nach einem Termin.',
  },
  consultation: {
    type: 'Wie möchtest du sprechen?',
    types: { phone: 'Am Telefon', online: 'Online mit Video' },
    number: 'Deine Telefonnummer',
    numberHelp: 'Unter dieser Nummer wirst du zum Erstgespräch angerufen. Beispiel: 0221 123456.',
    keepNumber: 'Nummer auch in meinem Konto speichern',
    length: '90 Minuten',
    none: {
      title: 'Zurzeit sind keine Termine frei',
      text: 'Neue Zeiten kommen laufend dazu. Schau morgen noch einmal vorbei; deine Gründung wartet so lange.',
    },
    book: 'Termin buchen',
    decline: {
      open: 'Auf das Erstgespräch verzichten',
      title: 'Ohne Erstgespräch weitermachen?',
      text: 'Das Erstgespräch ist im Paket enthalten und lässt sich danach nicht mehr nachholen. Was die Kanzlei für den Entwurf noch wissen muss, etwa Namen, Anschriften und Anteile, fragt sie dich dann schriftlich.',
      confirm: 'Ich verzichte ausdrücklich auf das Erstgespräch',
      submit: 'Verzichten und weitermachen',
      keep: 'Termin wählen',
    },
    somebody: 'einer Anwältin oder einem Anwalt',
    phone: 'Telefonat mit {{name}} von der Kanzlei {{lawFirm}}, 90 Minuten.',
    online:
      'Videogespräch mit {{name}} von der Kanzlei {{lawFirm}}, 90 Minuten. Den Link schickt dir die Kanzlei vorher an {{email}}.',
    called: 'Du wirst unter {{phone}} angerufen.',
    calledSomewhere: 'Du wirst angerufen.',
    otherNumber: 'Stimmt die Nummer nicht, schreib uns bis zum Termin an {{email}}.',
    move: {
      open: 'Termin verschieben',
      title: 'Wann passt es dir besser?',
      text: 'Der Termin am {{date}} bleibt dir, bis du einen neuen gebucht hast.',
      submit: 'Termin verschieben',
      keep: 'Termin behalten',
    },
    cancel: {
      open: 'Erstgespräch absagen',
      title: 'Erstgespräch absagen?',
      text: 'Der Termin am {{date}} wird frei. Danach wählst du einen neuen.',
      submit: 'Erstgespräch absagen',
      keep: 'Termin behalten',
    },
  },
  documentsStep: {
    lawFirm: 'Es entwirft und prüft die Kanzlei {{name}}. Fragen zu den Unterlagen:',
    changes: 'Gewünschte Änderung',
    changesBy: { founder: 'von dir', lawyer: 'von der Kanzlei', staff: 'von unserem Team' },
  },
  review,
  calendar: {
    add: 'In meinen Kalender',
    talk: 'Erstgespräch mit {{name}} ({{brand}})',
    byPhone:
      '{{name}} von der Kanzlei {{lawFirm}} ruft dich unter der Nummer an, die als Ort steht.',
    online:
      'Videogespräch mit {{name}} von der Kanzlei {{lawFirm}}; sie schickt dir den Link vorher.',
    questions: 'Fragen an {{email}}.',
    notary: 'Notartermin: {{company}}',
    bring: 'Alle Beteiligten bringen Personalausweis oder Reisepass mit.',
  },
  appointment: {
    online: 'Online-Verfahren per Video',
    duration: 'etwa 1 Stunde',
    map: 'Auf der Karte ansehen',
    costs:
      'Das Notariat kostet nach Gesetz (Stand {{since}}) {{kinds}}; inkl. MwSt. und gerechnet für diese Gesellschaft, {{people}}.',
    notaryCosts: {
      'model-protocol': 'etwa {{notary}} mit Musterprotokoll',
      'own-articles': 'etwa {{notary}} mit eigenem Gesellschaftsvertrag',
    },
    confirm: 'Termin bestätigen',
    dates: {
      title: 'Termine zur Wahl',
      question: 'Welcher Notartermin passt dir?',
      choose: 'Diesen Termin wählen',
      chooseOne: 'Diesen Termin wählen: {{date}}',
      past: 'schon vorbei',
      objection: '{{name}} kann nicht: {{reason}}',
      somebody: 'Jemand',
    },
    object: {
      open: 'Ein Termin passt mir nicht',
      title: 'Welcher Termin passt dir nicht?',
      text: '{{lead}} erfährt es sofort und wählt dann. Den Termin selbst sagst du damit nicht ab.',
      date: 'Termin',
      reason: 'Warum passt er nicht?',
      reasonHelp: 'Das lesen alle, die gründen, und unser Team.',
      submit: 'Einwand senden',
      keep: 'Zurück',
    },
    reject: {
      open: 'Anderen Termin anfragen',
      title: 'Diesen Termin ablehnen und einen anderen anfragen?',
      text: 'Der Termin am {{date}} wird damit frei. Wir können nicht garantieren, dass du rechtzeitig einen anderen bekommst.',
      reason: 'Warum passt er nicht?',
      reasonHelp: 'Nenne am besten Zeiten, die dir passen. Wir geben sie weiter.',
      submit: 'Anderen Termin anfragen',
      keep: 'Termin behalten',
    },
    rejectAll: {
      open: 'Andere Termine anfragen',
      title: 'Alle Termine ablehnen und andere anfragen?',
      text: 'Die Termine werden damit frei. Wir können nicht garantieren, dass du rechtzeitig andere bekommst.',
      reason: 'Warum passen sie nicht?',
      reasonHelp: 'Nenne am besten Zeiten, die dir passen. Wir geben sie weiter.',
      submit: 'Andere Termine anfragen',
      keep: 'Zurück zur Wahl',
    },
    withdraw: {
      open: 'Ich kann den Termin nicht wahrnehmen',
      title: 'Den Notartermin absagen?',
      text: 'Der Termin am {{date}} wird frei, und wir fragen im Notariat nach einem anderen. Manche Notariate berechnen kurzfristige Absagen.',
      reason: 'Warum klappt es nicht?',
      reasonHelp: 'Nenne am besten Zeiten, die dir passen. Wir geben sie weiter.',
      submit: 'Termin absagen',
      keep: 'Termin behalten',
    },
    rejected:
      'Den Termin am {{date}} hast du abgelehnt. Wir fragen nach einem anderen; das kann dauern.',
  },
  bankConfirmation: {
    hintAmount: 'Einzuzahlen: {{capital}}',
    hintLeast: 'Stammkapital {{capital}}; vor der Anmeldung einzuzahlen: {{least}}',
    hintReference: 'Verwendungszweck: Stammkapital {{company}}, dazu der Name des Gesellschafters',
    hintNotary:
      'Schick den Kontoauszug auch deinem Notariat: Wir bewahren ihn bei deinen Unterlagen auf, leiten ihn aber nicht weiter.',
    hintUg: 'Bei der UG muss das Stammkapital vollständig in Geld eingezahlt sein.',
    hintGmbh:
      'Das sind ein Viertel jedes Anteils und zusammen mindestens 12.500 €, wenn der Gesellschaftsvertrag nicht mehr verlangt. Den Rest schuldet ihr der Gesellschaft weiter.',
    hintPayer:
      'Name und Betrag müssen zum Gesellschaftsvertrag passen, auf den Cent. Achte auf Bankgebühren.',
    start: 'Kontoauszug hochladen',
    failed: 'Upload des Kontoauszugs fehlgeschlagen',
  },
  upload,
  completed: {
    text: 'Was nach der Eintragung ansteht, mit Tagen, Quellen und allen Papieren, steht auf der Seite deiner Gesellschaft.',
    button: 'Zur Seite der Gesellschaft',
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
  /** As people say it. */
  legalFormShort: { ...namesIn(shortLegalFormNames, 'de'), unknown: 'Gesellschaft' },
  since: 'seit {{when}}',
  today: 'heute, {{time}}',
  yesterday: 'gestern, {{time}}',
} as const;

export const handle = { texts: { foundations } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    foundations: typeof foundations;
  }
}
