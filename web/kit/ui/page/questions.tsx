import { Plus } from 'lucide-react';
import { Text } from '../elements/text.tsx';
import styles from './questions.module.css';

interface Item {
  question: string;
  answer: string;
}

/** Questions that open without script. */
export const Questions = ({ items }: { items: readonly Item[] }) => (
  <div className={styles.questions}>
    {items.map((item) => (
      <Question key={item.question} {...item} />
    ))}
  </div>
);

const Question = ({ question, answer }: Item) => (
  <details className={styles.question}>
    <summary className={styles.summary}>
      {question}
      <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
    </summary>
    <Text tone="secondary" className={styles.answer}>
      {answer}
    </Text>
  </details>
);
