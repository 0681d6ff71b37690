export const contributions = {
  back: 'Zurück zur Gründung',
  lead: 'Wer wie viel einzahlt, ab wann, und was angekommen ist, bevor das Notariat es prüft.',
  since:
    'Gezahlt wird ab dem {{date}}, dem Tag der Beurkundung: Vorher gibt es die Gesellschaft noch nicht.',
  sinceDeed:
    'Gezahlt wird ab dem Tag der Beurkundung: Vorher gibt es die Gesellschaft noch nicht. Der Tag steht noch nicht fest.',
  nobody: {
    title: 'Es steht noch nicht fest, wer Anteile hält',
    text: 'Sobald die Beteiligten und ihre Anteile eingetragen sind, steht hier, wer wie viel einzahlt.',
  },
  due: 'Vor der Anmeldung einzuzahlen: {{amount}}',
  paid: 'Angekommen: {{amount}}',
  counts: 'Davon zählt bisher: {{amount}}',
  findings: {
    short:
      'Es fehlen {{amount}}. {{name}} überweist den Rest vom eigenen Konto; oft fehlt nur, was eine Bank als Gebühr abgezogen hat.',
    'short-again':
      'Außerdem fehlen {{amount}}; zählt nur, was passt, fehlen {{due}}. Diesen Betrag zahlt {{name}} dann ein.',
    over: '{{amount}} mehr als nötig. Das schadet der Anmeldung nicht, manche Banken schicken den Betrag aber zurück.',
    early_one:
      'Gebucht einen Tag vor der Beurkundung: Das gilt meist nicht als Einlage. Der Betrag geht zurück, und {{name}} zahlt ihn noch einmal ein, oder du klärst mit dem Notariat, ob er zählt.',
    early_other:
      'Gebucht {{count}} Tage vor der Beurkundung: Das gilt meist nicht als Einlage. Der Betrag geht zurück, und {{name}} zahlt ihn noch einmal ein, oder du klärst mit dem Notariat, ob er zählt.',
    'wrong-payer':
      'Gezahlt hat „{{payer}}“ und nicht {{name}}. Der Betrag geht zurück, und {{name}} zahlt ihn vom eigenen Konto ein.',
    instead:
      'Gezahlt hat „{{payer}}“ und nicht {{name}}. Ist es die Einlage von {{instead}}, gehört die Zahlung dorthin; sonst geht der Betrag zurück, und {{name}} zahlt ihn vom eigenen Konto ein.',
    'not-needed':
      'Diese Zahlung zählt nicht mit und geht zurück. Die Einlage ist auch ohne sie vollständig.',
    'written-differently':
      'Die Bank schreibt den Namen anders als ihr. Das passt wohl; vergleiche ihn mit der Urkunde.',
    complete: 'Betrag, Tag und Name passen.',
  },
  remove: 'Entfernen',
  removeOf: 'Zahlung vom {{date}} entfernen',
  refusal: {
    TOO_MANY_PAYMENTS: 'Mehr als 100 Zahlungen aller zusammen kann eine Gründung nicht aufnehmen.',
  },
  report: {
    open: 'Als Hindernis melden',
    text: 'Unser Team und die Kanzlei sehen es sofort. Hast du den Kontoauszug schon eingereicht, zählt er nicht mehr, und du reichst später einen neuen ein.',
    note: 'Was gemeldet wird',
  },
  notes: {
    'capital-short': '{{name}}: Es fehlen {{amount}} von {{due}}.',
    'capital-short-again': '{{name}}: Es fehlen {{amount}}; zählt nur, was passt, fehlen {{due}}.',
    'capital-early': '{{name}}: {{amount}} wurden am {{date}} gebucht, vor der Beurkundung.',
    'capital-wrong-payer': '{{name}}: {{amount}} am {{date}} kamen von {{payer}}.',
  },
  add: {
    title: 'Eine Zahlung eintragen',
    text: 'Wie sie auf dem Kontoauszug der Gesellschaft steht.',
    whose: 'Auf wessen Einlage?',
    bookedOn: 'Tag der Buchung',
    amount: 'Wie viel, in Euro',
    payer: 'Name, wie ihn die Bank schreibt',
    submit: 'Diese Zahlung eintragen',
    problems: {
      NOT_AN_AMOUNT: 'Bitte gib einen Betrag an, etwa 6.250,00.',
      NOT_A_DATE: 'Bitte gib den Tag der Buchung an.',
      LONG_AGO: 'Dieser Tag liegt zu weit zurück: Bitte gib einen ab dem Jahr 2000 an.',
      NOT_YET: 'Dieser Tag kommt erst noch.',
    },
  },
  statement: {
    title: 'Aus einem Kontoauszug übernehmen',
    text: 'Lade bei deiner Bank die Umsätze als CAMT.053, MT940 oder CSV herunter und wähle die Datei hier aus, bis 5 MB. Wir lesen sie einmal und bewahren sie nicht auf; gespeichert wird nur, was du auswählst.',
    choose: 'Kontoauszug auswählen',
    reading: 'Die Datei wird gelesen.',
    found_one: '{{count}} Zahlungseingang gelesen.',
    found_other: '{{count}} Zahlungseingänge gelesen.',
    none: 'In der Datei ist kein Zahlungseingang.',
    skipped_one:
      '{{count}} Zeile ließ sich nicht übernehmen: Tag, Betrag oder Währung fehlen, oder sie ist noch nicht gebucht.',
    skipped_other:
      '{{count}} Zeilen ließen sich nicht übernehmen: Tag, Betrag oder Währung fehlen, oder sie sind noch nicht gebucht.',
    repeated_one:
      '{{count}} Zeile stand mehrfach darin und zählt einmal. Waren es zwei Zahlungen, trag die zweite selbst ein.',
    repeated_other:
      '{{count}} Zeilen standen mehrfach darin und zählen einmal. Waren es mehrere Zahlungen, trag die weiteren selbst ein.',
    returned: 'Das Geld ging zurück.',
    known: 'Schon eingetragen.',
    account: 'Konto …{{account}}',
    whose: 'Einlage von',
    nobody: 'keine Einlage',
    payer: 'Name',
    others_one: '{{count}} weiteren Zahlungseingang zeigen',
    others_other: '{{count}} weitere Zahlungseingänge zeigen',
    most: 'Gezeigt werden die ersten {{count}}.',
    take: 'Ausgewählte übernehmen',
    unnamed: 'Bitte gib bei jeder ausgewählten Zahlung an, wer gezahlt hat.',
    faults: {
      empty: 'Die Datei ist leer. Bitte wähle eine andere.',
      'not-a-statement':
        'Das ist kein Kontoauszug, den wir lesen können. Bitte lade bei deiner Bank CAMT.053, MT940 oder CSV herunter; ein PDF lässt sich hier nicht lesen.',
      damaged: 'Die Datei ist beschädigt. Bitte lade sie noch einmal bei deiner Bank herunter.',
      entities: 'Die Datei enthält, was kein Kontoauszug braucht, und wurde nicht gelesen.',
      'too-many-lines':
        'Die Datei hat mehr als 10.000 Zeilen. Bitte wähle bei deiner Bank einen kürzeren Zeitraum.',
      'too-costly':
        'Die Datei zu lesen dauert zu lange. Bitte wähle bei deiner Bank einen kürzeren Zeitraum.',
      size: 'Die Datei ist größer als 5 MB. Bitte wähle bei deiner Bank einen kürzeren Zeitraum.',
      other: 'Das hat gerade nicht geklappt. Bitte versuch es gleich noch einmal.',
    },
  },
  offer: {
    title: 'Kanzlei und Notariat',
    off: 'Kanzlei und Notariat sehen diese Zahlungen nicht. Zeig sie ihnen, wenn alles stimmt: zusammen mit dem Kontoauszug, den du einreichst.',
    on: 'Kanzlei und Notariat sehen diese Zahlungen, das Notariat in seinem Raum und nur von Beteiligten, die es von der Schweigepflicht entbunden haben.',
    show: 'Kanzlei und Notariat zeigen',
    hide: 'Nicht mehr zeigen',
  },
} as const;

export const handle = { texts: { contributions } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contributions: typeof contributions;
  }
}
