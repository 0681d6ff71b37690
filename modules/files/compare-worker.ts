import { type Comparison, compareTexts } from '#domain/files/comparison.ts';
import type { ForeignText } from '#domain/foreign-text.ts';

export interface CompareJob {
  before: readonly ForeignText[];
  after: readonly ForeignText[];
  /** False if the end of one text is missing. */
  whole: boolean;
}

export const answer = ({ before, after, whole }: CompareJob): Comparison =>
  compareTexts(before, after, whole);
