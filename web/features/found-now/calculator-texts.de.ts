import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
/** Texts of the cost calculator. */
export const calculatorTexts = {
  kicker: 'Kostenrechner',
  title: 'Was kostet deine Gründung?',
  lead: 'Notar- und Gerichtsgebühren stehen im Gesetz und sind überall gleich. Wir rechnen sie aus, Position für Position.',
  form: 'Rechtsform',
  forms: namesIn(shortLegalFormNames, 'de'),
  capital: 'Stammkapital in Euro',
  capitalHelp:
    'Das Geld, das ihr als Gesellschafter einzahlt. UG: 1 bis 24.999 €, GmbH: ab 25.000 €.',
  shareholders: 'Wie viele Gesellschafter?',
  shareholdersHelp: 'Alle, die Anteile bekommen, auch du.',
  articles: 'Gesellschaftsvertrag (Satzung)',
  articlesHelp:
    'Das Musterprotokoll ist die gesetzliche Kurzform: höchstens drei Gesellschafter, eine Geschäftsführung, keine eigenen Regeln (§ 2 Abs. 1a GmbHG).',
  articlesKinds: {
    'model-protocol': 'Musterprotokoll',
    'own-articles': 'eigener Gesellschaftsvertrag',
  },
  submit: 'Kosten berechnen',
  refusals: {
    CAPITAL_NOT_A_NUMBER: 'Bitte gib das Stammkapital als Zahl an, etwa 500 oder 25.000.',
    CAPITAL_NOT_WHOLE_EUROS:
      'Stammkapital gibt es nur in ganzen Euro, weil jeder Geschäftsanteil auf volle Euro lautet (§ 5 Abs. 2 GmbHG).',
    UG_CAPITAL_TOO_LOW:
      'Eine UG braucht mindestens 1 € Stammkapital (§ 5a Abs. 1, § 5 Abs. 2 GmbHG).',
    UG_CAPITAL_TOO_HIGH:
      'Eine UG hat höchstens 24.999 € Stammkapital. Ab 25.000 € ist es eine GmbH (§ 5a Abs. 1 GmbHG): Wähle sie als Rechtsform.',
    GMBH_CAPITAL_TOO_LOW:
      'Eine GmbH braucht mindestens 25.000 € Stammkapital (§ 5 Abs. 1 GmbHG). Mit weniger kannst du eine UG gründen.',
    CAPITAL_TOO_HIGH:
      'Über 1.000.000 € rechnen wir nicht: Dann gelten Höchstwerte, und das Notariat sagt dir die Gebühr vorab.',
    CAPITAL_BELOW_SHAREHOLDERS:
      'Jeder Gesellschafter übernimmt mindestens einen Anteil von 1 € (§ 5 Abs. 2 GmbHG). Das Stammkapital ist dafür zu klein.',
    SHAREHOLDERS_NOT_A_NUMBER: 'Bitte gib die Zahl der Gesellschafter an, von 1 bis 50.',
    MODEL_PROTOCOL_TOO_MANY:
      'Das Musterprotokoll gibt es für höchstens drei Gesellschafter (§ 2 Abs. 1a GmbHG). Wähle den eigenen Gesellschaftsvertrag.',
  },
  refused: 'Das geht so nicht',
  total: 'Zusammen etwa',
  totalNote: 'alles inkl. MwSt., ohne dein Stammkapital: Das gehört der Gesellschaft.',
  start: 'Damit gründen',
  said: 'Zusammen etwa {{total}}.',
  caption: 'Was Paket, Notariat und Gericht im Einzelnen kosten',
  columns: { item: 'Posten', basis: 'Grundlage', amount: 'Betrag' },
  groups: { ours: 'Siebenschritt', notary: 'Notariat', court: 'Registergericht' },
  package: 'Gründungspaket inkl. {{percent}} % MwSt.',
  packageBasis: '{{net}} netto und {{vat}} MwSt., einmalig',
  positions: {
    declaration: 'Gründungserklärung einer Person',
    contract: 'Gesellschaftsvertrag',
    'contract-with-appointment': 'Gesellschaftsvertrag und Bestellung der Geschäftsführung',
    appointment: 'Beschluss über die Geschäftsführung',
    'shareholder-list': 'Gesellschafterliste',
    application: 'Anmeldung zum Register',
    supervision: 'Überwachung der Einzahlung',
    'structured-data': 'Strukturdaten für das Register',
  },
  /** The rate of a full fee, and the value it is taken of. */
  basis: 'KV {{kv}}: Satz {{rate}} aus',
  least: 'mindestens {{amount}}',
  most: 'höchstens {{amount}}',
  outlays: 'Auslagen, geschätzt',
  outlaysBasis: 'KV 32000 ff.: Kopien, Scans, Post',
  /** VAT has two names in German. */
  vat: '{{percent}} % MwSt. (Umsatzsteuer)',
  vatBasis: 'KV 32014',
  notary: 'Notariat zusammen',
  notaryBasis: 'inkl. MwSt., etwa',
  courtEntry: 'Ersteintragung',
  courtEntryBasis: 'HRegGebV Nr. 2100; mit Sacheinlagen {{inKind}} (Nr. 2101)',
  courtAvailability: 'Bereitstellung der Daten zum Abruf',
  courtAvailabilityBasis: 'HRegGebV Nr. 6000: ein Drittel der Eintragung',
  court: 'Registergericht zusammen',
  courtBasis: 'ohne MwSt.',
  source:
    'Gerechnet mit Tabelle B zu § 34 GNotKG, Stand {{since}}. Der Wert ist das Stammkapital, mit eigenem Gesellschaftsvertrag mindestens {{leastValue}} (§ 105 Abs. 1 und 4, § 107 Abs. 1 GNotKG); das Musterprotokoll ist davon ausgenommen (§ 105 Abs. 6). Für Bareinlagen und eine Person in der Geschäftsführung. Geschätzt sind nur die Auslagen.',
  sourceModel:
    'Überwacht das Notariat auch beim Musterprotokoll die Einzahlung, kommt KV 22200 dazu, mindestens {{supervision}} inkl. MwSt. Es entscheidet die Rechnung des Notariats.',
} as const;
