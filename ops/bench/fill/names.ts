import { OWN } from './ids.ts';

/** Names of people, companies and places; statements use the same lists. */
export const firstNames =
  'Mehmet Anna Jürgen Zoé Lea Marta Øyvind Greta Jonas Ayşe Björn Emilia Paul Sofía Tim Ulrike'.split(
    ' ',
  );
export const lastNames =
  'Kaya Müller Schmidt Weiß Sommerfeld Lorenz Keller Yılmaz Großmann Hartmann Nowak Jäger Fischer Vogel Krüger Maier'.split(
    ' ',
  );
const trades =
  'Keramik Robotik Kaffee Archäologie Werkzeugbau Möbel Energie Verlag Logistik Software'.split(
    ' ',
  );
const cities = 'Nürnberg Köln Hamburg Berlin München Fürth Leipzig Kiel'.split(' ');
const NOTARIES = 3_000;

const pick = (from: readonly string[], number: number): string =>
  from[Math.floor(number) % from.length] ?? '';

/** Names in the formation with a number. */
export function namesOf(number: number) {
  const form = number % 2 === 0 ? 'GmbH' : 'UG (haftungsbeschränkt)';
  return {
    company: `${pick(lastNames, number / 3)} ${pick(trades, number / 7)} ${number} ${form}`,
    city: pick(cities, number / 5),
    notary: `Notariat ${pick(lastNames, number / 11)} ${number % NOTARIES}`,
    mailbox: `notariat${number % NOTARIES}`,
  };
}

/** Below this number surnames have no number of their own. */
export const PLAIN_NAMES = 256;

/** Name of the account that began a formation; the first ones belong to the demo's founder. */
export const nameOfMember = (number: number): { first: string; last: string } => ({
  first: number < OWN ? 'Jana' : pick(firstNames, number),
  last:
    number < OWN
      ? 'Keller'
      : `${pick(lastNames, number / firstNames.length)}${number > PLAIN_NAMES ? `-${number}` : ''}`,
});

export const arrayOf = (texts: readonly string[]): string =>
  `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
