import { z } from 'zod';
import { dateOf } from '../days/berlin-days.ts';
import type { Participant } from '../foundations/people/people.ts';
import { billingCountries } from '../orders/countries/names.ts';
import { line } from '../text.ts';

/**
 * Documents by which somebody is identified (§ 12 (1) no. 1 GwG; §§ 1, 2 ZIdPrüfV). `electronic`: the provider read
 * an electronic identity and saw no document.
 */
export const proofKinds = ['identity-card', 'passport', 'residence-permit'] as const;
export type ProofKind = (typeof proofKinds)[number] | 'electronic';

/** `checking`: something differs from what was stated, which somebody of the team decides. */
export const identificationStates = ['cleared', 'checking', 'refused'] as const;
export type IdentificationState = (typeof identificationStates)[number];

/** An ISO date of the calendar, `2031-04-30`. */
export const isoDay = z.iso.date();
/** ISO 3166-1 alpha-2. */
export const countryCode = z.enum(billingCountries);
/** A form sends words. */
const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What is asked of everybody (§§ 10 (1) no. 4, 15 (3) GwG; § 43 (1) GwG for the other). */
export const declarations = {
  politicallyExposed: yesOrNo,
  forOwnAccount: yesOrNo,
};

/** Fields beside the copy of a document that somebody of the team has seen. */
export const seenInPerson = z.object({
  participantId: z.uuid(),
  method: z.literal('in-person'),
  kind: z.enum(proofKinds),
  number: line(40),
  authority: line(120),
  country: countryCode,
  validUntil: isoDay,
  ...declarations,
  /** As the document has them; without them, they are as stated. */
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  birthDate: isoDay.optional(),
  /** Which of a company's representatives this is, counted from 0. */
  representative: z.coerce.number().int().min(0).max(19).optional(),
});
export type SeenInPerson = z.output<typeof seenInPerson>;

/** A person as stated, or as a document or a provider has them. */
export interface Named {
  firstName: string;
  lastName: string;
  /** ISO date; missing where it is not known yet. */
  birthDate?: string | undefined;
}

/** The person as stated, or those who represent the company, of whom one is identified (§ 12 (2) GwG). */
export function peopleBehind(participant: Participant): readonly Named[] {
  const { kind, details } = participant;
  if (kind === 'company') return details && 'representedBy' in details ? details.representedBy : [];
  const { firstName, lastName } = participant;
  const birthDate = details && 'birthDate' in details ? details.birthDate : undefined;
  return [{ firstName, lastName, birthDate }];
}

export const differences = ['firstName', 'lastName', 'birthDate'] as const;
export type Difference = (typeof differences)[number];

/** Reading a document takes no notice of case, accents, hyphens and the two ways to write umlauts. */
const asRead = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s'’.-]+/g, ' ')
    .trim();

/** In what a document or provider differs from what was stated; nothing is decided here. */
export function differencesOf(stated: Named, seen: Named): Difference[] {
  const found: Difference[] = [];
  if (asRead(stated.firstName) !== asRead(seen.firstName)) found.push('firstName');
  if (asRead(stated.lastName) !== asRead(seen.lastName)) found.push('lastName');
  // A day that nobody has stated yet is compared when somebody looks.
  const [one, other] = [stated.birthDate, seen.birthDate];
  if (one !== undefined && one !== other) found.push('birthDate');
  return found;
}

/** The one of these people who differs least; the first where several do. */
export function nearestOf(people: readonly Named[], seen: Named): Named | undefined {
  const [first, ...others] = people;
  if (!first) return undefined;
  return others.reduce(
    (best, one) =>
      differencesOf(one, seen).length < differencesOf(best, seen).length ? one : best,
    first,
  );
}

/** Whether a document is valid on the day, in Berlin, of an instant. */
export const isValidAt = (validUntil: string, instant: string): boolean =>
  validUntil >= dateOf(instant);
