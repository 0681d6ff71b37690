import { type Status, stepNumber } from '#domain/foundations/statuses.ts';
import { finished } from '../../../kit/ui/line.tsx';

/**
 * Where a foundation stands on the line: all stations are done once it is registered, and until the
 * notary has sent the deed it stands at the notary, though its sixth step has begun.
 */
export function currentStation({ status, step }: { status: Status; step: number }): number {
  if (status === 'completed') return finished;
  return status === 'foundation-certificate-pending' ? stepNumber('notary-appointment') : step;
}
