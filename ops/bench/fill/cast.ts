/** Somebody who founds besides the lead. */
export interface Other {
  kind: 'natural' | 'company';
  /** Whether the person was invited and has joined with an account, or was only invited. */
  invitation?: 'joined' | 'open';
  isDirector?: true;
  isMinor?: true;
}

const joined: Other = { kind: 'natural', invitation: 'joined' };
const director: Other = { ...joined, isDirector: true };
const invited: Other = { kind: 'natural', invitation: 'open' };
const stated: Other = { kind: 'natural' };
const company: Other = { kind: 'company' };
const minor: Other = { kind: 'natural', isMinor: true };

/** Of twenty formations eight are of one person, seven of two, three of three, one each of four and of five. */
const casts: readonly (readonly Other[])[] = [
  [director],
  [],
  [stated],
  [],
  [joined],
  [],
  [director, stated],
  [],
  [company],
  [],
  [invited],
  [],
  [joined, company],
  [],
  [director],
  [],
  [joined, joined],
  [stated],
  [joined, stated, minor],
  [director, joined, stated, company],
];
export const MOST_OTHERS = Math.max(...casts.map(({ length }) => length));

/** Open formations are each hundredth, and have every cast, too. */
export const castOf = (number: number): readonly Other[] =>
  casts[(number + Math.floor(number / 100)) % casts.length] ?? [];

/** Between 0 and 1, the same in every run. */
function chance(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  const more = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((more ^ (more >>> 15)) >>> 0) / 2 ** 32;
}

const givenNames =
  `Alexander Maria Michael Sabine Thomas Petra Andreas Monika Stefan Claudia Christian Susanne Daniel Julia Markus
  Katrin Martin Stefanie Jan Nicole Sebastian Melanie Florian Sandra Lukas Laura Felix Sarah Maximilian Lisa David
  Hannah Philipp Johanna Tobias Nele Elif Emre Deniz Yusuf Agnieszka Piotr Olga Dmitri Giulia Marco Chloé André
  Mina Hoang Fatma Ali Ines João Henrike Sönke Wiebke Torben Käthe Jörg`.split(/\s+/);
const beginnings =
  `Acker Alten Bach Berg Birken Brand Braun Breiten Brunn Busch Eber Eichen Feld Fuchs Grün Hagen Heide Hirsch Hoch
  Kalten Kirch Kloster Königs Kreuz Linden Mühl Neu Ober Rosen Roth Sand Schön Stein Tannen Unter Vogel Wald Weiden
  Wiesen Winkel`.split(/\s+/);
const endings =
  'mann meier huber bauer hausen bach berger feld hofer kamp lein mayr müller rieder schmidt stätter thal wald weg er'.split(
    ' ',
  );

/** What companies that hold shares say of themselves; a few words are in most of their names. */
const businesses = ['Beteiligungen', 'Holding', 'Verwaltung', 'Ventures', 'Capital', 'Vermögen'];

/** The first ones are picked more often than the last, as names are. */
const oftenFirst = (from: readonly string[], seed: number, power: number): string =>
  from[Math.floor(from.length * chance(seed) ** power)] ?? '';

/** Names of one of the others and of their company, who are numbered from 1 on. */
export function nameOfOther(number: number, nth: number) {
  const seed = number * 31 + nth * 7_919;
  return {
    first: oftenFirst(givenNames, seed + 1, 1.4),
    last: oftenFirst(beginnings, seed + 2, 1.6) + oftenFirst(endings, seed + 3, 1.3),
    business: oftenFirst(businesses, seed + 4, 1.3),
  };
}

const DAY_MS = 86_400_000;
const YOUNGEST = Date.UTC(2006, 0, 1);
const YEARS = 45;

/** Date of birth of a person of age. */
export const bornOn = (number: number, nth: number): string =>
  new Date(YOUNGEST - Math.floor(chance(number * 17 + nth * 104_729) * YEARS * 365) * DAY_MS)
    .toISOString()
    .slice(0, 10);
