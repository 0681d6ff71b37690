import { costKindNames } from '#domain/costs/names.ts';
import { namesIn } from '#domain/site/names.ts';
export const costs = {
  back: 'Zurück zur Gründung',
  title: 'Was du zahlst, wann und an wen',
  lead: 'Beide Verträge, Notariat, Gericht, Stammkapital und was jedes Jahr kommt: nach Gesetz, nach Vertrag oder nach der Rechnung, die du einträgst.',
  cancelled:
    'Die Gründung ist abgebrochen. Hier steht nur noch, was vereinbart oder berechnet war.',
  empty:
    'Sobald du die Kerndaten angegeben hast, stehen hier auch Notariat, Gericht und Stammkapital.',
  stages: {
    order: 'Mit der Bestellung',
    deed: 'Nach dem Notartermin',
    payment: 'Vor der Anmeldung',
    filing: 'Für die Eintragung',
    entry: 'Nach der Eintragung',
  },
  kinds: namesIn(costKindNames, 'de'),
  about: {
    platform: 'Unsere Rechnung ist 14 Tage nach ihrem Datum fällig.',
    'law-firm': 'Ein eigener Vertrag: Die Kanzlei stellt ihre Rechnung selbst.',
    notary:
      'Die Rechnung kommt nach der Beurkundung. Die Gebühren stehen im Gesetz, nur Auslagen sind geschätzt.',
    court: 'Viele Gerichte verlangen den Betrag, bevor sie eintragen.',
    capital:
      'Geht auf das Konto der Gesellschaft und bleibt ihr Geld. Zahle erst nach der Beurkundung ein.',
    chamber: 'Grundbeitrag im Jahr; jede Kammer legt ihn selbst fest. Die Spanne ist geschätzt.',
    register: 'Gebühr im Jahr, gerundet. Die Rechnung kommt vom Bundesanzeiger Verlag.',
    bank: 'Gebühren im Jahr, je nach Bank und Konto. Die Spanne ist geschätzt.',
    order: '',
  },
  amount: {
    range: '{{min}} bis {{max}}',
    yearly: 'im Jahr',
    later: 'Weitere {{amount}} fordert die Gesellschaft später ein.',
    source: 'Quelle: {{source}}',
    due: 'Fällig am {{day}}',
    overdue: 'War fällig am {{day}}',
    paid: 'Vollständig bezahlt',
    paidOn: 'Bezahlt am {{day}}',
    paidPart: '{{amount}} sind bezahlt',
    estimated: 'Geschätzt',
    byTable: 'Nach Gesetz',
    offered: 'Noch nicht bestellt',
    agreed: 'Vereinbart',
    stated: 'Nach euren Angaben',
    entered: 'Von dir eingetragen',
    assured: 'bei der Anmeldung versichert',
    unbilled: 'noch keine Rechnung',
    reference: 'Verwendungszweck: {{reference}}',
  },
  totals: {
    title: 'Alles zusammen',
    agreed: 'Vereinbart und berechnet',
    paid: 'davon bezahlt',
    open: 'davon offen',
    estimated: 'Dazu noch geschätzt, mit dem ersten Jahr',
    capitalDue: 'Stammkapital vor der Anmeldung',
    capitalPaid: 'davon eingezahlt',
    capitalLater: 'Stammkapital, später',
    note: 'Das Stammkapital gehört der Gesellschaft und zählt nicht zu den Kosten.',
    asOf: 'Gebühren nach den Tabellen vom {{day}}.',
  },
  links: {
    invoice: 'Rechnung (PDF)',
    order: 'Zur Bestellung',
    document: 'Rechnung (PDF)',
    contributions: 'Zu den Einlagen',
    pay: 'Online bezahlen',
  },
  giro: {
    title: 'Mit der Banking-App überweisen',
    label: 'GiroCode über {{amount}} an {{payee}}',
    text: 'Öffne in deiner App „Überweisung mit QR-Code“. Vergleiche vor der Freigabe Empfänger und Betrag.',
  },
  bill: {
    enter: 'Rechnung eintragen',
    change: 'Ändern',
    pay: 'Als bezahlt eintragen',
    changePaid: 'Zahlung ändern',
    another: 'Weitere Rechnung eintragen',
    title: 'Rechnung eintragen: {{kind}}',
    titlePaid: 'Rechnung {{number}} als bezahlt eintragen',
    lead: 'Der Betrag ersetzt die Schätzung. Nur du und die anderen Beteiligten sehen ihn.',
    leadPaid: 'Die Kanzlei bekommt davon keine Nachricht; es hält nur deine Übersicht aktuell.',
    kind: 'Wessen Rechnung',
    payee: 'Empfänger',
    payeeHelp: 'So, wie er auf der Rechnung steht.',
    amountCents: 'Betrag',
    amountHelp: 'Mit Mehrwertsteuer, zum Beispiel 830,50.',
    dueOn: 'Zu zahlen bis',
    paidOn: 'Bezahlt am',
    paidHelp: 'Leer lassen, solange sie offen ist.',
    reference: 'Verwendungszweck',
    save: 'Eintragen',
    saved: { title: 'Eingetragen' },
    remove: 'Eintrag entfernen',
    removed: { title: 'Eintrag entfernt' },
    problems: {
      NOT_AN_AMOUNT: 'Bitte gib den Betrag in Euro an, zum Beispiel 830,50.',
      NOT_A_DATE: 'Das ist kein Tag im Kalender.',
      'paidOn.INVALID': 'Dieser Tag kommt erst noch.',
    },
    refusal: {
      TOO_MANY_BILLS: 'Mehr als 50 Rechnungen kann eine Gründung nicht aufnehmen.',
    },
  },
  check: {
    title: 'Ist die Rechnung echt?',
    lead: 'Nach der Eintragung kommen gefälschte Rechnungen. Tippe ab, was auf deiner steht: Wir vergleichen es mit dem, was in deinem Fall zu erwarten ist.',
    kept: 'Was du hier tippst, speichern wir nicht.',
    open: 'Rechnung prüfen',
    mayCome: 'Diese Rechnungen können noch kommen:',
    payee: 'Empfänger',
    iban: 'IBAN',
    amountCents: 'Betrag',
    dueOn: 'Zu zahlen bis',
    reference: 'Verwendungszweck',
    submit: 'Vergleichen',
    again: 'Noch einmal vergleichen',
    problems: {
      NOT_AN_IBAN:
        'Das ist keine gültige IBAN. Steht sie genau so auf der Rechnung, dann zahle nicht und frage nach.',
      NOT_AN_AMOUNT: 'Bitte gib den Betrag in Euro an, zum Beispiel 300,00.',
      NOT_A_DATE: 'Das ist kein Tag im Kalender.',
    },
    verdicts: {
      'matches-expected': {
        title: 'Passt zu dem, was zu erwarten ist',
        text: 'Ein Beweis ist das nicht: Auch Fälschungen nennen manchmal den richtigen Betrag. Vergleiche vor dem Zahlen, was unten steht.',
      },
      'not-expected': {
        title: 'Das können wir nicht bestätigen',
        text: 'Zahle noch nicht. Sie kann trotzdem stimmen; frage dort nach, wo es unten steht.',
      },
      'signs-of-fraud': {
        title: 'Zahle nicht: Das spricht für eine Fälschung',
        text: 'Frage zuerst nach, und zwar nicht unter der Telefonnummer, die auf der Rechnung steht. Hast du schon gezahlt, rufe sofort deine Bank an.',
      },
    },
    reasons: {
      'foreign-iban':
        'Das Konto liegt im Ausland. Gericht, Notariat und Kammer haben deutsche Konten: Die IBAN beginnt mit DE.',
      'register-like-payee':
        'Der Empfänger nennt sich wie ein Register oder Verzeichnis. Die Eintragung berechnet nur das Gericht; alles andere ist ein Angebot oder Betrug.',
      'account-of-another': 'Das ist nicht das Konto, das wir von diesem Empfänger kennen.',
      'amount-in-no-table': 'So viel sieht die Gebührentabelle des Gerichts nicht vor.',
      'short-term': 'Die Frist ist sehr kurz. Fälscher setzen auf Eile.',
      'payee-unknown': 'Von diesem Empfänger erwarten wir in deinem Fall keine Rechnung.',
      'accident-insurer':
        'Die Berufsgenossenschaft ist die gesetzliche Unfallversicherung. Jede Gesellschaft meldet sich dort, Post von ihr ist zu erwarten; wie viel sie berechnet, wissen wir nicht.',
      'too-early': 'Dafür ist es zu früh: So weit ist die Gründung noch nicht.',
      'paid-already': 'Einen passenden Betrag hast du als bezahlt eingetragen.',
      'amount-differs': 'Der Betrag ist ein anderer, als zu erwarten wäre.',
      'amount-fits': 'Der Betrag passt.',
      'account-known': 'Das Konto kennen wir von diesem Empfänger.',
      'account-german':
        'Das Konto liegt in Deutschland; wem es gehört, sieht man einer IBAN nicht an.',
    },
    expected: 'Zu erwarten: {{kind}}, {{amount}}',
    compare: {
      platform: 'Vergleiche mit der Rechnung, die hier als PDF liegt.',
      'law-firm':
        'Vergleiche mit der Rechnung der Kanzlei in deinen Unterlagen, oder rufe sie unter der Nummer im Impressum an.',
      notary:
        'Rufe das Notariat unter der Nummer an, die du vom Termin kennst, und vergleiche Kostenrechnungsnummer und Konto.',
      court:
        'Vergleiche das Aktenzeichen mit der Nachricht vom Gericht oder Notariat und frage beim Registergericht nach; seine Nummer steht auf justiz.de.',
      register:
        'Die echte Rechnung kommt vom Bundesanzeiger Verlag. Sie liegt auch in deinem Zugang auf transparenzregister.de.',
      chamber: 'Frage deine Kammer; ihre Nummer steht auf ihrer eigenen Seite.',
    },
    compareOther:
      'Frage beim Absender nach, unter einer Nummer, die du selbst nachgeschlagen hast, nicht unter der auf der Rechnung. Oder frag uns in den Nachrichten zu deiner Gründung.',
  },
  whatIf: {
    title: 'Was wäre, wenn?',
    lead: 'Eine andere Rechtsform, mehr Beteiligte, ein Videotermin: Sieh, was sich an Kosten, Unterlagen und Dauer ändern würde. Deine Gründung bleibt, wie sie ist.',
    open: 'Durchspielen',
    legalForm: 'Rechtsform',
    shareCapitalCents: 'Stammkapital',
    participants: 'Gesellschafter',
    articles: 'Art des Vertrags',
    online: 'Form des Notartermins',
    city: 'Sitz',
    asIs: 'Wie jetzt',
    articleKinds: {
      'model-protocol': 'Musterprotokoll',
      'own-articles': 'Eigener Gesellschaftsvertrag',
    },
    onlineKinds: { yes: 'Als Videotermin', no: 'Im Notariat' },
    submit: 'Vergleichen',
    now: 'Jetzt',
    then: 'Dann',
    row: 'Was',
    costs: 'Kosten, mit dem ersten Jahr',
    capital: 'Vor der Anmeldung einzuzahlen',
    papers: 'Unterlagen',
    completion: 'Eingetragen etwa',
    same: 'Daran ändert sich nichts.',
    paperNames: {
      'model-protocol': 'Musterprotokoll',
      articles: 'Gesellschaftsvertrag',
      'articles-or-protocol': 'Gesellschaftsvertrag oder Musterprotokoll',
      appointment: 'Bestellung der Geschäftsführung',
      'shareholder-list': 'Liste der Gesellschafter',
      application: 'Registeranmeldung',
      'identity-cards': 'Ausweise',
      'online-identity': 'Ausweise mit Online-Funktion und PIN',
      'payment-proof': 'Nachweis der Einzahlung',
    },
    problems: {
      NOT_AN_AMOUNT: 'Bitte gib den Betrag in Euro an, zum Beispiel 25.000.',
      NOT_WHOLE_EUROS: 'Anteile sind volle Euro, das Stammkapital also auch.',
      NOT_A_NUMBER: 'Bitte gib eine Zahl von 1 bis 20 an.',
      'shareCapitalCents.INVALID':
        'Mit diesem Stammkapital gibt es keine solche Gesellschaft: Eine UG hat 1 bis 24.999 €, eine GmbH ab 25.000 €.',
      'shareCapitalCents.REQUIRED':
        'Zu dieser Rechtsform gehört ein anderes Stammkapital: Eine UG hat 1 bis 24.999 €, eine GmbH ab 25.000 €.',
      'articles.INVALID': 'Ein Musterprotokoll geht mit höchstens drei Gesellschaftern.',
      'articles.REQUIRED': 'Mit mehr als drei Gesellschaftern geht kein Musterprotokoll.',
    },
    refusal: {
      NO_CORE_DATA: 'Gib zuerst die Kerndaten an.',
      REQUIRED: 'Diese Gesellschaft kann es so nicht geben; was nicht passt, ist markiert.',
      INVALID: 'Diese Gesellschaft kann es so nicht geben; was nicht passt, ist markiert.',
    },
  },
} as const;

export const handle = { texts: { costs } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    costs: typeof costs;
  }
}
