import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './time-card.module.css';

interface TimeCardProps {
  kicker: string;
  when: string;
  detail: string;
}

/** The date of a meeting, where it is what the page is about. */
export const TimeCard = ({ kicker, when, detail }: TimeCardProps) => (
  <div className={styles.card}>
    <Text variant="overline" as="p" tone="secondary">
      {kicker}
    </Text>
    <Text variant="h3" as="p" tone="primary" className={styles.when}>
      {when}
    </Text>
    <Text tone="secondary">{detail}</Text>
  </div>
);
