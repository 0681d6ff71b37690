import type { NewPerson } from '#modules/accounts/demo-accounts.ts';
import { daysBefore, workday } from './calendar.ts';
import { core, gmbh } from './core-data.ts';
import type { DemoFoundation } from './demo-foundation.ts';
import { enteredCompanies } from './entered-companies.ts';
import { type Step, stepsTo } from './foundations.ts';
import { peopleCases } from './people-cases.ts';

/** Chosen by several founders. */
const dom = {
  ...notary('Notariat am Dom', 'koeln', 'Domkloster 4, 50667 Köln'),
  phone: '+49 221 4710 990',
};
const westend = notary(
  'Notariat Westend',
  'frankfurt',
  'Bockenheimer Landstraße 51, 60325 Frankfurt',
);

/** One in every status, and what goes wrong in real life. Phone numbers are those for films. */
export const demoFoundations: readonly DemoFoundation[] = [
  {
    founder: { first: 'Tobias', last: 'Lindner', phone: '+49 30 23125 014' },
    status: 'start-pending',
    idleDays: 1,
    core: core('Lindner Möbelrestaurierung UG (haftungsbeschränkt)', 'Potsdam', {
      companyPurpose: 'Restaurierung und Verkauf alter Möbel',
      description: 'Wir arbeiten Möbel aus Nachlässen auf und verkaufen sie im Laden und online.',
    }),
    notary: notary('Notarin Beate Krüger', 'potsdam', 'Brandenburger Straße 12, 14467 Potsdam'),
  },
  {
    founder: { first: 'Aylin', last: 'Demir', phone: '+49 221 4710 208' },
    status: 'consultation-appointment-select-pending',
    idleDays: 5,
    core: core('Nadelwerk UG (haftungsbeschränkt)', 'Köln', {
      companyPurpose: 'Änderungsschneiderei und Maßanfertigung von Kleidung',
      description: 'Eine Schneiderei im Belgischen Viertel mit Kursen am Wochenende.',
      businessAddress: { street: 'Maastrichter Straße 31', zip: '50672', city: 'Köln' },
    }),
    notary: dom,
  },
  {
    // Ordered, and looking for a time.
    founder: { first: 'Greta', last: 'Sommerfeld', phone: '+49 30 23125 888' },
    status: 'consultation-appointment-select-pending',
    detour: {
      from: 'consultation-appointment-select-pending',
      steps: [['order-package', 'founder']],
    },
    idleDays: 2,
    core: core('Sommerfeld Fahrradwerkstatt UG (haftungsbeschränkt)', 'Freiburg im Breisgau', {
      companyPurpose: 'Reparatur von und Handel mit Fahrrädern',
      description: 'Eine Werkstatt mit Verleih am Bahnhof, zunächst an vier Tagen in der Woche.',
    }),
    notary: notary('Notarin Ilse Brandt', 'freiburg', 'Kaiser-Joseph-Straße 84, 79098 Freiburg'),
  },
  {
    founder: { first: 'Jonas', last: 'Reuter', phone: '+49 40 66969 310' },
    status: 'consultation-pending',
    unsure: [{ about: 'people' }],
    idleDays: 1,
    core: core('Lotsenhaus Software GmbH', 'Hamburg', {
      ...gmbh(2_500_000, 'three'),
      companyPurpose: 'Entwicklung und Betrieb von Software für Häfen und Reedereien',
      description: 'Unsere Software plant Liegeplätze; zwei Terminals testen sie bereits.',
    }),
    notary: notary('Notariat an der Alster', 'hamburg', 'Ballindamm 27, 20095 Hamburg'),
  },
  {
    founder: { first: 'Carla', last: 'Hoffmann', phone: '+49 89 99998 122' },
    status: 'documents-pending',
    idleDays: 4,
    core: core('Isarblick Hausverwaltung GmbH', 'München', {
      ...gmbh(2_500_000, 'alone'),
      companyPurpose: 'Verwaltung von Wohnungseigentum und Miethäusern',
      description: 'Ich verwalte schon zwölf Häuser, bisher als Einzelunternehmerin.',
    }),
    notary: notary('Notar Dr. Xaver Huber', 'muenchen', 'Sendlinger Straße 8, 80331 München'),
  },
  {
    founder: { first: 'Mehmet', last: 'Kaya', phone: '+49 152 28817 386' },
    status: 'documents-pending',
    detour: { from: 'review-pending', steps: [['request-document-changes', 'lawyer']] },
    idleDays: 1,
    reason:
      'In § 6 fehlt, wer die Gesellschaft vertritt, wenn einer der Geschäftsführer ausscheidet.',
    core: core('Kaya Elektrotechnik GmbH', 'Nürnberg', {
      ...gmbh(5_000_000, 'alone'),
      companyPurpose: 'Elektroinstallation, Gebäudetechnik und Ladestationen',
      description:
        'Ein Meisterbetrieb mit vier Angestellten, der aus einem Einzelunternehmen wird.',
      businessAddress: { street: 'Fürther Straße 212', zip: '90429', city: 'Nürnberg' },
      fiscalYearEnd: '09-30',
    }),
    notary: notary('Notarin Sabine Vogel', 'nuernberg', 'Königstraße 40, 90402 Nürnberg'),
  },
  {
    // A draft in two versions, since the lawyer asked for more.
    founder: { first: 'Paula', last: 'Winkler', phone: '+49 69 90009 441' },
    status: 'review-pending',
    detour: {
      from: 'review-pending',
      steps: [
        ['request-document-changes', 'lawyer'],
        ['add-document', 'staff'],
        ['submit-documents-for-review', 'staff'],
      ],
    },
    idleDays: 2,
    reason: 'In § 5 fehlt, wer die Gesellschaft vertritt, wenn die Geschäftsführerin ausfällt.',
    core: core('Grünschnitt Gartenbau UG (haftungsbeschränkt)', 'Frankfurt am Main', {
      companyPurpose: 'Anlage und Pflege von Gärten und begrünten Dächern',
      description: 'Wir begrünen Dächer und Höfe in der Stadt und pflegen sie im Jahresvertrag.',
    }),
    notary: westend,
  },
  {
    founder: { first: 'Henrik', last: 'Jansen', phone: '+49 40 66969 518' },
    status: 'notary-appointment-pending',
    idleDays: 6,
    core: core('Wattläufer Reisen UG (haftungsbeschränkt)', 'Bremen', {
      companyPurpose: 'Veranstaltung von Wattwanderungen und Gruppenreisen',
      description: 'Geführte Wanderungen im Wattenmeer, von April bis Oktober.',
    }),
    notary: notary('Notar Fokko Meyer', 'bremen', 'Am Wall 116, 28195 Bremen'),
  },
  {
    founder: { first: 'Sofia', last: 'Marino', phone: '+49 152 28895 456' },
    status: 'notary-appointment-pending',
    detour: {
      from: 'notary-appointment-confirmation-pending',
      steps: [['reject-notary-appointment', 'founder']],
    },
    idleDays: 1,
    reason: 'An dem Tag bin ich auf einer Messe in Parma. In der Woche danach geht es jederzeit.',
    core: core('Marino Feinkost GmbH', 'Stuttgart', {
      ...gmbh(2_500_000, 'alone'),
      companyPurpose: 'Einfuhr von und Handel mit italienischen Lebensmitteln',
      description: 'Öl, Käse und Wein von neun Höfen, für Läden und Restaurants in Stuttgart.',
    }),
    notary: notary('Notariat Königsbau', 'stuttgart', 'Königstraße 28, 70173 Stuttgart'),
  },
  {
    founder: { first: 'Amelie', last: 'Fuchs', phone: '+49 40 66969 144' },
    status: 'notary-appointment-pending',
    detour: {
      from: 'notary-appointment-confirmation-pending',
      steps: [['report-obstacle', 'staff']],
    },
    idleDays: 2,
    obstacle: {
      kind: 'notary-declined',
      note: 'Das Notariat hat angerufen: Es nimmt zurzeit keine neuen Gesellschaften an.',
    },
    core: core('Fuchsbau Spielwaren UG (haftungsbeschränkt)', 'Göttingen', {
      companyPurpose: 'Entwicklung von und Handel mit Holzspielzeug',
      description: 'Spielzeug aus einer Werkstatt im Harz, für Kindergärten und im Netz.',
    }),
    notary: notary('Notar Dr. Paul Wiese', 'goettingen', 'Weender Straße 19, 37073 Göttingen'),
  },
  {
    founder: { first: 'Lukas', last: 'Baumann', phone: '+49 30 23125 607' },
    status: 'notary-appointment-confirmation-pending',
    idleDays: 3,
    core: core('Baumann Präzisionsteile GmbH', 'Leipzig', {
      ...gmbh(10_000_000, 'alone'),
      companyPurpose: 'Herstellung von Dreh- und Frästeilen',
      description: 'Kleine Serien für Medizintechnik, auf drei eigenen Maschinen.',
    }),
    notary: notary('Notar Thomas Richter', 'leipzig', 'Markt 9, 04109 Leipzig'),
  },
  {
    // The notary has been released and offers three dates from her room.
    founder: { first: 'Wiebke', last: 'Hinrichs', phone: '+49 40 66969 271' },
    status: 'notary-appointment-confirmation-pending',
    detour: {
      from: 'notary-appointment-pending',
      steps: [
        ['release-notary', 'founder'],
        ['propose-notary-dates', 'notary'],
      ],
    },
    idleDays: 1,
    core: core('Hinrichs Bootsbau GmbH', 'Rostock', {
      ...gmbh(2_500_000, 'alone'),
      companyPurpose: 'Bau und Instandsetzung von Segelbooten aus Holz',
      description: 'Eine Werft für Boote bis zwölf Meter, mit Winterlager am Stadthafen.',
    }),
    notary: notary('Notarin Antje Wulf', 'rostock', 'Lange Straße 37, 18055 Rostock'),
  },
  {
    // The notary has asked something in her room, and returned the documents from there.
    founder: { first: 'Arne', last: 'Fiedler', phone: '+49 30 23125 419' },
    status: 'documents-pending',
    detour: {
      from: 'notary-appointment-pending',
      steps: [
        ['release-notary', 'founder'],
        ['report-obstacle', 'notary'],
      ],
    },
    idleDays: 1,
    obstacle: {
      kind: 'documents-returned',
      note: 'Nach § 5 vertritt der Geschäftsführer allein, die Anmeldung nennt gemeinsame Vertretung.',
    },
    core: core('Fiedler Uhrmacherei UG (haftungsbeschränkt)', 'Erfurt', {
      companyPurpose: 'Reparatur von und Handel mit mechanischen Uhren',
      description: 'Eine Werkstatt für alte Armbanduhren, mit Annahme in zwei Läden.',
    }),
    notary: notary('Notariat am Anger', 'erfurt', 'Anger 23, 99084 Erfurt'),
  },
  {
    founder: { first: 'Nina', last: 'Schreiber', phone: '+49 30 23125 733' },
    status: 'foundation-certificate-pending',
    idleDays: 3,
    core: core('Papierstern Verlag UG (haftungsbeschränkt)', 'Berlin', {
      companyPurpose: 'Verlag von Kinderbüchern und Spielen aus Papier',
      description: 'Bücher zum Falten; das erste ist gedruckt, das zweite kommt im Frühjahr.',
    }),
    notary: notary('Notariat am Savignyplatz', 'berlin', 'Kantstraße 148, 10623 Berlin'),
  },
  {
    // The appointment is over, and the notary has not uploaded the certificate.
    founder: { first: 'Dirk', last: 'Petersen', phone: '+49 40 66969 882' },
    status: 'foundation-certificate-pending',
    idleDays: 13,
    core: core('Förde Logistik GmbH', 'Kiel', {
      ...gmbh(2_500_000, 'alone'),
      companyPurpose: 'Transport und Lagerung von Gütern',
      description: 'Kühltransporte zwischen Kiel und Skandinavien mit zunächst drei Fahrzeugen.',
    }),
    notary: notary('Notarin Wiebke Thomsen', 'kiel', 'Holstenstraße 22, 24103 Kiel'),
  },
  {
    founder: { first: 'Emilia', last: 'Roth', phone: '+49 152 54599 371' },
    status: 'bank-account-pending',
    idleDays: 2,
    core: core('Lichtblick Pflegeberatung UG (haftungsbeschränkt)', 'Dresden', {
      companyPurpose: 'Beratung von Pflegebedürftigen und ihren Angehörigen',
      description: 'Wir helfen Familien durch Anträge, Umbau und Auswahl eines Pflegedienstes.',
    }),
    notary: notary('Notar Jens Böhme', 'dresden', 'Altmarkt 10, 01067 Dresden'),
  },
  {
    founder: { first: 'Yusuf', last: 'Aydin', phone: '+49 221 4710 377' },
    status: 'bank-account-pending',
    detour: { from: 'share-capital-payment-pending', steps: [['report-obstacle', 'founder']] },
    idleDays: 2,
    bank: 'Kontor Direktbank',
    obstacle: {
      kind: 'bank-refused',
      note: 'Sie haben das Konto wieder geschlossen, weil mein Mitgesellschafter in Istanbul wohnt.',
    },
    others: [
      {
        name: { first: 'Levent', last: 'Aydin' },
        shareEuros: 10_000,
        home: { street: 'Bağdat Caddesi 112', zip: '34710', city: 'Istanbul', country: 'TR' },
      },
    ],
    core: core('Aydin Teehandel GmbH', 'Duisburg', {
      ...gmbh(2_500_000, 'two'),
      companyPurpose: 'Einfuhr von und Handel mit Tee',
      description: 'Tee von der Schwarzmeerküste, für Läden und Restaurants im Ruhrgebiet.',
    }),
    notary: dom,
  },
  {
    founder: { first: 'Samuel', last: 'Oduya', phone: '+49 69 90009 217' },
    status: 'share-capital-payment-pending',
    idleDays: 6,
    bank: 'Volksbank Rhein-Neckar',
    core: core('Oduya Solar GmbH', 'Mannheim', {
      ...gmbh(2_500_000, 'alone'),
      companyPurpose: 'Planung und Montage von Solaranlagen',
      description: 'Solaranlagen für Mehrfamilienhäuser, mit Abrechnung für die Mieter.',
    }),
    notary: westend,
  },
  {
    founder: { first: 'Katharina', last: 'Engel', phone: '+49 152 28817 450' },
    status: 'register-record-pending',
    idleDays: 8,
    bank: 'Sparkasse Hannover',
    core: core('Engel Akustik GmbH', 'Hannover', {
      ...gmbh(3_000_000, 'alone'),
      companyPurpose: 'Planung von Raumakustik und Verkauf von Schallabsorbern',
      description: 'Akustik für Büros und Schulen, mit eigenen Absorbern aus Filz.',
    }),
    notary: dom,
  },
  {
    founder: { first: 'Clara', last: 'Neumann', phone: '+49 89 99998 305' },
    status: 'register-record-pending',
    detour: { from: 'register-record-pending', steps: [['report-obstacle', 'founder']] },
    idleDays: 3,
    bank: 'Sparkasse Regensburg',
    obstacle: {
      kind: 'court-advance',
      note: 'Die Rechnung des Gerichts ist da, Aktenzeichen 61 AR 1847.',
    },
    core: core('Neumann Orgelbau UG (haftungsbeschränkt)', 'Regensburg', {
      companyPurpose: 'Bau, Wartung und Stimmung von Orgeln',
      description: 'Wir warten die Orgeln von elf Gemeinden und bauen kleine für zu Hause.',
    }),
    notary: notary('Notariat am Haidplatz', 'regensburg', 'Haidplatz 7, 93047 Regensburg'),
  },
  {
    founder: { first: 'Marie', last: 'Lorenz', phone: '+49 221 4710 655' },
    status: 'completed',
    idleDays: 9,
    bank: 'Commerzbank',
    registerNumber: 'HRB 21874',
    core: core('Rösterei Lorenz UG (haftungsbeschränkt)', 'Münster', {
      businessAddress: { street: 'Hafenweg 22', zip: '48155', city: 'Münster' },
      companyPurpose: 'Röstung von und Handel mit Kaffee',
      description: 'Kaffee von vier Kooperativen, geröstet am Hafen in Münster.',
    }),
    notary: dom,
  },
  {
    founder: { first: 'Philipp', last: 'Arndt', phone: '+49 89 99998 740' },
    status: 'cancelled',
    idleDays: 5,
    reason: 'Wir verschieben die Gründung auf das nächste Jahr und arbeiten so lange als GbR.',
    core: core('Arndt Ladenbau UG (haftungsbeschränkt)', 'Augsburg', {
      companyPurpose: 'Planung und Einbau von Ladeneinrichtungen',
      description: 'Einrichtungen für kleine Geschäfte, geplant und gebaut aus einer Hand.',
    }),
    notary: notary('Notar Karl Maier', 'augsburg', 'Maximilianstraße 14, 86150 Augsburg'),
  },
  ...peopleCases,
  ...enteredCompanies,
];

