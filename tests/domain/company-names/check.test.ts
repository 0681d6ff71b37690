import { expect, test } from 'vitest';
import { checkName } from '#domain/company-names/check.ts';
import type { FindingCode } from '#domain/company-names/findings.ts';
import type { NameCheck } from '#domain/company-names/name-check.ts';
import { searchesFor } from '#domain/company-names/searches.ts';

const checked = (companyName: string, more: Partial<NameCheck> = {}) =>
  checkName({ companyName, city: 'Köln', legalForm: 'gmbh', companyPurpose: undefined, ...more });
const saidOf = (...asked: Parameters<typeof checked>) =>
  checked(...asked).map(({ code, word }) => (word === undefined ? code : `${code}: ${word}`));

/** Those the words of a name show by themselves. */
type ByWords = Exclude<FindingCode, 'entered-here' | 'entered-elsewhere'>;
/** For each finding a name that has this one alone, and the word it is about. */
const examples: Record<ByWords, [name: string, word?: string, legalForm?: NameCheck['legalForm']]> =
  {
    'form-missing': ['Muster'],
    'form-missing-ug': ['Muster UG (haftungsbeschr.)', undefined, 'ug'],
    'form-of-another': ['Muster GmbH', undefined, 'ug'],
    'form-charitable': ['Muster gGmbH'],
    'nothing-but-form': ['GmbH'],
    'no-letters': ['4711 GmbH', '4711'],
    'other-script': ['Кёльн Möbel GmbH', 'К'],
    'picture-signs': ['Möbel 🚀 Zwei GmbH', '🚀'],
    'no-word': ['AAAA GmbH', 'AAAA'],
    generic: ['Kölner Immobilien & Beratung GmbH', 'Kölner Immobilien & Beratung'],
    'other-place': ['Zwölfuhr Hamburg GmbH', 'Hamburg'],
    'larger-than-it-is': ['Zwölf International GmbH', 'International'],
    'like-an-authority': ['Zwölf Zentralregister GmbH', 'Zentralregister'],
    'like-an-institution': ['Zwölf Institut GmbH', 'Institut'],
    title: ['Dr. Zwölf GmbH', 'Dr.'],
    bank: ['Privatbankhaus Zwölf GmbH', 'Privatbankhaus'],
    'building-society': ['Zwölf Bausparkasse GmbH', 'Bausparkasse'],
    fund: ['Zwölf Investmentfonds GmbH', 'Investmentfonds'],
    insurance: ['Zwölf Lebensversicherung GmbH', 'Lebensversicherung'],
    partners: ['Keller und Partner GmbH', 'und Partner'],
    lawyers: ['Zwölf Rechtsanwaltsgesellschaft mbH', 'Rechtsanwaltsgesellschaft'],
    'tax-advisers': ['Zwölf Steuerberatungsgesellschaft mbH', 'Steuerberatungsgesellschaft'],
    auditors: ['Zwölf Wirtschaftsprüfung GmbH', 'Wirtschaftsprüfung'],
    'red-cross': ['Rotes Kreuz Zwölf GmbH', 'Rotes Kreuz'],
    olympic: ['Olympia Zwölf GmbH', 'Olympia'],
    pharmacy: ['Rosenapotheke GmbH', 'Rosenapotheke'],
    'engineers-architects': ['Ingenieurbüro Zwölf GmbH', 'Ingenieurbüro'],
    'permit-property': ['Zwölf Hausverwaltung GmbH', 'Hausverwaltung'],
    'permit-security': ['Zwölf Objektschutz GmbH', 'Objektschutz'],
    'permit-insurance': ['Zwölf Versicherungsmakler GmbH', 'Versicherungsmakler'],
    'permit-investments': ['Zwölf Anlageberatung GmbH', 'Anlageberatung'],
    'permit-crafts': ['Bäckerei Zwölf GmbH', 'Bäckerei'],
    'permit-transport': ['Taxi Zwölf GmbH', 'Taxi'],
    'permit-staffing': ['Zwölf Zeitarbeit GmbH', 'Zeitarbeit'],
  };

test.each(Object.entries(examples))('%s: %j', (code, [name, word, legalForm = 'gmbh']) => {
  expect(saidOf(name, { legalForm })).toEqual([word === undefined ? code : `${code}: ${word}`]);
});

test.each([
  ['Brückner Werkzeugbau GmbH'],
  ['Zeitlos Möbel Unternehmergesellschaft (haftungsbeschränkt)', 'ug'],
  ['HM & A Gesellschaft mit beschränkter Haftung'],
  ['Köln Zwölfuhr GmbH'],
  ['Zwölf Datenbank GmbH'],
  ['Werkbank Zwölf GmbH'],
  ['Partnerwerk GmbH'],
  ['KG Motoren GmbH'],
  ['Vorlage GmbH'],
  ['Softwarearchitektur Zwölf GmbH'],
  ['Zwölf bundesweit GmbH'],
] as [string, NameCheck['legalForm']?][])('“%s” passes', (name, legalForm = 'gmbh') => {
  expect(saidOf(name, { legalForm })).toEqual([]);
});

test('a charitable UG says so with its addition in full, and is no GmbH', () => {
  const name = 'Hilfe gUG (haftungsbeschränkt)';
  expect(saidOf(name, { legalForm: 'ug' })).toEqual(['form-charitable']);
  expect(saidOf('Hilfe gUG', { legalForm: 'ug' })).toEqual(['form-missing-ug', 'form-charitable']);
  expect(saidOf(name)).toEqual(['form-of-another', 'form-charitable']);
});

test('the purpose, too, says which permit somebody needs', () => {
  const permitFor = (companyPurpose: string) => saidOf('Zwölf GmbH', { companyPurpose });
  expect(permitFor('Tätigkeit als Immobilienmakler')).toEqual([
    'permit-property: Immobilienmakler',
  ]);
  expect(permitFor('Entwicklung von Software')).toEqual([]);
});

test('without a seat nothing is said about places', () => {
  expect(saidOf('Zwölfuhr Hamburg GmbH', { city: undefined })).toEqual([]);
});

test.each(['Muster GmbH & Co. KG', 'Muster AG', 'Muster e. V.', 'Muster Ltd.'])(
  '“%s” is no name of a GmbH',
  (name) => {
    expect(saidOf(name)).toEqual(['form-of-another']);
  },
);

test('the gravest comes first', () => {
  const [first, ...more] = checked('Bundesbank Hamburg GmbH');
  expect(first).toMatchObject({ code: 'bank', severity: 'stops', source: '§§ 39 bis 41 KWG' });
  expect(more.map(({ severity }) => severity)).toEqual(['look', 'look']);
});

test('searches get the name without its form, and the likeliest address', () => {
  const [register, mark, domain] = searchesFor('Möbel & Größe UG (haftungsbeschränkt)');
  expect([register?.copy, mark?.copy, domain?.copy]).toEqual([
    'Möbel & Größe',
    'Möbel & Größe',
    'moebel-und-groesse.de',
  ]);
  expect(domain?.url).toContain('query=moebel-und-groesse.de');
  expect(searchesFor('★ GmbH').map(({ kind }) => kind)).toEqual(['register', 'mark']);
});
