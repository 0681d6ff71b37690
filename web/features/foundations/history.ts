import { type Step, stepNumber } from '#domain/foundations/statuses.ts';
import type { Foundation } from '../../shared/foundations/model.ts';

/** When a step was last left for a later one; null if it has not been. */
export function doneAt({ history, step, completedAt }: Foundation, which: Step): string | null {
  const number = stepNumber(which);
  if (number === 7) return completedAt;
  if (number >= step && completedAt === null) return null;
  const reached = history.filter(({ status }) => status !== 'cancelled');
  const left = reached.findLastIndex((entry) => entry.step <= number) + 1;
  return reached[left]?.at ?? null;
}

/** Since when it stands as it does: ordering and withdrawing change that, too, in one status. */
export function sinceOf({ since, order }: Pick<Foundation, 'since' | 'order'>): string {
  const changes = [since, order?.orderedAt, order?.withdrawnAt].filter((at) => at != null);
  return changes.reduce((latest, at) => (at > latest ? at : latest));
}
