import { matchNames, type NameMatch, nameMatches } from '../foundations/people/name-match.ts';
import type { Expected } from './expected.ts';

/** A payment that the founders entered or chose from a statement. */
export interface Line {
  /** The day of booking, such as `2026-12-03`. */
  bookedOn: string;
  amountCents: number;
  /** As the bank writes it. */
  payer: string;
  participantId: string;
}

/** From the least that is wrong to the gravest; one of them says how a contribution stands. */
export const contributionStates = ['open', 'short', 'early', 'wrong-payer', 'complete'] as const;
export type ContributionState = (typeof contributionStates)[number];

/** What does not fit about one payment, or is to be looked at. */
export type LineFinding =
  | { code: 'early'; days: number }
  /** `instead`: the shareholder whose name it is. */
  | { code: 'wrong-payer'; instead?: string | undefined }
  /** The name is written differently from the deed's: a bank may ask about it. */
  | { code: 'written-differently' };

export type Judged<Given extends Line = Line> = Given & { findings: LineFinding[] };

export interface Contribution<Given extends Line = Line> extends Expected {
  /** The deed's day, before which no company can be paid; null where it is not known. */
  notBefore: string | null;
  /** Everything that came in, whether it fits or not. */
  paidCents: number;
  /** What of it fits in payer and day. */
  fittingCents: number;
  /** What is missing of all that came in. */
  missingCents: number;
  /** What is more than expected. */
  overCents: number;
  state: ContributionState;
  lines: Judged<Given>[];
}

/** How each shareholder's contribution stands by the payments that are entered as theirs. */
export function contributionsOf<Given extends Line>(
  expected: readonly Expected[],
  notBefore: string | null,
  lines: readonly Given[],
): Contribution<Given>[] {
  return expected.map((one) => {
    const judged = lines
      .filter(({ participantId }) => participantId === one.participantId)
      .toSorted(inOrder)
      .map((line) => ({ ...line, findings: findingsOf(line, expected, notBefore) }));
    const paidCents = sumOf(judged);
    const fittingCents = sumOf(judged.filter(fits));
    return {
      ...one,
      notBefore,
      paidCents,
      fittingCents,
      missingCents: Math.max(0, one.expectedCents - paidCents),
      overCents: Math.max(0, fittingCents - one.expectedCents),
      state: stateOf(judged, fittingCents >= one.expectedCents),
      lines: judged,
    };
  });
}

/** What of a contribution counts as paid. */
export interface PaidIn {
  participantId: string;
  paidCents: number;
  /** The day of booking with which it was complete. */
  completeOn: string | undefined;
}

/** What fits in payer and day is paid; anything else may have to be paid once more. */
export const paidInOf = (contributions: readonly Contribution[]): PaidIn[] =>
  contributions.map(({ participantId, lines, fittingCents, expectedCents }) => {
    let missing = expectedCents;
    const last = lines.filter(fits).find(({ amountCents }) => {
      missing -= amountCents;
      return missing <= 0;
    });
    return { participantId, paidCents: fittingCents, completeOn: last?.bookedOn };
  });

const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

const inOrder = (one: Line, other: Line) =>
  one.bookedOn.localeCompare(other.bookedOn) ||
  one.amountCents - other.amountCents ||
  one.payer.localeCompare(other.payer);

const has = (code: LineFinding['code'], { findings }: Judged) =>
  findings.some((finding) => finding.code === code);
const fits = (line: Judged) => !has('early', line) && !has('wrong-payer', line);

/** A payment that does not fit no longer matters once others make up the whole. */
function stateOf(lines: readonly Judged[], isWhole: boolean): ContributionState {
  if (lines.length === 0) return 'open';
  if (isWhole) return 'complete';
  if (lines.some((line) => has('wrong-payer', line))) return 'wrong-payer';
  return lines.some((line) => has('early', line)) ? 'early' : 'short';
}

const DAY_MS = 24 * 60 * 60_000;
const daysBetween = (day: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS);

function findingsOf(
  { bookedOn, payer, participantId }: Line,
  expected: readonly Expected[],
  notBefore: string | null,
): LineFinding[] {
  const early: LineFinding[] =
    notBefore !== null && bookedOn < notBefore
      ? [{ code: 'early', days: daysBetween(bookedOn, notBefore) }]
      : [];
  return [...early, ...payerFindings(payer, participantId, expected)];
}

function payerFindings(
  payer: string,
  participantId: string,
  expected: readonly Expected[],
): LineFinding[] {
  const closest = payersAmong(payer, expected);
  const own = closest.find((match) => match.participantId === participantId);
  if (!own) return [{ code: 'wrong-payer', instead: closest[0]?.participantId }];
  const isSame = own.match === 'same' || own.match === 'spelling';
  return isSame ? [] : [{ code: 'written-differently' }];
}

interface PayerMatch {
  participantId: string;
  match: NameMatch;
}

/** The shareholders whose name a payer's resembles most: several of one name, or of an account together. */
export function payersAmong(payer: string, expected: readonly Expected[]): PayerMatch[] {
  const found = expected.flatMap(({ participantId, name, kind }) => {
    const match = matchNames(payer, name, kind);
    return match ? [{ participantId, match }] : [];
  });
  const rank = ({ match }: PayerMatch) => nameMatches.indexOf(match);
  const closest = Math.min(...found.map(rank));
  return found.filter((match) => rank(match) === closest);
}
