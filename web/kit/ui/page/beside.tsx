import type { ReactNode } from 'react';
import styles from './beside.module.css';

interface BesideProps {
  head: ReactNode;
  /** Stays in view beside the text; on phones it follows the head. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page about one thing: its head and text, with a card for the facts and the next step. */
export const Beside = ({ head, aside, children }: BesideProps) => (
  <div className={styles.columns}>
    <div>{head}</div>
    <div className={styles.aside}>{aside}</div>
    <div className={styles.text}>{children}</div>
  </div>
);
