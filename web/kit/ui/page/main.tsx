import type { ReactNode } from 'react';
import { classes } from '../elements/classes.ts';
import styles from './main.module.css';

interface MainProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What the skip link leads to; it takes the focus without showing it. */
export const Main = ({ className, children }: MainProps) => (
  <main id="content" tabIndex={-1} className={classes(styles.main, className)}>
    {children}
  </main>
);

/** A page of text, as wide as it reads well. */
export const ReadingPage = ({ children }: { children: ReactNode }) => (
  <Main className={styles.reading}>{children}</Main>
);
