import type { Expected } from '#domain/contributions/expected.ts';
import type { StatementFault } from '#domain/contributions/statement-faults.ts';
import { type Suggestion, suggester } from '#domain/contributions/suggest.ts';
import { readStatement, type Statement } from './read-statement.ts';

export interface StatementJob {
  bytes: Uint8Array;
  /** Such as `2026-12-03`. */
  today: string;
  expected: readonly Expected[];
}

export interface Suggested extends Omit<Statement, 'lines'> {
  lines: (Statement['lines'][number] & { suggestion: Suggestion | null })[];
}

/** What came in, and whose contribution each payment probably is: names of others are compared here as well. */
export function answer({
  bytes,
  today,
  expected,
}: StatementJob): Suggested | { fault: StatementFault } {
  const found = readStatement(bytes, today);
  if ('fault' in found) return found;
  const suggestionFor = suggester(expected);
  const lines = found.lines.map((line) => ({ ...line, suggestion: suggestionFor(line) }));
  return { ...found, lines };
}
