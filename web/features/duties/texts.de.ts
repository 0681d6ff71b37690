import { forgedBillWarning } from '#domain/costs/forged-bills.ts';
import type { DutyName } from '#domain/duties/duties.ts';
import { officeFees } from '#domain/pricing/office-fees.ts';
import { wholeEuros, wholeNumber } from '#domain/site/formats.ts';

const { tradeOffice } = officeFees;

export const duties = {
  back: 'Zurück zur Gründung',
  title: '{{company}} ist eingetragen',
  congratulations: 'Herzlichen Glückwunsch.',
  lead: 'Hier steht, was deine Gesellschaft ausmacht, und was jetzt und in den nächsten Jahren ansteht.',
  before: {
    title: 'Noch nicht eingetragen',
    text: 'Sobald der Registerauszug da ist, stehen hier die Pflichten deiner Gesellschaft mit ihren Tagen.',
  },
  erased: {
    title: 'Die Angaben zu dieser Gesellschaft sind gelöscht',
    text: 'Mit dem Konto, unter dem die Gründung begonnen wurde, wurden auch die Angaben zur Gesellschaft gelöscht. Ihre Pflichten verfolgen wir nicht mehr und erinnern an keine. Sie bestehen aber weiter: Was wann ansteht, weiß eure Steuerberatung.',
  },
  company: {
    title: 'Zum Kopieren',
    name: 'Firma',
    number: 'Nummer im Register',
    court: 'Registergericht',
    enteredOn: 'Eingetragen am',
    capital: 'Stammkapital',
    shares: 'Geschäftsanteile',
    address: 'Geschäftsanschrift',
    purpose: 'Unternehmensgegenstand',
    unknown: 'Noch nicht bekannt: Es steht im Registerauszug.',
    use: 'Vorlagen füllen wir mit diesen Angaben aus, und im Marktplatz kann die Rechnung an die Gesellschaft gehen.',
    templates: 'Vorlagen ausfüllen',
    market: 'Zum Marktplatz',
  },
  papers: {
    title: 'Alle Papiere',
    text: 'Alle Dokumente deiner Gründung in einem Archiv, mit einer Liste ihrer Prüfsummen (SHA-256).',
    history:
      'Der Verlauf liegt als Datei bei, die sich gegen die veröffentlichten Prüfsummen prüfen lässt.',
    download: 'Alles als ZIP herunterladen',
    sheets: 'Zu den Datenblättern',
  },
  fraud: {
    ...forgedBillWarning.de,
    check: 'Ist meine Rechnung echt?',
  },
  list: {
    title: 'Was ansteht',
    lead: 'Die Tage folgen aus Urkunde, Eintragung, Geschäftsjahr und Sitz. Sie ersetzen keine Beratung; ein Bescheid oder deine Steuerberatung geht vor.',
    ofCoFounder: 'Abhaken kann, wer die Gründung begonnen hat.',
    reminded:
      'Vor jedem Tag kommt eine E-Mail, und er steht in deinem Kalender im Abo, wenn du einen hast.',
    settings: 'Erinnerungen und Kalender einstellen',
    late: 'Tag ist vorbei',
    next: 'In den nächsten drei Monaten',
    none: 'In den nächsten drei Monaten steht nichts an.',
    later: 'Später',
    done: 'Erledigt oder entfallen',
  },
  due: { law: 'Bis {{day}}', us: 'Am besten bis {{day}}' },
  dueNote: 'Dieser Tag ist unser Vorschlag; das Gesetz nennt keinen, der für alle gilt.',
  source: 'Beruht auf',
  consequence: 'Sonst',
  link: 'Zur Stelle: {{host}}',
  state: { open: 'Steht an', done: 'Erledigt', 'not-applicable': 'Entfällt' },
  doneOn: 'Erledigt am {{day}}',
  proof: 'Nachweis: {{title}}',
  tick: {
    open: 'Abhaken',
    change: 'Ändern',
    of: '{{action}}: {{title}}',
    state: 'Was ist damit',
    on: 'Erledigt am',
    why: 'Anmerkung',
    whyHelp: 'Etwa, warum es entfällt oder wo der Nachweis liegt.',
    document: 'Nachweis',
    noDocument: 'Kein Dokument',
    save: 'Speichern',
    saved: 'Ist vermerkt.',
    future: 'Dieser Tag kommt erst noch.',
  },
  texts: {
    'business-letters':
      'Auf Briefe, E-Mails und Rechnungen gehören Rechtsform, Sitz, Registergericht mit Nummer und alle Geschäftsführer mit Vor- und Familiennamen; ins Impressum dazu Anschrift und Kontakt.',
    'bank-name':
      'Schick der Bank den Registerauszug, damit das Konto auf die eingetragene Gesellschaft lautet.',
    'trade-registration': `Beim Gewerbeamt der Gemeinde, spätestens zugleich mit dem Beginn des Betriebs; meist ${wholeNumber(tradeOffice.least, 'de')} bis ${wholeEuros(tradeOffice.most, 'de')}. Habt ihr schon vorher begonnen, hol es sofort nach.`,
    'accident-insurer':
      'Melde Art des Betriebs und Zahl der Beschäftigten binnen einer Woche ab dem Beginn, auch ohne Beschäftigte. Wir rechnen ab der Eintragung; habt ihr früher begonnen, zählt dieser Tag.',
    'transparency-register':
      'Teile mit, welche Menschen mehr als 25 % der Anteile oder Stimmen halten, unmittelbar oder über andere Gesellschaften. Gibt es keinen, sind es die Geschäftsführer. Das Gesetz sagt „unverzüglich“.',
    'tax-questionnaire':
      'Über ELSTER, binnen eines Monats. Vorsichtig gerechnet beginnt er mit dem Notartermin. Aus dem Fragebogen entstehen Steuernummer und, wenn du sie ankreuzt, die Umsatzsteuer-Identifikationsnummer.',
    'opening-balance':
      'Auf den Beginn der Gesellschaft. Der Fragebogen des Finanzamts fragt danach; darum liegt unser Vorschlag auf demselben Tag.',
    'vat-returns':
      'Bis zum 10. nach dem Ende des Zeitraums, elektronisch. Der Tag gilt bei monatlicher Abgabe; gibst du vierteljährlich ab, ist es der 10. nach dem Quartal. Wart ihr schon vor der Eintragung tätig, beginnt es mit jenem Zeitraum. Kleinunternehmer (§ 19 UStG) geben keine ab, wenn das Finanzamt sie nicht verlangt. Weitere Voranmeldungen stehen hier nicht.',
    'chamber-membership':
      'Sie entsteht von selbst, meist bei der IHK, für Handwerke bei der Handwerkskammer. Prüfe, ob ihr Schreiben an die richtige Anschrift ging, und beantworte ihre Fragen zum Beitrag.',
    'remaining-capital':
      'Was vor der Anmeldung nicht eingezahlt wurde, ist fällig, sobald die Gesellschafter es durch Beschluss einfordern oder die Satzung einen Tag nennt. Das Gesetz nennt keinen.',
    'annual-accounts':
      'Bilanz, Gewinn- und Verlustrechnung und, außer bei Kleinstgesellschaften, Anhang. Der Tag gilt für kleine Gesellschaften (§ 267 HGB); größere haben drei Monate.',
    reserve:
      'Ein Viertel des Jahresüberschusses, gemindert um einen Verlustvortrag, kommt in die gesetzliche Rücklage der Bilanz, bis das Stammkapital auf 25.000 € erhöht ist.',
    'tax-returns':
      'Umsatzsteuer für das Kalenderjahr, Körperschaftsteuer und Gewerbesteuer mit der E-Bilanz (§ 5b EStG) für das Geschäftsjahr, das darin endet. Mit Steuerberatung hast du länger Zeit, in der Regel bis Ende Februar des zweiten Jahres danach (§ 149 Abs. 3 AO).',
    'accounts-confirmed':
      'Die Gesellschafter stellen den Abschluss durch Beschluss fest und entscheiden über den Gewinn. Der Tag gilt für kleine Gesellschaften; größere haben acht Monate.',
    'list-of-shareholders':
      'Hat sich bei Gesellschaftern, ihren Anteilen oder ihrem Wohnort etwas geändert, gehört sofort eine neue Liste ins Handelsregister und die Änderung ins Transparenzregister. Einmal im Jahr nachzusehen, ist unser Vorschlag.',
    'accounts-disclosed':
      'Elektronisch an das Unternehmensregister, spätestens ein Jahr nach dem Abschlussstichtag. Kleinstgesellschaften reichen nur die Bilanz ein, die dort nicht offen steht (§ 326 Abs. 2 HGB).',
  } satisfies Record<DutyName, string>,
} as const;

export const handle = { texts: { duties } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    duties: typeof duties;
  }
}
