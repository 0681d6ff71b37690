import { type Comparison, compareTexts } from '#domain/files/comparison.ts';

export interface CompareJob {
  before: readonly string[];
  after: readonly string[];
  /** False if the end of one is missing. */
  whole: boolean;
}

export const answer = ({ before, after, whole }: CompareJob): Comparison =>
  compareTexts(before, after, whole);
