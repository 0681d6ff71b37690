/** Words of the sheets; those of the law stay German in both languages. */
export const sheetWordsDe = {
  mark: 'Daten, kein Entwurf',
  intro:
    'Zusammengestellt aus dem, was die Beteiligten angegeben haben. Entwurf und Prüfung sind Sache der Kanzlei und des Notariats.',
  made: (number: string, date: string) => `${number}, Stand ${date}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  missing: 'fehlt',
  withheld: 'nicht gezeigt',
  withheldNote:
    'Nicht gezeigt: Geburtsdatum und Anschrift anderer sehen nur diese selbst, die Kanzlei und das Team.',
  titles: {
    'intake-sheet': 'Datenblatt für Notariat und Kanzlei',
    'list-of-shareholders': 'Liste der Gesellschafter',
    'register-application': 'Kern der Registeranmeldung',
    bank: 'Angaben für die Bank',
    tax: 'Angaben für den Fragebogen zur steuerlichen Erfassung',
  },
  company: {
    title: 'Gesellschaft',
    name: 'Firma',
    legalForm: 'Rechtsform',
    seat: 'Sitz',
    court: 'Registergericht',
    source: 'Quelle des Gerichts',
    courtSource: (source: string, date: string) =>
      `Codeliste des Bundes (${source}), gelesen am ${date}`,
    unverified: 'von der Kanzlei noch nicht geprüft',
    address: 'Geschäftsanschrift',
    object: 'Gegenstand des Unternehmens',
    capital: 'Stammkapital',
    fiscalYearEnd: 'Ende des Geschäftsjahrs',
    website: 'Website',
    description: 'Vorhaben',
    articles: 'Grundlage',
    kinds: { 'model-protocol': 'Musterprotokoll', own: 'eigener Gesellschaftsvertrag' },
  },
  person: {
    roles: 'Rolle',
    shareholder: 'Gesellschafter',
    director: 'Geschäftsführung',
    noRole: 'noch keine Rolle',
    email: 'E-Mail',
    birthDate: 'Geburtsdatum',
    birthPlace: 'Geburtsort',
    birthName: 'Geburtsname',
    nationalities: 'Staatsangehörigkeit',
    address: 'Anschrift',
    legalForm: 'Rechtsform',
    register: 'Register',
    representedBy: 'Vertreten durch',
    born: (date: string) => `geboren am ${date}`,
    details: 'Angaben zur Person',
    shares: 'Anteile',
    share: (numbers: string, count: number, euros: string, percent: string) =>
      count === 1
        ? `Nr. ${numbers} zu ${euros} (${percent} %)`
        : `Nr. ${numbers}, ${count} Anteile zu je ${euros} (je ${percent} %)`,
    total: (euros: string, percent: string) => `zusammen ${euros} (${percent} %)`,
    due: 'Vor der Anmeldung zu leisten',
    portions: { full: 'voll', half: 'zur Hälfte', quarter: 'zu einem Viertel' },
    representation: 'Vertretung',
    minor:
      'Minderjährig: gesetzliche Vertretung, Ergänzungspflegschaft und Genehmigung klären (§§ 107, 1643, 1852 BGB)',
    minorCleared: 'Minderjährig; von der Kanzlei freigegeben (§§ 107, 1643, 1852 BGB)',
    minorLabel: 'Alter',
  },
  appointments: {
    title: 'Notariat und Termine',
    notary: 'Notariat',
    appointment: 'Beurkundung',
    confirmed: 'bestätigt',
    proposed: 'vorgeschlagen',
    online: 'Online-Verfahren',
    consultation: 'Erstgespräch',
    types: { phone: 'per Telefon', online: 'per Video' },
    none: 'noch kein Termin',
  },
  missingTitle: 'Was noch fehlt',
  nothingMissing: 'Nichts. Alle Angaben sind da.',
  fields: {
    'core-data': 'Kerndaten der Gesellschaft',
    'business-address': 'Inländische Geschäftsanschrift (§ 8 Abs. 4 Nr. 1 GmbHG)',
    'register-court': 'Registergericht: für diesen Sitz in keiner Quelle, das Notariat nennt es',
    notary: 'Notariat',
    people: 'Wer gründet',
    shares: 'Anteile, die zusammen das Stammkapital ergeben (§ 5 Abs. 3 GmbHG)',
    directors: 'Wer die Geschäfte führt (§ 6 GmbHG)',
    articles: 'Musterprotokoll oder eigener Vertrag (§ 2 GmbHG)',
    roles: 'Rolle',
    due: 'Wie viel vor der Anmeldung geleistet wird (§ 7 Abs. 2, § 5a Abs. 2 GmbHG)',
    details: 'Angaben zur Person',
  },
  list: {
    title: 'Gesellschafter und Anteile',
    head: [
      'Lfd. Nr.',
      'Gesellschafter',
      'Geburtsdatum / Register',
      'Wohnort / Sitz',
      'Anzahl',
      'Nennbetrag je Anteil',
      'Prozent je Anteil',
      'Summe',
      'Prozent gesamt',
    ],
    capital: 'Stammkapital',
    sum: 'Summe der Nennbeträge',
    sums: 'Summen',
    notes: 'Hinweise',
    rounding:
      'Prozente sind auf eine Stelle gerundet; wo das 0,0, 25,0 oder 50,0 ergäbe, auf mehr Stellen. Ihre Summe muss nicht 100 ergeben (§ 4 Abs. 1 bis 3 GesLV).',
    model:
      'Mit Musterprotokoll gilt dieses zugleich als Gesellschafterliste (§ 2 Abs. 1a Satz 4 GmbHG).',
    signed:
      'Die Geschäftsführung unterschreibt die Liste und reicht sie mit der Anmeldung ein (§ 8 Abs. 1 Nr. 3, § 40 Abs. 1 GmbHG).',
  },
  application: {
    court: 'Gericht',
    company: 'Gesellschaft',
    general: 'Allgemeine Vertretung',
    generalModel: 'Ein Geschäftsführer; er vertritt allein (Musterprotokoll Nr. 4).',
    generalOwn:
      'Wie im Gesellschaftsvertrag geregelt. Ohne Regelung vertreten mehrere nur gemeinsam (§ 35 Abs. 2 GmbHG).',
    directors: 'Geschäftsführung und besondere Vertretung',
    directorsHead: ['Name', 'Geburtsdatum', 'Wohnort', 'Besondere Vertretung'],
    alone: 'vertritt allein',
    together: 'vertritt gemeinsam mit einer anderen Person der Geschäftsführung',
    exempt: 'von den Beschränkungen des § 181 BGB befreit',
    notExempt: 'nicht von § 181 BGB befreit',
    contributions: 'Einlagen vor der Anmeldung',
    contributionsHead: ['Gesellschafter', 'Nennbetrag', 'Zu leisten', 'Betrag'],
    atLeast: (euros: string) => `Zusammen mindestens ${euros}`,
    assurances: 'Vor dem Notariat zu versichern',
    assuranceList: [
      'Die Leistungen auf die Anteile sind bewirkt und stehen endgültig zur freien Verfügung der Geschäftsführung (§ 8 Abs. 2, § 7 Abs. 2 GmbHG).',
      'Kein Umstand steht der Bestellung entgegen (§ 8 Abs. 3, § 6 Abs. 2 Satz 2 Nr. 2 und 3, Satz 3 und 4 GmbHG).',
      'Über die unbeschränkte Auskunftspflicht gegenüber dem Gericht wurde belehrt (§ 8 Abs. 3 GmbHG, § 53 Abs. 2 BZRG).',
    ],
    assuranceNote:
      'Hier steht nur, was zu versichern ist. Die Versicherung geben alle aus der Geschäftsführung selbst ab; sie ist strafbewehrt (§ 82 GmbHG).',
    attachments: 'Anlagen',
    attachmentList: [
      'Gesellschaftsvertrag oder Musterprotokoll (§ 8 Abs. 1 Nr. 1 GmbHG)',
      'Bestellung der Geschäftsführung, soweit nicht im Vertrag (§ 8 Abs. 1 Nr. 2 GmbHG)',
      'Liste der Gesellschafter (§ 8 Abs. 1 Nr. 3, § 40 GmbHG)',
    ],
  },
  bank: {
    account: 'Kontoinhaberin bis zur Eintragung',
    inFormation: (name: string) => `${name} i.\u00a0G.`,
    deed: 'Beurkundet am',
    directors: 'Geschäftsführung, zur Identifizierung',
    directorsHead: ['Name', 'Geburtsdatum', 'Geburtsort', 'Staatsangehörigkeit', 'Anschrift'],
    representation: 'Vertretung der Gesellschaft',
    owners: 'Wirtschaftlich Berechtigte, nach den Anteilen',
    person: (name: string, percent: string) => `${name}: ${percent} % der Anteile`,
    behind: (name: string, percent: string) =>
      `${name}: ${percent} % der Anteile. Die Bank fragt, wer hinter dieser Gesellschaft steht.`,
    nobody:
      'Keine Person hält mehr als 25 % der Anteile. Kontrolliert auch sonst niemand die Gesellschaft, gelten ihre gesetzlichen Vertreter (§ 3 Abs. 2 Satz 5 GwG).',
    control:
      'Stimmrechte und andere Wege, die Gesellschaft zu kontrollieren, kennt nur ihr; sie zählen auch.',
    own: 'Was die Bank von euch selbst erfragt',
    ownList: [
      'Steuernummer oder Identifikationsnummer der wirtschaftlich Berechtigten und aller, die über das Konto verfügen (§ 154 Abs. 2a AO)',
      'Steuerliche Ansässigkeit der Gesellschaft und derer, die sie beherrschen (Selbstauskunft nach dem FKAustG)',
      'Woher das eingezahlte Geld stammt',
      'Erwarteter Umsatz, Zahlungen aus dem und ins Ausland, Bargeld',
    ],
    withheld:
      'Was hier nicht gezeigt wird, geben die Beteiligten der Bank selbst, meist bei ihrer Identifizierung.',
    attachments: 'Was sie dazu sehen will',
    attachmentList: [
      'Beglaubigte Abschrift der Gründungsurkunde mit dem Gesellschaftsvertrag',
      'Liste der Gesellschafter',
      'Personalausweis oder Reisepass von allen, die über das Konto verfügen',
      'Registerauszug einer Gesellschaft, die Anteile hält; nach der Eintragung den eigenen',
    ],
  },
  tax: {
    deed: 'Beurkundet am',
    entered: 'Eingetragen am',
    number: 'Registernummer',
    directors: 'Gesetzliche Vertretung',
    shareholders: 'Beteiligte',
    shareholdersHead: [
      'Gesellschafter',
      'Geburtsdatum / Register',
      'Wohnort / Sitz',
      'Summe',
      'Prozent',
    ],
    own: 'Was ihr selbst wisst, und uns nicht gesagt habt',
    ownList: [
      'Bankverbindung der Gesellschaft',
      'Telefon und E-Mail der Gesellschaft',
      'Beginn der Tätigkeit',
      'Zahl der Beschäftigten und Beginn der Lohnzahlungen',
      'Steuernummern und Identifikationsnummern der Beteiligten',
    ],
    adviser: 'Mit der Steuerberatung',
    adviserList: [
      'Erwarteter Gewinn und Vorauszahlungen: bestimmen, was das Finanzamt vorab verlangt',
      'Umsätze, Kleinunternehmerregelung und Besteuerung nach vereinbarten oder vereinnahmten Entgelten',
      'Umsatzsteuer-Identifikationsnummer',
      'Gewinnermittlung und Eröffnungsbilanz',
      'Organschaft, Betriebsaufspaltung und Vorgänge zwischen Gesellschaft und Gesellschaftern',
    ],
    attachments: 'Anlagen, nach denen gefragt wird',
    attachmentList: [
      'Gesellschaftsvertrag oder Musterprotokoll mit der Urkunde',
      'Registerauszug',
      'Eröffnungsbilanz',
    ],
  },
} as const;

type Words<Value> = Value extends string
  ? string
  : Value extends (...taken: infer Taken) => string
    ? (...taken: Taken) => string
    : { readonly [Key in keyof Value]: Words<Value[Key]> };
/** The words of a sheet in one language. */
export type SheetWords = Words<typeof sheetWordsDe>;
