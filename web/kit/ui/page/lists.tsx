import { Check, Minus } from 'lucide-react';
import styles from './lists.module.css';

interface ItemsProps {
  items: readonly string[];
}

/** What is included, with checks, or left out, with dashes. */
export function MarkedList({ items, included }: ItemsProps & { included: boolean }) {
  const Icon = included ? Check : Minus;
  return (
    <ul className={styles.marked}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Steps along the line, with hollow stations. */
export const StepList = ({ items }: ItemsProps) => (
  <ol className={styles.steps}>
    {items.map((item) => (
      <li key={item} className={styles.step}>
        {item}
      </li>
    ))}
  </ol>
);
