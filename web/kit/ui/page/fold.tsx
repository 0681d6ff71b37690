import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  children: ReactNode;
}

/**
 * Folded on phones and open above. Browsers that cannot open `details` by style show the summary
 * everywhere.
 */
export const Fold = ({ summary, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      {summary}
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
