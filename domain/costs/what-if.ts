import { z } from 'zod';
import { PARTICIPANTS_MAX } from '../foundations/people/people.ts';
import { articlesKinds, MODEL_PROTOCOL_MAX_SHAREHOLDERS } from '../pricing/fees.ts';
import { legalForms, shareCapitalLimits } from '../pricing/legal-forms.ts';
import { line, optional } from '../text.ts';
import type { CostFacts } from './costs.ts';
import { type CompanyCase, possibleArticles } from './statutory.ts';

/** What somebody wonders about: left out is what stays as it is. */
export const whatIfSchema = z.object({
  legalForm: optional(z.enum(legalForms)),
  // Shares are whole euros (§ 5 (2) GmbHG), and so is their sum.
  shareCapitalCents: optional(
    z.number({ error: 'NOT_AN_AMOUNT' }).int('NOT_AN_AMOUNT').multipleOf(100, 'NOT_WHOLE_EUROS'),
  ),
  participants: optional(
    z
      .number({ error: 'NOT_A_NUMBER' })
      .int('NOT_A_NUMBER')
      .min(1, 'NOT_A_NUMBER')
      .max(PARTICIPANTS_MAX, 'NOT_A_NUMBER'),
  ),
  articles: optional(z.enum(articlesKinds)),
  online: optional(z.boolean()),
  city: optional(line(100)),
});
export type WhatIf = z.output<typeof whatIfSchema>;

/** The field that makes a company impossible; undefined for one that can be. */
export function impossibleIn(company: CompanyCase): keyof WhatIf | undefined {
  const { legalForm, shareCapitalCents, articles } = company;
  const shareholders = company.shareholders ?? 1;
  const { min, max } = shareCapitalLimits[legalForm];
  const isOutside = shareCapitalCents < min || shareCapitalCents > max;
  // § 5 (2) GmbHG: everybody takes at least one share of one euro.
  if (isOutside || shareCapitalCents < shareholders * 100) return 'shareCapitalCents';
  const tooMany = shareholders > MODEL_PROTOCOL_MAX_SHAREHOLDERS;
  return articles === 'model-protocol' && tooMany ? 'articles' : undefined;
}

/** The company as it would be. */
export const companyIf = (company: CompanyCase, changed: WhatIf): CompanyCase => ({
  legalForm: changed.legalForm ?? company.legalForm,
  shareCapitalCents: changed.shareCapitalCents ?? company.shareCapitalCents,
  shareholders: changed.participants ?? company.shareholders,
  articles: changed.articles ?? company.articles,
  online: changed.online ?? company.online,
});

/** The facts as they would be: who holds which share is open again once their number is another. */
export function factsIf(facts: CostFacts, company: CompanyCase): CostFacts {
  const holders = company.shareholders === facts.holders.length ? facts.holders : [];
  return { ...facts, company, holders };
}

export const papers = [
  'model-protocol',
  'articles',
  'articles-or-protocol',
  'appointment',
  'shareholder-list',
  'application',
  'identity-cards',
  'online-identity',
  'payment-proof',
] as const;
type Paper = (typeof papers)[number];

/** The papers that notary and court need; a model protocol is appointment and list at the same time. */
export function papersOf(company: CompanyCase): Paper[] {
  const { online } = company;
  const [first, second] = possibleArticles(company);
  const drafts: Paper[] =
    first === 'model-protocol' && !second
      ? ['model-protocol']
      : [second ? 'articles-or-protocol' : 'articles', 'appointment', 'shareholder-list'];
  return [
    ...drafts,
    'application',
    online === true ? 'online-identity' : 'identity-cards',
    'payment-proof',
  ];
}
