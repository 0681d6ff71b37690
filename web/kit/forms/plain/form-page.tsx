import type { ReactNode } from 'react';
import { Card } from '../../ui/elements/card.tsx';
import { Main } from '../../ui/page/main.tsx';
import styles from './form-page.module.css';

interface FormPageProps {
  /** Why and what for, beside the form; above it on phones. */
  intro: ReactNode;
  /** Below both. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page whose one job is a form. */
export const FormPage = ({ intro, after, children }: FormPageProps) => (
  <Main className={styles.page}>
    <div className={styles.columns}>
      <div className={styles.intro}>{intro}</div>
      <Card className={styles.form}>{children}</Card>
    </div>
    {after}
  </Main>
);

/** A single card for what takes the place of a form. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <Main className={styles.narrow}>
    <Card className={styles.card}>{children}</Card>
  </Main>
);
