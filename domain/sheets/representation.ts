import type { ManagingDirector } from '../foundations/people/people.ts';
import type { SheetWords } from './words.de.ts';

/** How one managing director represents the company (§ 8 (4) no. 2 GmbHG, § 181 BGB). */
export function representationOf(
  { alone, selfDealing }: ManagingDirector,
  { application }: SheetWords,
): string {
  const how = alone ? application.alone : application.together;
  return `${how}; ${selfDealing ? application.exempt : application.notExempt}`;
}
