import { finished } from '../../shared/ui/line.tsx';
import type { FoundationCard } from '../foundation/types.ts';

/** Where the line of a foundation stands; all stations are done once it is registered. */
export const lineOf = ({ status, step }: Pick<FoundationCard, 'status' | 'step'>) =>
  status === 'completed' ? finished : step;
