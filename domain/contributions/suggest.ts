import { nameKey } from '../foundations/people/name-match.ts';
import { payersAmong } from './contributions.ts';
import type { Expected } from './expected.ts';

/** Money that came in, as a statement says it. */
export interface StatementLine {
  bookedOn: string;
  amountCents: number;
  /** Null where the bank gives none. */
  payer: string | null;
  reference: string | null;
  /** The account that received it, by the last characters of its number; null where the file does not say. */
  account: string | null;
  /** Whether it went back, or is itself something that came back. */
  returned: boolean;
}

/** What a suggestion follows from. */
export const suggestedBy = ['payer', 'reference', 'amount'] as const;
export interface Suggestion {
  participantId: string;
  by: (typeof suggestedBy)[number];
}

/** Says whose contribution a payment probably is; null where it is nobody's or may be that of several. */
export function suggester(
  expected: readonly Expected[],
): (line: StatementLine) => Suggestion | null {
  // Worked out once, for thousands of payments.
  const known = expected.map((one) => ({ ...one, words: wordsOf(one.name, one.kind) }));
  const seen = new Map<string, ReturnType<typeof payersAmong>>();
  const ofPayer = (payer: string) => {
    const found = seen.get(payer) ?? payersAmong(payer, among(known, payer, 'some'));
    seen.set(payer, found);
    return found;
  };
  return ({ payer, reference, amountCents, returned }) => {
    if (returned) return null;
    const byPayer = payer === null ? [] : ofPayer(payer);
    if (byPayer.length > 0) return only(byPayer, 'payer');
    const named = among(known, reference ?? '', 'every');
    if (named.length > 0) return only(named, 'reference');
    return only(
      known.filter(({ expectedCents }) => expectedCents === amountCents),
      'amount',
    );
  };
}

const only = (
  found: readonly Pick<Expected, 'participantId'>[],
  by: Suggestion['by'],
): Suggestion | null => {
  const [first, second] = found;
  return first && !second ? { participantId: first.participantId, by } : null;
};

const wordsOf = (text: string, kind: Expected['kind']): string[] =>
  nameKey(text, kind).split(' ').filter(Boolean);

/** Those of whose name a text has some or all words, in whatever order and spelling. */
function among<One extends Expected & { words: readonly string[] }>(
  known: readonly One[],
  text: string,
  how: 'some' | 'every',
): One[] {
  const said = {
    natural: new Set(wordsOf(text, 'natural')),
    company: new Set(wordsOf(text, 'company')),
  };
  return known.filter(({ words, kind }) => words[how]((word) => said[kind].has(word)));
}
