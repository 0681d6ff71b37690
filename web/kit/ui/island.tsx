import type { ReactNode } from 'react';
import type { IslandName } from '../../site/islands.ts';

interface IslandProps {
  name: IslandName;
  children: ReactNode;
}

/**
 * Markup that works as it is and gets its code from `web/site/islands/<name>.ts` once it is seen or
 * touched.
 */
export const Island = ({ name, children }: IslandProps) => <div data-island={name}>{children}</div>;
