import { expect, test } from 'vitest';
import { publishedCourtOf } from '#domain/foundations/forecast/waiting-times.ts';
import { registerCourtOf } from '#domain/towns/register-courts.ts';
import { courtsOf, type FederalState, stateOf } from '#domain/towns/towns.ts';

const states: readonly FederalState[] = [
  ...(['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV'] as const),
  ...(['NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'] as const),
];
const all = states.flatMap((state) => courtsOf(state).map((court) => ({ ...court, state })));

test('each of the 116 courts is that of its own town, and no other has its name', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(116);
  for (const { code, of, state } of all) {
    expect(registerCourtOf(of), of).toMatchObject({ code, name: `Amtsgericht ${of}` });
    expect(stateOf(of), of).toBe(state);
  }
});

test.each([
  ['Köln', 'R3306'],
  ['  köln ', 'R3306'],
  ['KOELN', 'R3306'],
  ['Ko\u0308ln', 'R3306'],
  ['Cologne', 'R3306'],
  ['Frankfurt am Main', 'M1201'],
  ['Frankfurt (Main)', 'M1201'],
  ['frankfurt/main', 'M1201'],
  ['Frankfurt a. M.', 'M1201'],
  ['Frankfurt a.d. Oder', 'G1207'],
  ['Bad Homburg vor der Höhe', 'M1202'],
  ['Freiburg im Breisgau', 'B8536'],
  ['Weiden in der Oberpfalz', 'D3508'],
  ['Giessen', 'M1406'],
])('%j is a town with the court %s', (seat, code) => {
  expect(registerCourtOf(seat)?.code).toBe(code);
});

test.each([
  ['Berlin', 'Amtsgericht Charlottenburg'],
  ['Bremerhaven', 'Amtsgericht Bremen'],
  ['Hamburg', 'Amtsgericht Hamburg'],
  ['St. Ingbert', 'Amtsgericht Saarbrücken'],
  ['Halle (Saale)', 'Amtsgericht Stendal'],
  ['Erfurt', 'Amtsgericht Jena'],
])('the only court of its state keeps the register of %s', (seat, name) => {
  expect(registerCourtOf(seat)?.name).toBe(name);
});

test.each([
  'Heidelberg',
  'Leverkusen',
  'Frankfurt',
  'Königstein',
  'Kleinkleckersdorf',
  '',
  '[gelöscht]',
])('the court of %j is asked of the notary', (seat) =>
  expect(registerCourtOf(seat)).toBeUndefined(),
);

test('an answer says where it comes from, and that no lawyer has looked at it yet', () => {
  expect(registerCourtOf('Jena')).toEqual({
    code: 'Y1206',
    name: 'Amtsgericht Jena',
    verified: false,
    source: 'xunternehmen, Registergerichte 12',
    asOf: '2026-11-28',
  });
});

test('published days are those of the same court', () => {
  expect(publishedCourtOf('muenchen')).toMatchObject({ court: 'Amtsgericht München', days: 26 });
  expect(publishedCourtOf('Bremerhaven')).toMatchObject({ court: 'Amtsgericht Bremen', days: 59 });
  expect(publishedCourtOf('Bonn')).toBeUndefined();
});
