import {
  type Articles,
  articlesKinds,
  type FormationCosts,
  formationCosts,
  MODEL_PROTOCOL_MAX_SHAREHOLDERS,
} from './fees.ts';
import { type LegalForm, legalForms, shareCapitalLimits } from './legal-forms.ts';
import { centsOf } from './price.ts';
import { calculatorFields } from './queries.ts';

/**
 * The cost calculator of the site: input from the query of the address, and the result. It does without zod,
 * because it also runs in the browser.
 */

/** Input as typed, so that a form can show it again. */
export interface CalculatorInput {
  form: LegalForm;
  capital: string;
  shareholders: string;
  articles: Articles;
}

/** Why a combination is refused, and the field concerned. */
export const refusals = {
  CAPITAL_NOT_A_NUMBER: 'capital',
  CAPITAL_NOT_WHOLE_EUROS: 'capital',
  UG_CAPITAL_TOO_LOW: 'capital',
  UG_CAPITAL_TOO_HIGH: 'capital',
  GMBH_CAPITAL_TOO_LOW: 'capital',
  CAPITAL_TOO_HIGH: 'capital',
  CAPITAL_BELOW_SHAREHOLDERS: 'capital',
  SHAREHOLDERS_NOT_A_NUMBER: 'shareholders',
  MODEL_PROTOCOL_TOO_MANY: 'shareholders',
} as const satisfies Record<string, keyof CalculatorInput>;
export type Refusal = keyof typeof refusals;
export const refusalNames = Object.keys(refusals) as Refusal[];

export type Calculation =
  | { ok: true; costs: FormationCosts }
  /** At most one refusal per field. */
  | { ok: false; refused: readonly Refusal[] };

/** With more capital than one million euros, notaries charge by rules that no founder of this product needs. */
export const CALCULATOR_MAX_CAPITAL_CENTS = 100_000_000;
export const CALCULATOR_MAX_SHAREHOLDERS = 50;

/** The smallest usual case of each legal form. */
export const usualCapital = { ug: '500', gmbh: '25000' } as const;

interface Query {
  get(name: string): string | null;
}

/** Whether the visitor has entered anything. */
export const asksCosts = (query: Query): boolean =>
  calculatorFields.some((field) => query.get(field) !== null);

/** Replaces missing and unknown choices by usual ones; amounts stay as typed. */
export function readCalculator(query: Query): CalculatorInput {
  const form = legalForms.find((one) => one === query.get('form')) ?? 'ug';
  const shareholders = query.get('shareholders') ?? '1';
  const usual = form === 'ug' && !isTooMany(shareholders) ? 'model-protocol' : 'own-articles';
  return {
    form,
    capital: query.get('capital') ?? usualCapital[form],
    shareholders,
    articles: articlesKinds.find((one) => one === query.get('articles')) ?? usual,
  };
}

const isTooMany = (shareholders: string) =>
  Number(shareholders.trim()) > MODEL_PROTOCOL_MAX_SHAREHOLDERS;

/** The costs of a formation, or why there can be no such company. */
export function calculate({ form, articles, ...typed }: CalculatorInput): Calculation {
  const shareCapitalCents = centsOf(typed.capital);
  const shareholders = /^\d{1,3}$/.test(typed.shareholders.trim()) ? Number(typed.shareholders) : 0;
  const refused = [
    refusedCapital(form, shareCapitalCents) ??
      // § 5 (2) GmbHG: everybody takes at least one share of at least one euro.
      (shareCapitalCents < shareholders * 100 ? 'CAPITAL_BELOW_SHAREHOLDERS' : undefined),
    refusedShareholders(articles, shareholders),
  ].filter((refusal) => refusal !== undefined);
  if (refused.length > 0) return { ok: false, refused };
  return { ok: true, costs: formationCosts({ articles, shareCapitalCents, shareholders }) };
}

function refusedCapital(form: LegalForm, cents: number): Refusal | undefined {
  const { min, max } = shareCapitalLimits[form];
  if (Number.isNaN(cents)) return 'CAPITAL_NOT_A_NUMBER';
  // § 5 (2) GmbHG: shares are whole euros, and so is their sum.
  if (cents % 100 !== 0) return 'CAPITAL_NOT_WHOLE_EUROS';
  if (cents < min) return form === 'ug' ? 'UG_CAPITAL_TOO_LOW' : 'GMBH_CAPITAL_TOO_LOW';
  if (form === 'ug' && cents > max) return 'UG_CAPITAL_TOO_HIGH';
  return cents > CALCULATOR_MAX_CAPITAL_CENTS ? 'CAPITAL_TOO_HIGH' : undefined;
}

function refusedShareholders(articles: Articles, shareholders: number): Refusal | undefined {
  if (shareholders < 1 || shareholders > CALCULATOR_MAX_SHAREHOLDERS) {
    return 'SHAREHOLDERS_NOT_A_NUMBER';
  }
  const tooMany = shareholders > MODEL_PROTOCOL_MAX_SHAREHOLDERS;
  return articles === 'model-protocol' && tooMany ? 'MODEL_PROTOCOL_TOO_MANY' : undefined;
}

/** The query of this input, in the order of the form. */
export const calculatorQuery = (input: CalculatorInput): URLSearchParams =>
  new URLSearchParams(calculatorFields.map((field) => [field, input[field]]));
