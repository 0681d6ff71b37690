import type { ReactNode } from 'react';
import { Text } from '../elements/text.tsx';
import styles from './prose.module.css';

/** Smaller on phones than other headlines: names of services are long words in German. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <Text variant="h1" className={styles.pageTitle}>
    {children}
  </Text>
);

/** A part of a longer text, under its own heading. */
export const TextPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Text variant="h4" as="h2" className={styles.title}>
      {title}
    </Text>
    {children}
  </section>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className={styles.paragraph}>{children}</Text>
);
