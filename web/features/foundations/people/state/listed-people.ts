import { duePortions, unsureAbout } from '#domain/foundations/people/people.ts';
import { articlesKinds } from '#domain/foundations/review/review-checklist.ts';
import { centsOf } from '#domain/pricing/price.ts';
import type { Fields } from '../../../../kit/forms/rules.ts';

/** Name of a field of one participant. A number is never given twice, so a list may have gaps. */
export const fieldOf = (number: number, name: string) => `participants.${number}.${name}`;

/** The numbers that follow a beginning of names. */
const numbersIn = (fields: Fields, prefix: string): number[] => {
  const names = Object.keys(fields).filter((name) => name.startsWith(prefix));
  const found = names.map((name) => Number(name.slice(prefix.length).split('.')[0]));
  return [...new Set(found)].toSorted((one, other) => one - other);
};

/** The numbers of the participants, in the order of the list. */
export const participantsIn = (fields: Fields): number[] => numbersIn(fields, 'participants.');

/** The names of the fields for the shares of one participant. */
export const shareFieldsIn = (fields: Fields, number: number): string[] =>
  numbersIn(fields, fieldOf(number, 'share.')).map((share) => fieldOf(number, `share.${share}`));

const givenShares = (fields: Fields, number: number): string[] =>
  shareFieldsIn(fields, number).filter((name) => fields[name]?.trim());

const eurosOf = (text: string | undefined): number => centsOf(text ?? '') / 100;

/** Sum of the shares of these participants in euros; what is no number does not count. */
export const sumIn = (fields: Fields, numbers: readonly number[] = participantsIn(fields)) =>
  numbers
    .flatMap((number) => givenShares(fields, number))
    .map((name) => eurosOf(fields[name]))
    .filter((euros) => !Number.isNaN(euros))
    .reduce((sum, euros) => sum + euros, 0);

/** Field of a share → what is wrong with the amount. */
export const wrongShares = (fields: Fields): [string, string][] =>
  participantsIn(fields)
    .flatMap((number) => givenShares(fields, number))
    .flatMap((name): [string, string][] => {
      const euros = eurosOf(fields[name]);
      if (Number.isNaN(euros) || euros === 0) return [[name, 'NOT_A_NUMBER']];
      return Number.isInteger(euros) ? [] : [[name, 'SHARE_NOT_WHOLE_EUROS']];
    });

function participantIn(fields: Fields, number: number) {
  const of = (name: string) => fields[fieldOf(number, name)];
  const shares = givenShares(fields, number).map((name) => eurosOf(fields[name]));
  const due = duePortions.find((one) => one === of('due'));
  const participantId = of('participantId');
  const email = of('email')?.trim();
  const stated = {
    ...(participantId && { participantId }),
    ...(email && { email }),
    ...(shares.length > 0 && { shareholder: { shareEuros: shares, ...(due && { due }) } }),
  };
  if (of('kind') === 'company') {
    return { kind: 'company' as const, companyName: of('companyName') ?? '', ...stated };
  }
  const managingDirector = {
    alone: of('alone') !== 'together',
    selfDealing: of('selfDealing') === 'on',
  };
  return {
    kind: 'natural' as const,
    firstName: of('firstName') ?? '',
    lastName: of('lastName') ?? '',
    ...stated,
    ...(of('director') === 'on' && { managingDirector }),
  };
}

/** The list as the command takes it. */
export function statedIn(fields: Fields) {
  const articles = articlesKinds.find((kind) => kind === fields.articles);
  return {
    participants: participantsIn(fields).map((number) => participantIn(fields, number)),
    ...(articles && { articles }),
    unsure: unsureIn(fields).map((about) => {
      const note = fields[`note.${about}`]?.trim();
      return { about, ...(note && { note }) };
    }),
  };
}

const unsureIn = (fields: Fields) =>
  unsureAbout.filter((about) => fields[`unsure.${about}`] === 'on');

/** The field behind a path in the payload, which counts without gaps. */
export function inputOf(path: string, fields: Fields): string {
  const [list, index, ...names] = path.split('.');
  if (list === 'unsure') return `note.${unsureIn(fields)[Number(index)]}`;
  const number = participantsIn(fields)[Number(index)];
  if (list !== 'participants' || number === undefined) return path;
  const share = names[1] === 'shareEuros' && givenShares(fields, number)[Number(names[2])];
  return share || fieldOf(number, names.join('.'));
}
