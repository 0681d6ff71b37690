import { ERASED } from '../erased.ts';
import type { ObstacleKind } from '../foundations/obstacles.ts';
import type { Notary } from '../foundations/steps/core-data-schema.ts';
import { typedWords } from '../search/terms.ts';

/** Where an answer was given: in the notary's room, or to our team, which entered it. */
export type AnsweredAt = 'room' | 'desk';

/** An answer of a notary about dates. */
export interface Answer {
  at: string;
  /** Since when it was waited for; null where nobody had asked. */
  askedAt: string | null;
  gave: 'dates' | 'declined';
  from: AnsweredAt;
  dates: readonly string[];
}

/** A notary in one formation, and what became of what was asked there. */
export interface Engagement {
  /** Id of the event that named the notary. */
  id: string;
  name: string;
  email: string | null;
  city: string | null;
  phone: string | null;
  namedAt: string;
  /** Since when it has been another notary's case. */
  leftAt: string | null;
  /** Since when our team has waited for an answer about dates. */
  askedAt: string | null;
  /** Last release by a founder; the room is open from the one that completes them. */
  releasedAt: string | null;
  asked: readonly { at: string; by: 'phone' | 'mail' }[];
  answers: readonly Answer[];
  /** What the notary reported from the room. */
  reported: readonly { at: string; kind: ObstacleKind }[];
}

export const isErased = ({ name, email }: Pick<Notary, 'name' | 'email'>): boolean =>
  name === ERASED || email === ERASED;

/** By what a notary is one over all formations: the address, and without one the name and the city. */
export function notaryKey({ name, email, city }: Pick<Engagement, 'name' | 'email' | 'city'>) {
  const folded = email?.trim().toLowerCase();
  return folded ? folded : `${sortedAs(name)} / ${sortedAs(city ?? '')}`;
}

/** A name as lists are sorted by it. */
export const sortedAs = (name: string): string => typedWords(name).join(' ');

export const isPresent = ({ leftAt }: Engagement): boolean => leftAt === null;

/**
 * Since when an answer was waited for: since our team asked, or since the notary could answer in the room, whichever
 * was first.
 *
 * @param pendingSince since when dates have been what the case waits for
 */
export function waitedSince(
  { askedAt, releasedAt }: Engagement,
  { from, pendingSince }: { from: AnsweredAt; pendingSince: string | null },
): string | null {
  const inRoom =
    from === 'room' && releasedAt !== null && pendingSince !== null
      ? [releasedAt, pendingSince].toSorted().at(-1)
      : undefined;
  const [first = null] = [askedAt, inRoom].filter((at) => typeof at === 'string').toSorted();
  return first;
}

const HOUR_MS = 3_600_000;

/** How many whole hours an answer took, at least one. */
export const hoursOf = ({ askedAt, at }: Pick<Answer, 'askedAt' | 'at'>): number | null =>
  askedAt === null
    ? null
    : Math.max(1, Math.round((Date.parse(at) - Date.parse(askedAt)) / HOUR_MS));

/** The hours that half of the answers took at most; null without answers. */
export function medianOf(hours: readonly number[]): number | null {
  const sorted = hours.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
