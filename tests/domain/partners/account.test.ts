import { describe, expect, test } from 'vitest';
import {
  type AccountApplicant,
  type AccountCase,
  accountCases,
  accountFacts,
  accountFit,
  accountIn,
  accountNeeds,
} from '#domain/partners/account.ts';

const jana = { kind: 'natural', takesShares: true, country: 'DE' } as const;
const applicant = (more: Partial<AccountApplicant>): AccountApplicant => ({
  legalForm: 'gmbh',
  isOfSeveral: false,
  participants: [jana],
  ...more,
});
/** What a bank that takes nothing but a GmbH of one person would say to this company. */
const strict = (company: AccountApplicant) =>
  accountFit({ takes: ['gmbh'] }, accountNeeds(company));

describe('an account that its bank opens for a GmbH of one person in Germany', () => {
  test.each<[string, Partial<AccountApplicant>, AccountCase[]]>([
    ['fits that company', {}, []],
    ['not a UG', { legalForm: 'ug' }, ['ug']],
    ['not two people', { participants: [jana, jana] }, ['several-shareholders']],
    [
      'not two of whom one is a company',
      { participants: [jana, { ...jana, kind: 'company' }] },
      ['several-shareholders', 'company-shareholder'],
    ],
    ['not who lives in Austria', { participants: [{ ...jana, country: 'AT' }] }, ['eu-resident']],
    [
      'not a director who lives in Türkiye',
      { participants: [jana, { ...jana, takesShares: false, country: 'TR' }] },
      ['non-eu-resident'],
    ],
    [
      'not several who are not yet stated',
      { participants: [], isOfSeveral: true },
      ['several-shareholders'],
    ],
  ])('%s', (_, company, lacks) => {
    expect(strict(applicant(company)).lacks).toEqual(lacks);
  });

  test('says nothing of where somebody lives whose address the reader does not see', () => {
    const hidden = { ...jana, country: undefined };
    const fit = strict(applicant({ participants: [jana, hidden] }));
    expect(fit.lacks).toEqual(['several-shareholders']);
    expect(fit.unless).toEqual(['eu-resident', 'non-eu-resident']);
    // What the reader sees stays certain beside it.
    const abroad = { ...jana, country: 'FR' };
    expect(strict(applicant({ participants: [abroad, hidden] }))).toMatchObject({
      lacks: ['several-shareholders', 'eu-resident'],
      unless: ['non-eu-resident'],
    });
  });
});

test('a bank that takes everything fits every company, and says what of it applies', () => {
  const company = applicant({
    legalForm: 'ug',
    participants: [jana, { kind: 'company', takesShares: true, country: 'CH' }],
  });
  expect(accountFit({ takes: [...accountCases] }, accountNeeds(company))).toEqual({
    lacks: [],
    unless: [],
    takes: ['ug', 'several-shareholders', 'company-shareholder', 'non-eu-resident'],
  });
});

test('whom a bank takes has the day on which it said so, and a way to open the account', () => {
  const said = { takes: ['gmbh'], opening: ['online'], asOf: '2026-11-02' };
  expect(accountIn(accountFacts.parse(said))).toEqual(said);
  expect(accountIn(accountFacts.parse(undefined))).toBeUndefined();
  expect(accountFacts.safeParse({ ...said, asOf: undefined }).success).toBe(false);
  expect(accountFacts.safeParse({ ...said, opening: [] }).success).toBe(false);
  expect(accountFacts.safeParse({ ...said, takes: ['everybody'] }).success).toBe(false);
});
