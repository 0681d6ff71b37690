import { z } from 'zod';
import { ERASED } from '../erased.ts';
import type { LegalForm } from '../pricing/legal-forms.ts';
import { euCountries } from '../site/eu-countries.ts';

/** What a company can be that not every bank takes before its entry. */
export const accountCases = [
  'gmbh',
  'ug',
  'several-shareholders',
  'company-shareholder',
  'eu-resident',
  'non-eu-resident',
] as const;
export type AccountCase = (typeof accountCases)[number];

export const accountOpenings = ['online', 'branch'] as const;
export type AccountOpening = (typeof accountOpenings)[number];

/** What a bank has told us of its account for companies in formation; without cases it has none. */
export const accountFacts = z
  .strictObject({
    takes: z.array(z.enum(accountCases)).default([]),
    opening: z.array(z.enum(accountOpenings)).default([]),
    /** The day on which the bank said so. */
    asOf: z.iso.date().optional(),
  })
  .refine(({ takes, opening }) => takes.length === 0 || opening.length > 0, {
    path: ['opening'],
  })
  .refine(({ takes, asOf }) => takes.length === 0 || asOf !== undefined, { path: ['asOf'] })
  .default({ takes: [], opening: [] });

/** An account for companies in formation. */
export interface PartnerAccount {
  takes: AccountCase[];
  opening: AccountOpening[];
  asOf: string;
}

/** Nothing where the bank has none. */
export const accountIn = ({
  takes,
  opening,
  asOf,
}: z.output<typeof accountFacts>): PartnerAccount | undefined =>
  takes.length > 0 && asOf !== undefined ? { takes, opening, asOf } : undefined;

/** A company as far as the reader may know it. */
export interface AccountApplicant {
  legalForm: LegalForm;
  /** Whether several people take shares, as the company details have it. */
  isOfSeveral: boolean;
  participants: readonly {
    kind: 'natural' | 'company';
    takesShares: boolean;
    /** ISO 3166-1 alpha-2; undefined where it is not stated, or not for this reader. */
    country?: string | undefined;
  }[];
}

type CaseNeeds = Record<'certain' | 'possible', AccountCase[]>;

/**
 * What a bank has to take for this company. Where somebody lives whose address the reader does not see stays open:
 * a reason would tell it.
 */
export function accountNeeds({
  legalForm,
  isOfSeveral,
  participants,
}: AccountApplicant): CaseNeeds {
  const holders = participants.filter(({ takesShares }) => takesShares);
  const homes = participants.map(({ country }) => homeOf(country));
  const has: Record<AccountCase, boolean | undefined> = {
    gmbh: legalForm === 'gmbh',
    ug: legalForm === 'ug',
    'several-shareholders': holders.length > 0 ? holders.length > 1 : isOfSeveral,
    'company-shareholder':
      holders.length > 0 ? holders.some(({ kind }) => kind === 'company') : undefined,
    'eu-resident': anyOf(homes, 'eu-resident'),
    'non-eu-resident': anyOf(homes, 'non-eu-resident'),
  };
  return {
    certain: accountCases.filter((one) => has[one]),
    possible: accountCases.filter((one) => has[one] === undefined),
  };
}

/** Undefined while somebody's home could make it true. */
function anyOf(homes: readonly (string | undefined)[], home: AccountCase): boolean | undefined {
  if (homes.includes(home)) return true;
  return homes.length === 0 || homes.includes(undefined) ? undefined : false;
}

export interface AccountFit {
  /** What the company is and the bank does not take. */
  lacks: AccountCase[];
  /** What the bank does not take and the company may be. */
  unless: AccountCase[];
  /** What the company is and the bank takes. */
  takes: AccountCase[];
}

/** How an account fits, by what its bank has told us; the bank itself decides. */
export function accountFit(
  { takes }: Pick<PartnerAccount, 'takes'>,
  { certain, possible }: CaseNeeds,
): AccountFit {
  const isTaken = (one: AccountCase) => takes.includes(one);
  return {
    lacks: certain.filter((one) => !isTaken(one)),
    unless: possible.filter((one) => !isTaken(one)),
    takes: certain.filter(isTaken),
  };
}

function homeOf(country: string | undefined): AccountCase | 'germany' | undefined {
  if (country === undefined || country === ERASED) return undefined;
  if (country === 'DE') return 'germany';
  return euCountries.has(country) ? 'eu-resident' : 'non-eu-resident';
}
