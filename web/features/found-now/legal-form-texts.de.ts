import { courtFees } from '#domain/pricing/court-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';

const euros = (contributions: 'money' | 'in-kind') =>
  wholeEuros(courtFees(contributions).total, 'de');

/** Texts of “UG or GmbH?”: questions, answers, reasons and verdicts by their names in the domain. */
export const legalFormTexts = {
  kicker: 'UG oder GmbH?',
  title: 'Sechs Fragen zur Rechtsform',
  lead: 'Du bekommst Gründe für beide Seiten. Eine Rechtsberatung ist das nicht: Die gibt die Kanzlei im Erstgespräch.',
  questions: {
    funds: {
      title: 'Wie viel Geld könnt ihr vor der Anmeldung einzahlen?',
      answers: {
        'below-12500': 'weniger als 12.500 €',
        'below-25000': '12.500 bis 24.999 €',
        'from-25000': '25.000 € oder mehr',
      },
    },
    kind: {
      title: 'Wollt ihr etwas anderes als Geld einbringen?',
      answers: { no: 'nein, nur Geld', yes: 'ja, etwa ein Auto oder Software' },
    },
    finance: {
      title: 'Sucht ihr in zwei Jahren Kredite oder Investoren?',
      answers: { no: 'nein', yes: 'ja' },
    },
    profits: {
      title: 'Was soll mit Gewinnen geschehen?',
      answers: { keep: 'im Unternehmen bleiben', 'pay-out': 'möglichst ausgezahlt werden' },
    },
    founders: {
      title: 'Wer gründet?',
      answers: {
        alone: 'ich allein',
        few: 'wir zu zweit oder dritt',
        individual: 'mehr, oder wir wollen eigene Regeln',
      },
    },
    image: {
      title: 'Achten eure Geschäftspartner auf die Rechtsform?',
      answers: { no: 'kaum', yes: 'ja, etwa Konzerne oder Vermieter' },
    },
  },
  submit: 'Gründe anzeigen',
  incomplete: 'Beantworte alle sechs Fragen, dann stehen hier die Gründe für beide Formen.',
  open: 'Noch offen:',
  start: 'Damit gründen',
  verdicts: {
    'only-ug': {
      title: 'Für den Anfang bleibt die UG',
      text: 'Eine GmbH lässt sich erst anmelden, wenn mindestens 12.500 € eingezahlt sind (§ 7 Abs. 2 GmbHG).',
    },
    'only-gmbh': {
      title: 'Mit einer Sacheinlage bleibt die GmbH',
      text: 'Eine UG wird nur mit Geld gegründet (§ 5a Abs. 2 Satz 2 GmbHG). Bei der GmbH zählt die Sache mit ihrem Wert; er wird in einem Bericht begründet, und sie gehört der Gesellschaft ganz, bevor angemeldet wird (§ 5 Abs. 4, § 7 Abs. 3 GmbHG).',
    },
    ug: {
      title: 'Die UG passt besser',
      text: 'Sie ist eine GmbH mit kleinem Kapital und kann durch Kapitalerhöhung zu einer GmbH werden.',
    },
    gmbh: {
      title: 'Die GmbH passt besser',
      text: 'Das Kapital steht der Gesellschaft zur Verfügung: Sie darf damit arbeiten.',
    },
    either: {
      title: 'Beides passt, die Gründe halten sich die Waage',
      text: 'Lies sie als Liste für das Erstgespräch. Was euch am wichtigsten ist, entscheidet.',
    },
  },
  sides: { ug: 'Für die UG', gmbh: 'Für die GmbH' },
  reasons: {
    'funds:below-12500': 'Sie beginnt ab 1 € Stammkapital.',
    'funds:below-25000':
      'Das Geld reicht zwar, um eine GmbH anzumelden. Den Rest bis 25.000 € schuldet ihr ihr aber weiter, und ein Insolvenzverwalter würde ihn einfordern.',
    'funds:from-25000':
      'Das Kapital ist da. Mit ihm entfällt die Rücklage, die das Gesetz der UG vorschreibt.',
    'kind:yes': `Nur sie lässt Sacheinlagen zu; das Gericht kostet dann ${euros('in-kind')} statt ${euros('money')}.`,
    'finance:no': 'Ohne Kredit und Investoren zählt ein hohes Stammkapital wenig.',
    'finance:yes':
      'Banken und Investoren sehen auf das Eigenkapital, und sie bringt es von Anfang an mit.',
    'profits:keep':
      'Die Pflicht, ein Viertel des Jahresgewinns zurückzulegen (§ 5a Abs. 3 GmbHG), stört dich kaum: Du willst Gewinne ohnehin im Unternehmen lassen und wächst so auf die 25.000 € zu.',
    'profits:pay-out':
      'Bei der UG bleibt ein Viertel des Jahresgewinns gebunden (§ 5a Abs. 3 GmbHG). Bei ihr könnt ihr über alles beschließen.',
    'founders:alone':
      'Mit dem Musterprotokoll ist sie der günstigste Weg, und allein fehlen dir keine Regeln für den Streitfall.',
    'founders:few':
      'Mit dem Musterprotokoll bleibt sie günstig. Es regelt aber nicht, was gilt, wenn jemand aussteigt.',
    'founders:individual':
      'Eigene Regeln brauchen einen eigenen Gesellschaftsvertrag, und der kostet beim Notariat für beide Formen gleich viel: Der Preisvorteil der UG ist weg.',
    'image:no': 'Der Zusatz „haftungsbeschränkt“ im Namen stört dann kaum.',
    'image:yes':
      'Bei der UG gehört der Zusatz „haftungsbeschränkt“ ungekürzt in den Namen (§ 5a Abs. 1 GmbHG), und manche fragen nach dem Kapital.',
    'later:costs':
      'Der spätere Wechsel von der UG zur GmbH kostet noch einmal Notariat und Gericht.',
    'capital:bound':
      'Bei der GmbH sind 25.000 € an die Gesellschaft gebunden und dürfen nicht an euch zurückfließen (§ 30 GmbHG).',
  },
  note: 'Quellen: §§ 2, 5, 5a, 7 und 30 GmbHG. Bei beiden haftet nach der Eintragung nur das Gesellschaftsvermögen (§ 13 Abs. 2 GmbHG), und die Steuern sind dieselben.',
} as const;
