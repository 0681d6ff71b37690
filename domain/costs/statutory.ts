import type { PaidIn } from '../contributions/contributions.ts';
import { dueCapital } from '../contributions/expected.ts';
import type { Participant } from '../foundations/people/people.ts';
import { courtFees } from '../pricing/court-fees.ts';
import {
  type Articles,
  articlesKinds,
  feeTable,
  formationCosts,
  MODEL_PROTOCOL_MAX_SHAREHOLDERS,
} from '../pricing/fees.ts';
import { type LegalForm, leastPaidIn } from '../pricing/legal-forms.ts';
import { officeFees } from '../pricing/office-fees.ts';
import { type Amount, type CostLine, rangeOf } from './lines.ts';

/** A company as far as it is decided; fees depend on nothing else. */
export interface CompanyCase {
  legalForm: LegalForm;
  shareCapitalCents: number;
  /** Null while it is not known. */
  shareholders: number | null;
  articles: Articles | null;
  /** Whether the deed is made by video. */
  online: boolean | null;
}

type Estimate = CostLine & { basis: 'fee-table' };

/** Every bill of a notary that the case still leaves possible. */
export function notaryAmount(company: CompanyCase): Amount {
  const { shareCapitalCents, online } = company;
  const counts = company.shareholders === null ? [1, 2] : [company.shareholders];
  const videos = online === null ? [false, true] : [online];
  const amounts = counts.flatMap((shareholders) =>
    possibleArticles({ ...company, shareholders }).flatMap((articles) => {
      const { notary } = formationCosts({ articles, shareCapitalCents, shareholders });
      return videos.map((isVideo) => notary + (isVideo ? feeTable.videoOutlays : 0));
    }),
  );
  return rangeOf(amounts);
}

/** The kinds that the case still leaves possible: stated before people were certain, one may be out of question. */
export function possibleArticles({
  articles,
  shareholders,
}: Pick<CompanyCase, 'articles' | 'shareholders'>): readonly Articles[] {
  const tooMany = shareholders !== null && shareholders > MODEL_PROTOCOL_MAX_SHAREHOLDERS;
  if (tooMany) return ['own-articles'];
  return articles === null ? articlesKinds : [articles];
}

interface Named {
  notary: string | null;
  court: string | null;
}

/** What comes from notary and court, as the table of fees has it for this very case. */
export const notaryAndCourt = (company: CompanyCase, { notary, court }: Named): Estimate[] => [
  {
    kind: 'notary',
    payee: notary,
    ...notaryAmount(company),
    basis: 'fee-table',
    paidCents: 0,
    source: 'KV GNotKG',
  },
  {
    kind: 'court',
    payee: court,
    amountCents: courtFees('money').total,
    basis: 'fee-table',
    paidCents: 0,
    source: 'Nr. 2100, 6000 HRegGebV',
  },
];

/** What comes every year from the entry on, and from the bank. */
export const yearlyCosts = (): Estimate[] => [
  {
    kind: 'bank',
    payee: null,
    ...between(officeFees.bankAccount),
    basis: 'fee-table',
    yearly: true,
    paidCents: 0,
    source: 'Preisverzeichnis der Bank',
  },
  {
    kind: 'register',
    payee: 'Bundesanzeiger Verlag',
    amountCents: officeFees.transparencyRegister,
    basis: 'fee-table',
    yearly: true,
    paidCents: 0,
    source: '§ 24 Abs. 1 GwG, TrGebV',
  },
  {
    kind: 'chamber',
    payee: null,
    ...between(officeFees.chamber),
    basis: 'fee-table',
    yearly: true,
    paidCents: 0,
    source: '§ 3 Abs. 3 IHKG',
  },
];

const between = ({ least, most }: { least: number; most: number }): Amount =>
  rangeOf([least, most]);

interface Holding {
  holders: readonly Pick<Participant, 'participantId' | 'shareholder'>[];
  paidIn: readonly PaidIn[];
  ended: 'entered' | 'cancelled' | null;
}

/** The share capital: of each shareholder once the shares make it up, before that as the law leaves it. */
export function capitalLines(
  { legalForm, shareCapitalCents, articles }: CompanyCase,
  { holders, paidIn, ended }: Holding,
): CostLine[] {
  const source = legalForm === 'ug' ? '§ 5a Abs. 2 GmbHG' : '§ 7 Abs. 2 GmbHG';
  const common = { kind: 'capital', payee: null, source } as const;
  const byModelProtocol = articles === 'model-protocol';
  const due = dueCapital(holders, { legalForm, shareCapitalCents, byModelProtocol });
  const stated = due.reduce((sum, { nominalCents }) => sum + nominalCents, 0);
  if (due.length === 0 || stated !== shareCapitalCents) {
    const least = leastPaidIn(legalForm, shareCapitalCents);
    const range = rangeOf([least, shareCapitalCents]);
    return [{ ...common, ...range, basis: 'fee-table', paidCents: 0 }];
  }
  const paid = new Map(paidIn.map((one) => [one.participantId, one]));
  return due.map(({ participantId, nominalCents, dueCents }) => {
    const { paidCents = 0, completeOn } = paid.get(participantId) ?? {};
    // Without it there is no application: the managing directors have assured it (§ 8 (2) GmbHG).
    const isAssured = ended === 'entered' && paidCents < dueCents;
    return {
      ...common,
      amountCents: dueCents,
      basis: 'agreed',
      // What is more than due is no part of the capital.
      paidCents: isAssured ? dueCents : Math.min(paidCents, dueCents),
      ...(isAssured && { assured: true }),
      ...(completeOn && paidCents >= dueCents && { paidOn: completeOn }),
      participantId,
      laterCents: nominalCents - dueCents,
    };
  });
}
