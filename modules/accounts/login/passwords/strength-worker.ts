import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';

export interface StrengthJob {
  password: string;
  /** Words that an attacker would try first for this person. */
  personal: readonly string[];
}
export type Strength = { guesses: number; isPersonal: boolean };

/** Words that Germans choose often, which the dictionaries rank as rare. */
const secrets = 'passwort kennwort geheim geheimnis losung schatz fussball startup gründer'.split(
  ' ',
);

const named = (dictionary: Record<string, (string | number)[]>, suffix: string) =>
  Object.fromEntries(
    Object.entries(dictionary).map(([name, words]) => [`${name}${suffix}`, words]),
  );

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...named(german, '-de'), ...named(english, '-en'), secrets },
  graphs: adjacencyGraphs,
  // With the library's 100, digits in place of letters take seconds to try.
  l33tMaxSubstitutions: 2,
});

export function answer({ password, personal }: StrengthJob): Strength {
  const { guesses, sequence } = zxcvbn.check(password, [...personal]);
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  return { guesses, isPersonal };
}
