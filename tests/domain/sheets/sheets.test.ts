import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailsOf, founder, payloads } from '#demo/foundations.ts';
import { ERASED } from '#domain/erased.ts';
import type { Participant, People } from '#domain/foundations/people/people.ts';
import { nobodyYet } from '#domain/foundations/people/people.ts';
import { type Reader, seesDetails } from '#domain/foundations/people/seen-by.ts';
import { coreDataSchema } from '#domain/foundations/steps/core-data-schema.ts';
import { missingFacts, type SheetFacts, sheetNames } from '#domain/sheets/facts.ts';
import { intakeSheetOf, intakeSheetSchema } from '#domain/sheets/intake-sheet.ts';
import { percentOf } from '#domain/sheets/percent.ts';
import { holdingsOf } from '#domain/sheets/shares.ts';
import { sheetOf } from '#domain/sheets/sheets.ts';
import { locales } from '#domain/site/paths.ts';
import { blanks, type Company, fillingFor } from '#domain/templates/filling.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { filledIn } from '#modules/templates/fill.ts';
import { placeholdersOf, plain, runsOf } from '#modules/templates/template.ts';
import {
  companyDetails,
  HOLDING,
  LEAD,
  lead,
  MIA,
  PeopleCase,
  person,
} from '../foundations/people-case.ts';

const at = '2026-11-29T09:00:00.000Z';
const schema = 'https://example.com/api/schemas/intake-sheet-1.json';
const leadReader: Reader = { role: 'lead', participantId: LEAD };
const miaReader: Reader = { role: 'co-founder', participantId: MIA };
/** Mia has released the notary, the lead has not. */
const notaryReader: Reader = { role: 'notary', released: ['mia'] };

const MIA_BORN = '1991-07-09';
const miaDetails = {
  ...detailsOf(MIA),
  birthDate: MIA_BORN,
  street: 'Geheimweg 7',
  zip: '34117',
  city: 'Kassel',
};

const { preferredNotary: _, ...coreData } = coreDataSchema.parse(payloads['submit-core-data']);
const nothingElse = { notary: null, consultation: null, notaryAppointment: null };
const factsOf = (people: People, more: Partial<SheetFacts> = {}): SheetFacts => ({
  foundationId: '12345678-0000-4000-8000-000000000000',
  revision: 7,
  coreData,
  people,
  ...nothingElse,
  ...more,
});

/** Jana and Mia, who has joined, with a half each, everything stated. */
const ofTwo = () =>
  factsOf(
    PeopleCase.ofTwo()
      .issue('state-details', founder, detailsOf(LEAD))
      .issue('state-details', { id: 'mia', role: 'co-founder' }, miaDetails).started.people,
  );

const textOf = (facts: SheetFacts, reader: Reader) =>
  JSON.stringify([
    intakeSheetOf(facts, { reader, at, schema }),
    ...sheetNames.flatMap((name) =>
      locales.map((language) => sheetOf(name, facts, { reader, language, at })),
    ),
  ]);

const participant = (id: string, more: object): Participant => ({
  ...({ participantId: id, kind: 'natural', firstName: 'Ada', lastName: 'Muster' } as const),
  statedAt: at,
  invitations: [],
  invited: false,
  ...more,
});
const peopleWith = (participants: Participant[], more: Partial<People> = {}): People => ({
  ...nobodyYet({ founderId: 'jana', startedBy: LEAD, required: true, gate: 'off' }),
  participants,
  ...more,
});

