import { type Missing, missingIn } from '../foundations/people/missing.ts';
import type { Participant, People } from '../foundations/people/people.ts';
import { type Reader, seesDetails, seesRoles } from '../foundations/people/seen-by.ts';
import type { CoreData, Notary } from '../foundations/steps/core-data-schema.ts';
import type { RegisterEntry } from '../register-entry.ts';
import { type RegisterCourt, registerCourtOf } from '../towns/register-courts.ts';

/** What sheets are made of. */
export interface SheetFacts {
  foundationId: string;
  /** Of the last event behind the facts. */
  revision: number;
  coreData: CoreData | null;
  people: People;
  notary: Notary | null;
  consultation: { startsAt: string; type: 'phone' | 'online' } | null;
  notaryAppointment: {
    startsAt: string;
    notaryName?: string | undefined;
    place?: string | undefined;
    online?: boolean | undefined;
    confirmed: boolean;
  } | null;
  /** A day; unknown before the deed. */
  deedDate?: string | null;
  /** What the notary said of the entry. */
  registerEntry?: RegisterEntry | null;
}

export const sheetNames = [
  'intake-sheet',
  'list-of-shareholders',
  'register-application',
  'bank',
  'tax',
] as const;
export type SheetName = (typeof sheetNames)[number];

export const missingFields = [
  'core-data',
  'business-address',
  'register-court',
  'notary',
  'people',
  'shares',
  'directors',
  'articles',
  'roles',
  'due',
  'details',
] as const;

/** A fact that a sheet has no value for. */
export interface MissingFact {
  participantId?: string | undefined;
  field: (typeof missingFields)[number];
}

/** Whether what the deed says of a participant is on the sheet of this reader. */
export type Standing = 'stated' | 'missing' | 'withheld';
export function standingFor(reader: Reader, participant: Participant): Standing {
  if (!seesRoles(reader, participant)) return 'withheld';
  if (!participant.details) return 'missing';
  return seesDetails(reader, participant) ? 'stated' : 'withheld';
}

/** The court of the seat as far as a source names it; else the notary knows it. */
export const courtOf = ({ coreData }: SheetFacts): RegisterCourt | null =>
  (coreData && registerCourtOf(coreData.city)) ?? null;

export const capitalEurosOf = ({ coreData }: SheetFacts): number =>
  (coreData?.shareCapitalCents ?? 0) / 100;

/** Everything that nobody has stated, in the order in which people state it. */
export function missingFacts(facts: SheetFacts): MissingFact[] {
  const { coreData, people, notary } = facts;
  if (!coreData) return [{ field: 'core-data' }];
  const ofCompany: MissingFact['field'][] = [];
  if (!coreData.businessAddress) ofCompany.push('business-address');
  if (!courtOf(facts)) ofCompany.push('register-court');
  if (!notary && !facts.notaryAppointment) ofCompany.push('notary');
  const articles: MissingFact['field'][] =
    people.participants.length > 0 && !people.articles ? ['articles'] : [];
  const ofPeople: Missing[] = missingIn(people, coreData);
  const known = new Set(ofPeople.map(({ field }) => field));
  return [
    ...ofCompany.map((field) => ({ field })),
    ...articles
      .filter((field) => !known.has(field as Missing['field']))
      .map((field) => ({ field })),
    ...ofPeople,
  ];
}
