import type { ReactNode } from 'react';
import { Text } from './elements/text.tsx';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  /** Sets the section apart by its background and borders. */
  band?: boolean;
  children: ReactNode;
}

/** A section of a public page. */
export function Section({ id, band = false, children }: SectionProps) {
  return (
    <section id={id} className={band ? styles.band : styles.section}>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  kicker?: string;
  title: string;
  lead?: string;
}

export function SectionHead({ kicker, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      {kicker && (
        <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
          {kicker}
        </Text>
      )}
      <Text variant="h2">{title}</Text>
      {lead && (
        <Text variant="subtitle1" as="p" tone="secondary" className={styles.lead}>
          {lead}
        </Text>
      )}
    </div>
  );
}
