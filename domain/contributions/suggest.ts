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

/** Whose contribution a payment probably is; null where it is nobody's or may be that of several. */
export function suggestionFor(
  { payer, reference, amountCents, returned }: StatementLine,
  expected: readonly Expected[],
): Suggestion | null {
  if (returned) return null;
  const byPayer = payer === null ? [] : payersAmong(payer, expected);
  if (byPayer.length > 0) return only(byPayer, 'payer');
  const named = expected.filter(({ name, kind }) => reference && isNamedIn(reference, name, kind));
  if (named.length > 0) return only(named, 'reference');
  return only(
    expected.filter(({ expectedCents }) => expectedCents === amountCents),
    'amount',
  );
}

const only = (
  found: readonly Pick<Expected, 'participantId'>[],
  by: Suggestion['by'],
): Suggestion | null => {
  const [first, second] = found;
  return first && !second ? { participantId: first.participantId, by } : null;
};

/** Whether a text has all words of a name, in whatever order and spelling. */
function isNamedIn(reference: string, name: string, kind: Expected['kind']): boolean {
  const said = new Set(nameKey(reference, kind).split(' '));
  return nameKey(name, kind)
    .split(' ')
    .every((word) => said.has(word));
}
