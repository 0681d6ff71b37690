import type { ProductCard } from '#api/contract.gen.d.ts';
import styles from './fact-list.module.css';
import { useFacts } from './facts.ts';

/** Names and values between hairlines. */
export const FactList = ({ product }: { product: ProductCard }) => (
  <dl className={styles.facts}>
    {useFacts(product).map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
