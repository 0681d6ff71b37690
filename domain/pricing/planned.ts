import type { TotalShareholders } from '../foundations/steps/core-data-schema.ts';
import type { CalculatorInput } from './calculator.ts';
import type { Answers, Verdict } from './legal-form-advice.ts';
import { type LegalForm, legalForms } from './legal-forms.ts';
import { centsOf } from './price.ts';

/**
 * Answers to the calculator and the questions of the site, as fields of the core data. It does without zod,
 * because it also runs in the browser.
 */
export interface Planned {
  legalForm?: LegalForm;
  /** As typed. */
  shareCapital?: string;
  totalShareholders?: TotalShareholders;
}

/** Longer amounts are none. */
const MAX_LENGTH = 20;

/** What is valid of what a browser has kept: anybody can write into their own. */
export function plannedIn(kept: Readonly<Record<string, unknown>>): Planned {
  const legalForm = legalForms.find((form) => form === kept.legalForm);
  const total = totals.find((one) => one === kept.totalShareholders);
  const { shareCapital } = kept;
  const isAmount =
    typeof shareCapital === 'string' &&
    shareCapital.length <= MAX_LENGTH &&
    !Number.isNaN(centsOf(shareCapital));
  return {
    ...(legalForm && { legalForm }),
    ...(isAmount && { shareCapital }),
    ...(total && { totalShareholders: total }),
  };
}

const byCount = ['alone', 'two', 'three'] as const satisfies readonly TotalShareholders[];
const totals = [...byCount, 'more-than-three'] as const;

/** Invalid amounts and numbers of people are left out. */
export function plannedByCosts({ form, capital, shareholders }: CalculatorInput): Planned {
  const count = /^\d{1,3}$/.test(shareholders.trim()) ? Number(shareholders) : 0;
  return {
    legalForm: form,
    ...(!Number.isNaN(centsOf(capital)) && { shareCapital: capital.trim() }),
    ...(count > 0 && { totalShareholders: byCount[count - 1] ?? 'more-than-three' }),
  };
}

/** Ranges of shareholders are no number yet, and a verdict for both forms is no choice. */
export function plannedByAnswers(answers: Partial<Answers>, verdict: Verdict): Planned {
  const legalForm = verdict === 'either' ? undefined : verdict.endsWith('gmbh') ? 'gmbh' : 'ug';
  return {
    ...(legalForm && { legalForm }),
    ...(answers.founders === 'alone' && { totalShareholders: 'alone' }),
  };
}
