import type { Status } from '#domain/foundation/statuses.ts';
import { finished } from '../../shared/ui/line.tsx';

/** Where a foundation stands on the line: all stations are done once it is registered. */
export const currentStation = ({ status, step }: { status: Status; step: number }) =>
  status === 'completed' ? finished : step;
