import type { LegalForm } from './legal-forms.ts';
import { type Question, questionNames, questions } from './queries.ts';

/**
 * “UG or GmbH?”: reasons for either form, from a few answers. It decides only where the law does; elsewhere it
 * weighs one reason per question, and says when they balance. It is no legal advice, which the law firm gives.
 */

export type Answers = { [Name in keyof typeof questions]: (typeof questions)[Name][number] };

/** Question and answer behind a reason, and the form it supports. */
export const reasons = {
  'funds:below-12500': 'ug',
  'funds:below-25000': 'ug',
  'funds:from-25000': 'gmbh',
  'kind:yes': 'gmbh',
  'finance:no': 'ug',
  'finance:yes': 'gmbh',
  'profits:keep': 'ug',
  'profits:pay-out': 'gmbh',
  'founders:alone': 'ug',
  'founders:few': 'ug',
  'founders:individual': 'gmbh',
  'image:no': 'ug',
  'image:yes': 'gmbh',
  /** Follows from no answer: the drawback of the advised form. */
  'later:costs': 'gmbh',
  'capital:bound': 'ug',
} as const satisfies Record<string, LegalForm>;
export type Reason = keyof typeof reasons;
export const reasonNames = Object.keys(reasons) as Reason[];

/** `only-…`: the law leaves no choice. */
export const verdicts = ['only-ug', 'only-gmbh', 'ug', 'gmbh', 'either'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Advice {
  verdict: Verdict;
  /** Reasons for each form; neither list is empty. */
  for: Record<LegalForm, Reason[]>;
}

/** Valid answers in a query. */
export function readAnswers(query: { get(name: string): string | null }): Partial<Answers> {
  const given = questionNames
    .map((name) => [name, query.get(name)] as const)
    .filter(([name, answer]) => questions[name].some((possible) => possible === answer));
  return Object.fromEntries(given);
}

export const isComplete = (answers: Partial<Answers>): answers is Answers =>
  questionNames.every((name) => answers[name] !== undefined);

/** Questions that are still open; none while nothing was answered. */
export const openQuestions = (answers: Partial<Answers>): Question[] => {
  const open = questionNames.filter((name) => answers[name] === undefined);
  return open.length < questionNames.length ? open : [];
};

export function adviseLegalForm(answers: Answers): Advice {
  const given = questionNames
    .map((name) => `${name}:${answers[name]}`)
    .filter((reason): reason is Reason => Object.hasOwn(reasons, reason));
  const speaking = (form: LegalForm) => given.filter((reason) => reasons[reason] === form);
  const ug = speaking('ug');
  const gmbh = speaking('gmbh');
  const verdict = decidedByLaw(answers) ?? weighed(weightOf(ug) - weightOf(gmbh));
  if (verdict.endsWith('ug')) gmbh.push('later:costs');
  if (verdict.endsWith('gmbh')) ug.push('capital:bound');
  return { verdict, for: { ug, gmbh } };
}

/** A contribution in kind counts towards the 12,500 €, so it is judged before the available money. */
function decidedByLaw({ kind, funds }: Answers): Verdict | undefined {
  if (kind === 'yes') return 'only-gmbh';
  return funds === 'below-12500' ? 'only-ug' : undefined;
}

/** Own and borrowed money distinguish the two forms; other reasons are convenience. */
const heavy: readonly Reason[] = ['funds:from-25000', 'finance:yes'];
const weightOf = (given: readonly Reason[]) =>
  given.reduce((sum, reason) => sum + (heavy.includes(reason) ? 2 : 1), 0);

/** A lead of one reason is not clear. */
function weighed(lead: number): Verdict {
  if (Math.abs(lead) <= 1) return 'either';
  return lead > 0 ? 'ug' : 'gmbh';
}
