import type { LegalForm } from './legal-forms.ts';
import { type Question, questionNames, questions } from './queries.ts';

/**
 * “UG or GmbH?”: what speaks for either form, given a few answers. It decides only where the law
 * does; elsewhere it weighs a reason per question and says so when they balance. Not legal advice: the
 * law firm gives that.
 */

export type Answers = { [Name in keyof typeof questions]: (typeof questions)[Name][number] };

/** Question and answer that a reason comes from, and the form it speaks for. */
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
  /** Not from an answer: what the form advised has against it in any case. */
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
  /** What speaks for either form; neither list is empty. */
  for: Record<LegalForm, Reason[]>;
}

interface Query {
  get(name: string): string | null;
}

/** The answers in a query that are among the possible ones. */
export function readAnswers(query: Query): Partial<Answers> {
  const given = questionNames
    .map((name) => [name, query.get(name)] as const)
    .filter(([name, answer]) => questions[name].some((possible) => possible === answer));
  return Object.fromEntries(given);
}

export const isComplete = (answers: Partial<Answers>): answers is Answers =>
  questionNames.every((name) => answers[name] !== undefined);

/** Those that an advice still waits for; none while nothing was answered. */
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

/** A contribution in kind counts towards the 12,500 €, so it goes before the money at hand. */
function decidedByLaw({ kind, funds }: Answers): Verdict | undefined {
  if (kind === 'yes') return 'only-gmbh';
  return funds === 'below-12500' ? 'only-ug' : undefined;
}

/** Money at hand and money from others are what the two forms differ by; the rest is convenience. */
const heavy: readonly Reason[] = ['funds:from-25000', 'finance:yes'];
const weightOf = (given: readonly Reason[]) =>
  given.reduce((sum, reason) => sum + (heavy.includes(reason) ? 2 : 1), 0);

/** One reason more is no clear lead. */
function weighed(lead: number): Verdict {
  if (Math.abs(lead) <= 1) return 'either';
  return lead > 0 ? 'ug' : 'gmbh';
}
