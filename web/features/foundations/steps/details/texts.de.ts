import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
/** What the form of the company details says. */
export const coreData = {
  questions: {
    capital: {
      title: 'Welche Rechtsform, und wie viel Stammkapital?',
      label: 'Rechtsform und Stammkapital',
    },
    name: { title: 'Wie heißt die Gesellschaft?', label: 'Firma' },
    shareholders: { title: 'Gründest du allein oder mit anderen?', label: 'Gesellschafter' },
    seat: { title: 'Wo sitzt sie, und unter welcher Anschrift?', label: 'Sitz und Anschrift' },
    purpose: { title: 'Was tut die Gesellschaft?', label: 'Gegenstand' },
    project: { title: 'Was hast du vor?', label: 'Vorhaben' },
    year: { title: 'Wann endet das Geschäftsjahr?', label: 'Geschäftsjahr' },
    notary: { title: 'Zu welchem Notariat gehst du? (freiwillig)', label: 'Notariat' },
  },
  notaryLead:
    'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Wenn du schon weißt, in welches Notariat du gehst, nenne es hier; sonst hat es Zeit, bis die Unterlagen freigegeben sind.',
  companyName: 'Firma (Name der Gesellschaft)',
  planned:
    'Was du im Rechner oder bei den Fragen gewählt hast, steht schon da. Du kannst alles ändern.',
  completeName: 'Als „{{name}}“ eintragen',
  companyNameHelp:
    'Mit Rechtsform (§§ 4, 5a Abs. 1 GmbHG), etwa „Muster Werkzeugbau UG (haftungsbeschränkt)“.',
  city: 'Sitz der Gesellschaft',
  cityHelp:
    'Die Stadt oder Gemeinde in Deutschland, in der die Gesellschaft sitzt (§ 4a GmbHG); nach ihr richtet sich das Registergericht.',
  businessAddress: 'Geschäftsanschrift (freiwillig)',
  businessAddressLead:
    'Unter dieser Anschrift in Deutschland steht die Gesellschaft im Handelsregister und bekommt dort Post (§ 8 Abs. 4 Nr. 1 GmbHG). Sie darf in einem anderen Ort liegen als der Sitz. Wenn du sie noch nicht weißt, lass sie leer; das Notariat braucht sie für die Anmeldung.',
  businessStreet: 'Straße und Hausnummer',
  businessZip: 'Postleitzahl',
  businessCity: 'Ort der Anschrift',
  fiscalYearEnd: 'Ende des Geschäftsjahrs',
  fiscalYearEndHelp:
    'Fast immer das Kalenderjahr. Ein Geschäftsjahr dauert höchstens zwölf Monate (§ 240 Abs. 2 HGB); das erste darf kürzer sein.',
  website: 'Website (freiwillig)',
  websiteHelp: 'Etwa www.muster.de',
  legalForm: 'Rechtsform',
  legalForms: namesIn(legalFormNames, 'de'),
  legalFormHelp: {
    ug: '1 bis 24.999 € Stammkapital, vor der Anmeldung vollständig in Geld eingezahlt, keine Sacheinlage. Ein Viertel des Jahresgewinns wird zurückgelegt; später kann sie zur GmbH werden.',
    gmbh: 'Ab 25.000 € Stammkapital. Vor der Anmeldung muss ein Viertel jedes Anteils eingezahlt sein, zusammen mindestens 12.500 €.',
  },
  shareCapital: 'Stammkapital in Euro',
  shareCapitalHelp: {
    ug: 'Das Geld, das ihr als Gesellschafter einzahlt: 1 bis 24.999 €, ganze Euro (§§ 5 Abs. 2, 5a Abs. 1 GmbHG).',
    gmbh: 'Das Geld, das ihr als Gesellschafter einzahlt: mindestens 25.000 €, ganze Euro (§ 5 Abs. 1, 2 GmbHG).',
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
  companyPurpose: 'Gegenstand des Unternehmens',
  cityOdd:
    'Meinst du die Gemeinde, in der die Gesellschaft sitzt? Nach ihr richtet sich das Registergericht.',
  companyPurposeOdd:
    'Ist das schon alles? So steht es im Handelsregister, etwa „Entwicklung und Vertrieb von Software“.',
  companyPurposeHelp:
    'Was die Gesellschaft tut, in einem Satz, so wie er im Handelsregister stehen soll (§ 3 Abs. 1 Nr. 2 GmbHG).',
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
  submit: 'Kerndaten absenden',
  correct: 'Berichtigung speichern',
  lead: 'Felder ohne den Zusatz „freiwillig“ brauchen wir.',
} as const;