describe('per cent of the share capital', () => {
  test.each([
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 1, '100.0'],
    [1, 4, '25.0'],
    [1, 2, '50.0'],
    // Rounded down these would read as thresholds (§ 4 (1) sentence 2 GesLV).
    [6_251, 25_000, '25.004'],
    [12_501, 25_000, '50.004'],
    [1, 25_000, '0.004'],
    // Rounding up to one is allowed.
    [6_249, 25_000, '25.0'],
    [1, 0, ''],
  ])('%i of %i are %s', (euros, capital, percent) => {
    expect(percentOf(euros, capital)).toBe(percent);
  });

  test('is never off by more than its last digit, and never rounded down to a threshold', () => {
    const capital = fc.integer({ min: 1, max: 1_000_000_000 });
    const given = capital.chain((all) =>
      fc.tuple(fc.integer({ min: 1, max: all }), fc.constant(all)),
    );
    fc.assert(
      fc.property(given, ([euros, all]) => {
        const percent = Number(percentOf(euros, all));
        const exact = (euros * 100) / all;
        expect(Math.abs(percent - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
        if ([0, 25, 50].includes(percent)) expect(exact).toBeLessThanOrEqual(percent + 1e-9);
      }),
    );
  });
});

test('shares are numbered through, those alike together, and the sum is rounded, not the parts', () => {
  const people = peopleWith([
    participant(LEAD, { shareholder: { shareEuros: [1, 1, 1, 7] } }),
    participant(MIA, { shareholder: { shareEuros: [20] } }),
  ]);
  expect(holdingsOf(people, 30)).toMatchObject([
    {
      runs: [
        { first: 1, last: 3, count: 3, euros: 1, percent: '3.3' },
        { first: 4, last: 4, count: 1, euros: 7, percent: '23.3' },
      ],
      totalEuros: 10,
      totalPercent: '33.3',
    },
    { runs: [{ first: 5, last: 5, count: 1, euros: 20 }], totalPercent: '66.7' },
  ]);
});

describe('who sees what the deed says', () => {
  const joined = participant(MIA, { accountId: 'mia' });
  const stranger = participant(HOLDING, {});
  const left = participant(MIA, { accessEnded: true });
  test.each([
    ['the team, of everybody', 'team', joined, true],
    ['the lead, of who has joined', leadReader, joined, false],
    ['the lead, of who has no account', leadReader, stranger, true],
    ['the lead, of who gave up the account', leadReader, left, false],
    ['a co-founder, of themselves', miaReader, joined, true],
    ['a co-founder, of who has no account', miaReader, stranger, false],
    ['the notary, of who has released them', notaryReader, joined, true],
    ['the notary, of who has no account', notaryReader, stranger, false],
  ] as const)('%s', (_who, reader, of, sees) => {
    expect(seesDetails(reader, of)).toBe(sees);
  });

  test("another's date of birth and address are on no sheet of a founder, and the sheet says so", () => {
    const facts = ofTwo();
    for (const secret of [MIA_BORN, '9. Juli 1991', '9\u00a0July', 'Geheimweg', 'Kassel']) {
      expect(textOf(facts, leadReader)).not.toContain(secret);
    }
    expect(textOf(facts, miaReader)).toContain(MIA_BORN);
    expect(textOf(facts, miaReader)).not.toContain('1990');
    const sheet = sheetOf('list-of-shareholders', facts, {
      reader: leadReader,
      language: 'de',
      at,
    });
    expect(sheet.intro).toContain('Nicht gezeigt');
    expect(textOf(facts, 'team')).toContain('Geheimweg 7');
    expect(textOf(facts, notaryReader)).toContain(MIA_BORN);
    expect(textOf(facts, notaryReader)).not.toContain('1990');
    // Withheld is not missing.
    expect(missingFacts(facts)).not.toContainEqual(expect.objectContaining({ field: 'details' }));
  });
});

describe('the list of shareholders', () => {
  const rowsOf = (facts: SheetFacts, reader: Reader = 'team') => {
    const { blocks } = sheetOf('list-of-shareholders', facts, { reader, language: 'de', at });
    const table = blocks.find((block) => block.kind === 'table');
    return table?.kind === 'table' ? table.rows : [];
  };

  test('of two people has name, date of birth, residence, shares and per cent', () => {
    expect(rowsOf(ofTwo())).toEqual(
      [
        [
          '1',
          'Keller, Jana',
          '14.\u00a0Mai 1990',
          'Köln',
          '1',
          '2.500 €',
          '50,0',
          '2.500 €',
          '50,0',
        ],
        [
          '2',
          'Schulte, Mia',
          '9.\u00a0Juli 1991',
          'Kassel',
          '1',
          '2.500 €',
          '50,0',
          '2.500 €',
          '50,0',
        ],
      ].map((row) => row.map((cell) => cell.replaceAll(' €', '\u00a0€'))),
    );
  });

  test('of a company has its register and seat', () => {
    const { participantId: _, ...details } = companyDetails;
    const holding = participant(HOLDING, {
      kind: 'company',
      companyName: 'Holding GmbH',
      shareholder: { shareEuros: [5_000] },
      details,
    });
    const [row] = rowsOf(factsOf(peopleWith([holding])));
    expect(row?.slice(1, 4)).toEqual(['Holding GmbH', 'Amtsgericht Köln, HRB 1', 'Köln']);
  });
});

test('one person with the model protocol: it is the list as well, and the director represents alone', () => {
  const { participantId: _, ...details } = detailsOf(LEAD);
  const one = participant(LEAD, { ...lead(5_000), details, ofAge: true });
  const facts = factsOf(peopleWith([one], { articles: 'model-protocol' }));
  const of = (name: (typeof sheetNames)[number]) =>
    JSON.stringify(sheetOf(name, facts, { reader: 'team', language: 'de', at }).blocks);
  expect(of('list-of-shareholders')).toContain('§ 2 Abs. 1a Satz 4 GmbHG');
  expect(of('register-application')).toContain('Musterprotokoll Nr. 4');
  expect(of('register-application')).toContain('von den Beschränkungen des § 181 BGB befreit');
  expect(missingFacts(facts)).toEqual([{ field: 'notary' }]);
  const english = sheetOf('register-application', facts, { reader: 'team', language: 'en', at });
  expect(english.blocks.map(({ source }) => source)).toContain('§ 8 (4) no. 2, § 35 (2) GmbHG');
});

test('a minor is named to those who see the date of birth', () => {
  const { participantId: _, ...details } = detailsOf(MIA);
  const minor = participant(MIA, {
    ...person(5_000),
    details: { ...details, birthDate: '2012-01-01' },
    ofAge: false,
    accountId: 'mia',
  });
  const facts = factsOf(peopleWith([minor]));
  const { people } = intakeSheetOf(facts, { reader: 'team', at, schema });
  expect(people[0]?.minor).toBe(true);
  expect(textOf(facts, 'team')).toContain('§§ 107, 1643, 1852 BGB');
  expect(textOf(facts, leadReader)).not.toContain('1852');
});

test('what is missing is named, by person where it is of one', () => {
  const facts = factsOf(peopleWith([participant(LEAD, lead(4_000)), participant(MIA, {})]), {
    coreData: { ...coreData, city: 'Bad Kleinstadt', businessAddress: undefined },
  });
  expect(missingFacts(facts)).toEqual([
    { field: 'business-address' },
    { field: 'register-court' },
    { field: 'notary' },
    { field: 'articles' },
    { field: 'shares' },
    { participantId: LEAD, field: 'details' },
    { participantId: MIA, field: 'roles' },
  ]);
  const { blocks } = sheetOf('intake-sheet', facts, { reader: 'team', language: 'en', at });
  expect(JSON.stringify(blocks.at(-1))).toContain('Jana Keller: Personal details');
  expect(missingFacts(factsOf(peopleWith([]), { coreData: null }))).toEqual([
    { field: 'core-data' },
  ]);
});

test('every intake sheet fits its own schema, for each reader', () => {
  const { participantId: _, ...details } = companyDetails;
  const company = participant(HOLDING, {
    kind: 'company',
    companyName: 'Holding GmbH',
    shareholder: { shareEuros: [1, 4_999], due: 'full' },
    details,
  });
  const cases = [
    ofTwo(),
    factsOf(peopleWith([company])),
    factsOf(peopleWith([]), { coreData: null }),
    factsOf(peopleWith([]), {
      notary: { name: 'Dr. Weber' },
      consultation: { startsAt: at, type: 'phone' },
      notaryAppointment: { startsAt: at, notaryName: 'Dr. Weber', confirmed: true },
    }),
  ];
  for (const facts of cases) {
    for (const reader of ['team', leadReader, miaReader, notaryReader] as const) {
      const sheet = intakeSheetOf(facts, { reader, at, schema });
      expect(intakeSheetSchema.parse(sheet)).toEqual(sheet);
    }
  }
});

describe('blanks of contract templates', () => {
  const company = (facts: SheetFacts, more: Partial<Company> = {}): Company => ({
    ...facts,
    status: 'documents-pending',
    registerEntry: null,
    ...more,
  });
  const bothDirect = () =>
    ofTwo().people.participants.map((each) => ({
      ...each,
      managingDirector: { alone: false, selfDealing: false },
    }));
  const filled = (one: Company, template = 'service-terms', language: 'de' | 'en' = 'de') =>
    fillingFor(one, { reader: leadReader, language, template });

  test('are called as the templates call them', () => {
    const known = locales.map(
      (language) =>
        [
          language,
          new Set(readTemplates().flatMap(({ languages }) => placeholdersOf(languages[language]))),
        ] as const,
    );
    for (const [language, all] of known) {
      const lacking = Object.values(blanks).filter((blank) => !all.has(blank[language]));
      expect(lacking).toEqual([]);
    }
  });

  test('of the company carry "i. G." from the deed to the entry, then its number', () => {
    const name = coreData.companyName;
    expect(filled(company(ofTwo())).get('Name der Gesellschaft')).toBe(name);
    const afterDeed = company(ofTwo(), { status: 'bank-account-pending' });
    expect(filled(afterDeed).get('Name der Gesellschaft')).toBe(`${name} i. G.`);
    const registerEntry = { registerNumber: 'HRB 12 B', registerCourt: 'Amtsgericht Bonn' };
    const entered = filled(company(ofTwo(), { status: 'completed', registerEntry }));
    expect(entered.get('Registernummer')).toBe('12 B');
    expect(entered.get('Registergericht')).toBe('Bonn');
    expect(entered.get('Name der Gesellschaft')).toBe(name);
  });

  test.each([
    [
      'de',
      'UG (haftungsbeschränkt) mit Sitz in Köln, Domkloster 4, 50667 Köln, eingetragen beim Amtsgericht Bonn unter HRB 12 B',
      'vertreten durch Jana Keller und Mia Schulte',
    ],
    [
      'en',
      'UG (haftungsbeschränkt) with its registered office in Köln, Domkloster 4, 50667 Köln, entered at the local court (Amtsgericht) of Bonn under HRB 12 B',
      'represented by Jana Keller and Mia Schulte',
    ],
  ] as const)('name an entered company whole wherever it is a party, %s', (language, name, by) => {
    const registerEntry = { registerNumber: 'HRB 12 B', registerCourt: 'Amtsgericht Bonn' };
    const entered = company(factsOf(peopleWith(bothDirect())), {
      status: 'completed',
      registerEntry,
    });
    const parties = readTemplates().flatMap(({ id, languages }) => {
      const template = languages[language];
      const values = filled(entered, id, language);
      return filledIn(template, values).blocks.flatMap((block) => {
        const words = plain(runsOf(block));
        return words.startsWith(`${coreData.companyName} `) ? [words] : [];
      });
    });
    expect(parties.length).toBeGreaterThanOrEqual(8);
    for (const party of parties) expect(party).toContain(name);
    expect(parties.filter((party) => party.endsWith(by)).length).toBeGreaterThanOrEqual(6);
  });

  test('of people are filled where it is certain who is meant', () => {
    const two = filled(company(ofTwo()), 'articles-of-association');
    expect(two.get('Name Gesellschafter 2')).toBe('Mia Schulte');
    expect(two.get('Nummern der Anteile 2')).toBe('2');
    expect(two.get('Nennbetrag je Anteil')).toBe('2.500');
    const three = [...bothDirect(), participant(HOLDING, { shareholder: { shareEuros: [1] } })];
    const many = company(factsOf(peopleWith(three)));
    expect(filled(many).get('Name Gesellschafter 1')).toBeUndefined();
    expect(filled(many).get('Name der Geschäftsführung')).toBe('Jana Keller und Mia Schulte');
    const english = filled(many, 'director-appointment', 'en');
    expect(english.get('Name of the managing director')).toBeUndefined();
  });

  test('stay blank once what would fill them is erased', () => {
    const facts = { ...ofTwo(), coreData: { ...coreData, companyName: ERASED } };
    expect(filled(company(facts)).has('Name der Gesellschaft')).toBe(false);
  });
});
