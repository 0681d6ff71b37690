import { describe, expect, test } from 'vitest';
import {
  type Answers,
  adviseLegalForm,
  isComplete,
  openQuestions,
  readAnswers,
  reasons,
} from '#domain/pricing/legal-form-advice.ts';
import { questionNames, questions } from '#domain/pricing/queries.ts';

const small: Answers = {
  funds: 'below-25000',
  kind: 'no',
  finance: 'no',
  profits: 'keep',
  founders: 'alone',
  image: 'no',
};
const verdictFor = (change: Partial<Answers>) => adviseLegalForm({ ...small, ...change }).verdict;

describe('UG or GmbH', () => {
  test('the law decides where it leaves no choice', () => {
    expect(verdictFor({ funds: 'below-12500' })).toBe('only-ug');
    expect(verdictFor({ kind: 'yes' })).toBe('only-gmbh');
    // A contribution in kind counts towards what a GmbH needs before filing.
    expect(verdictFor({ kind: 'yes', funds: 'below-12500' })).toBe('only-gmbh');
  });

  test('otherwise reasons are weighed, money most, and a lead of one is none', () => {
    expect(verdictFor({})).toBe('ug');
    expect(verdictFor({ finance: 'yes' })).toBe('ug');
    expect(verdictFor({ finance: 'yes', image: 'yes' })).toBe('either');
    expect(verdictFor({ finance: 'yes', image: 'yes', profits: 'pay-out' })).toBe('gmbh');
    expect(verdictFor({ profits: 'pay-out', image: 'yes' })).toBe('either');
    // The capital is there and investors are to come, though profits stay and two found.
    expect(verdictFor({ funds: 'from-25000', finance: 'yes', image: 'yes', founders: 'few' })).toBe(
      'gmbh',
    );
    expect(
      verdictFor({ finance: 'yes', image: 'yes', profits: 'pay-out', funds: 'from-25000' }),
    ).toBe('gmbh');
  });

  test('every advice names reasons for both forms, each from an answer or in any case', () => {
    for (const answers of everyCombination()) {
      const advice = adviseLegalForm(answers);
      for (const form of ['ug', 'gmbh'] as const) {
        expect(advice.for[form].length, JSON.stringify(answers)).toBeGreaterThan(0);
        expect(advice.for[form].every((reason) => reasons[reason] === form)).toBe(true);
      }
    }
    expect(adviseLegalForm(small).for.gmbh).toEqual(['later:costs']);
    expect(adviseLegalForm({ ...small, kind: 'yes' }).for.ug).toContain('capital:bound');
  });

  test('answers are read from the address; unknown ones count as missing', () => {
    const query = new URLSearchParams(small);
    expect(readAnswers(query)).toEqual(small);
    query.set('image', 'perhaps');
    const { image: _, ...others } = small;
    expect(readAnswers(query)).toEqual(others);
    expect(isComplete(readAnswers(query))).toBe(false);
    expect(isComplete(small)).toBe(true);
    expect(openQuestions(others)).toEqual(['image']);
    expect([openQuestions({}), openQuestions(small)]).toEqual([[], []]);
  });
});

function everyCombination(): Answers[] {
  return questionNames.reduce<Partial<Answers>[]>(
    (begun, name) =>
      begun.flatMap((one) => questions[name].map((answer) => ({ ...one, [name]: answer }))),
    [{}],
  ) as Answers[];
}