const addressOf = ({ first, last }: { first: string; last: string }) =>
  `${first}.${last}@example.com`.toLowerCase();

export const emailOf = ({ founder }: DemoFoundation) => addressOf(founder);

/** The address of somebody else who takes part; companies have none. */
export const emailOfOther = ({ others = [] }: DemoFoundation, nth: number): string | undefined => {
  const name = others[nth]?.name;
  return name && 'first' in name ? addressOf(name) : undefined;
};

/** Their accounts, made a little before they started. */
export const demoFounders = (demos: readonly DemoFoundation[], now: Date): NewPerson[] =>
  demos.flatMap((demo) => {
    const [started = 0] = daysBefore(stepsOf(demo), demo.idleDays);
    const createdAt = workday(now, started, 17, 40);
    const { phone } = demo.founder;
    const members = (demo.others ?? []).flatMap(({ name, hasAccount }) =>
      hasAccount && 'first' in name ? [name] : [],
    );
    return [demo.founder, ...members].map((name): NewPerson => {
      const { first: firstName, last: lastName } = name;
      return { email: addressOf(name), firstName, lastName, phone, role: 'member', createdAt };
    });
  });

/** Staff draw up two documents where the shortest way has one, ask the notary for dates, and tell of the others, too. */
export function stepsOf({ status, detour, story, others = [] }: DemoFoundation): readonly Step[] {
  if (story) return story;
  const straight = stepsTo(detour?.from ?? status).flatMap((step): Step[] => {
    const [name, role] = step;
    if (name === 'add-document') return [step, step];
    if (name === 'state-details' || name === 'identify-participant') {
      return [step, ...others.map((_, nth): Step => [name, role, nth])];
    }
    return name === 'propose-notary-appointment' ? [['ask-notary', 'staff'], step] : [step];
  });
  return [...straight, ...(detour?.steps ?? [])];
}

function notary(name: string, mailbox: string, place: string) {
  return { name, email: `notariat-${mailbox}@example.com`, place };
}
