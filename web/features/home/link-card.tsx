import type { ComponentType } from 'react';
import { CoveringLink } from '../../kit/ui/cards/covering-link.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import type { IllustrationProps } from '../../kit/ui/illustrations.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  href: string;
  title: string;
  text: string;
  Picture?: ComponentType<IllustrationProps>;
  /** Phones show the title alone. */
  brief?: boolean;
}

/** An item of a list whose title is a link that covers the whole card; on phones a plain row. */
export function LinkCard({ href, title, text, Picture, brief = false }: LinkCardProps) {
  return (
    <Card as="li" covered className={styles.card}>
      {Picture && (
        <div className={styles.picture}>
          <Picture size={52} />
        </div>
      )}
      <div>
        <Text variant="h4" as="h3" className={styles.title}>
          <CoveringLink href={href}>{title}</CoveringLink>
        </Text>
        <Text tone="secondary" className={brief ? styles.briefText : styles.text}>
          {text}
        </Text>
      </div>
    </Card>
  );
}
