import type { TotalShareholders } from '../foundations/steps/core-data-schema.ts';
import type { CalculatorInput } from './calculator.ts';
import type { Answers, Verdict } from './legal-form-advice.ts';
import type { LegalForm } from './legal-forms.ts';

/**
 * What the calculator and the questions of the site know about a company, by the fields of the core
 * data. Free of zod, because it also runs in the browser.
 */
export interface Planned {
  legalForm?: LegalForm;
  /** As typed. */
  shareCapital?: string;
  totalShareholders?: TotalShareholders;
}

const byCount: readonly TotalShareholders[] = ['alone', 'two', 'three'];

export const plannedByCosts = ({ form, capital, shareholders }: CalculatorInput): Planned => ({
  legalForm: form,
  shareCapital: capital.trim(),
  totalShareholders: byCount[Number(shareholders.trim()) - 1] ?? 'more-than-three',
});

/** Two or three, or more of them, is no number yet; nor is a verdict that leaves both forms. */
export function plannedByAnswers(answers: Partial<Answers>, verdict: Verdict): Planned {
  const legalForm = verdict === 'either' ? undefined : verdict.endsWith('gmbh') ? 'gmbh' : 'ug';
  return {
    ...(legalForm && { legalForm }),
    ...(answers.founders === 'alone' && { totalShareholders: 'alone' }),
  };
}
